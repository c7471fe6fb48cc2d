import * as z from 'zod/mini';
import { newPasswordError, PASSWORDS_DIFFER_TEXT } from './new-password.ts';

/**
 * A new password of the account, typed twice (2 §5): good by the rules of signup, of which the first message counts,
 * and the same both times.
 */
export const AccountPasswordSchema = z
  .object({
    password: z.string().check((field) => {
      const message = newPasswordError(field.value);
      if (message !== undefined) field.issues.push({ code: 'custom', input: field.value, message });
    }),
    confirm: z.string(),
  })
  .check(
    z.refine(({ password, confirm }) => confirm === password, {
      path: ['confirm'],
      message: PASSWORDS_DIFFER_TEXT,
    }),
  );
