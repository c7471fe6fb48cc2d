import * as z from 'zod/mini';
import { LOGIN_PASSWORD_MIN } from '../limits.ts';
import { countCharacters } from '../format/text.ts';
import { isEmailFormat } from '../signup/signup-email.ts';

/**
 * Email and password at login (1 §5), of which the first message of each field counts. The email, without the spaces
 * around it: non-empty, then an at sign, then the stricter rule of the authentication layer. The password: non-empty,
 * then 8 characters or more.
 */
export const LoginSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '이메일을 입력해주세요.'),
      z.includes('@', '올바른 이메일 형식이 아닙니다.'),
      z.refine(isEmailFormat, '유효한 이메일 형식이 아닙니다.'),
    ),
  password: z.string().check(
    z.minLength(1, '비밀번호를 입력해주세요.'),
    z.refine((password) => countCharacters(password) >= LOGIN_PASSWORD_MIN, '8자 이상 입력해주세요.'),
  ),
});
