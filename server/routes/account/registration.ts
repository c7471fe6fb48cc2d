import * as z from 'zod/mini';
import { Acknowledgement } from '../../../generated/model/acknowledgement.zod.ts';
import { CheckEmailParams } from '../../../generated/model/check-email-params.zod.ts';
import { CheckNicknameParams } from '../../../generated/model/check-nickname-params.zod.ts';
import { CodeVerificationRequest } from '../../../generated/model/code-verification-request.zod.ts';
import { PasswordRegistrationRequest } from '../../../generated/model/password-registration-request.zod.ts';
import { ProviderRegistrationRequest } from '../../../generated/model/provider-registration-request.zod.ts';
import { RegistrationForm } from '../../../generated/model/registration-form.zod.ts';
import { TakenResponse } from '../../../generated/model/taken-response.zod.ts';
import { VerificationMailRequest } from '../../../generated/model/verification-mail-request.zod.ts';
import { describeError } from '../../observe/log.ts';
import { operation } from '../../http/operation.ts';
import { badRequest, Refusal } from '../../refusals/refusal.ts';
import { signIn } from '../../http/sign-in.ts';
import {
  completeEmailRegistration,
  confirmCode,
  createCode,
  refuseTakenEmail,
  REGISTRATION_LIFETIME_MS,
  requireProof,
  requireProvenEmail,
  savePassword,
  toCodeMail,
} from '../../services/accounts/email-registration.ts';
import { deleteImage, IMAGE_MAX_BYTES, imageUrlOf, storeImage } from '../../services/community/images.ts';
import { hashPassword } from '../../secrets/passwords.ts';
import type { Attempt } from '../../refusals/rate-limit.ts';
import { readRegistrationAnswers } from '../../services/accounts/registration-data.ts';
import {
  completeSocialRegistration,
  recallSocialAccount,
  SOCIAL_SIGNUP_COOKIE,
  unknownProvider,
  wrongSocialCode,
} from '../../services/accounts/social-registration.ts';
import { hasHiddenCharacters } from '../../services/texts.ts';
import { emailKeyOf, findUserByEmail, isNicknameTaken, isPlainEmail } from '../../services/accounts/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Mails to one email. */
const MAIL_LIMIT = { max: 5, windowMs: HOUR_MS };

/** Mails asked for from one address. */
const MAIL_ADDRESS_LIMIT = { max: 60, windowMs: HOUR_MS };

/** Codes tried from one address. */
const CODE_ADDRESS_LIMIT = { max: 120, windowMs: HOUR_MS };

/** Duplicate checks from one address: they tell who has an account. */
const CHECK_ADDRESS_LIMIT = { max: 60, windowMs: MINUTE_MS };

/** Last steps of a signup without a proof of the email, from one address: they tell who has an account, too. */
const UNPROVEN_ADDRESS_LIMIT = CHECK_ADDRESS_LIMIT;

/** Passwords registered from one address: each one is costly to hash. */
const PASSWORD_ADDRESS_LIMIT = { max: 60, windowMs: HOUR_MS };

/** Holds the proof that this browser confirmed the code of its email. */
const SIGNUP_COOKIE = 'SIGNUP';

/** Room for the other parts of a form beside a picture. */
const FORM_BYTES = 64 * 1024;

const invalidEmail = () => badRequest('이메일 형식을 확인해주세요.');

const countCheck = ({ clientAddress }: { clientAddress: string }): Attempt[] => [
  { key: `check from ${clientAddress}`, limit: CHECK_ADDRESS_LIMIT },
];

const checkEmail = operation({
  access: 'visitor',
  query: CheckEmailParams,
  answer: TakenResponse,
  refuseInvalid: invalidEmail,
  attempts: countCheck,
  async handle({ query }, { db }) {
    if (!isPlainEmail(query.email)) throw invalidEmail();
    const isTaken = (await findUserByEmail(db, query.email)) !== undefined;
    return isTaken
      ? { success: true, message: '이미 사용중인 이메일입니다.', data: true }
      : { success: true, data: false };
  },
});

const sendVerificationCode = operation({
  access: 'visitor',
  json: VerificationMailRequest,
  answer: Acknowledgement,
  attempts: ({ clientAddress }) => [{ key: `mail from ${clientAddress}`, limit: MAIL_ADDRESS_LIMIT }],
  async handle({ json: { email }, now, waitFor }, { db, mailer, log, rateLimits }) {
    if (!isPlainEmail(email)) throw badRequest();
    await refuseTakenEmail(db, email);
    await rateLimits.count({ key: `mail ${emailKeyOf(email)}`, limit: MAIL_LIMIT });
    const code = await createCode(db, email, now);
    await waitFor('mail');
    try {
      await mailer.send(toCodeMail(email, code));
    } catch (error) {
      log('error', 'mail failed', describeError(error));
      throw new Refusal(500, 'SEND_FAILED', { message: '인증번호 전송 중 오류가 발생했습니다.' });
    }
    return { success: true, message: '인증번호를 보냈어요.' };
  },
});

const verifyEmailCode = operation({
  access: 'visitor',
  json: CodeVerificationRequest,
  answer: Acknowledgement,
  attempts: ({ clientAddress }) => [{ key: `code from ${clientAddress}`, limit: CODE_ADDRESS_LIMIT }],
  async handle({ json: { email, code }, now, setCookie }, { db }) {
    const token = await confirmCode(db, email, code, now);
    setCookie(SIGNUP_COOKIE, token, { maxAgeMs: REGISTRATION_LIFETIME_MS });
    return { success: true, message: '이메일 인증이 완료됐어요.' };
  },
});

const registerPassword = operation({
  access: 'visitor',
  json: PasswordRegistrationRequest,
  answer: Acknowledgement,
  refuseInvalid: () => badRequest('비밀번호 형식을 확인해주세요.'),
  attempts: ({ clientAddress }) => [{ key: `password from ${clientAddress}`, limit: PASSWORD_ADDRESS_LIMIT }],
  async handle({ json: { email, password }, now, readCookie }, { db, passwordCost }) {
    const token = readCookie(SIGNUP_COOKIE);
    await requireProvenEmail(db, email, token, now);
    await savePassword(db, email, token, await hashPassword(password, passwordCost), now);
    return { success: true };
  },
});

const checkNickname = operation({
  access: 'visitor',
  query: CheckNicknameParams,
  answer: TakenResponse,
  failureMessage: '닉네임 확인 중 오류가 발생했습니다.',
  attempts: countCheck,
  async handle({ query }, { db }) {
    if (hasHiddenCharacters(query.nickname)) throw badRequest();
    return (await isNicknameTaken(db, query.nickname))
      ? { success: true, message: '이미 사용중인 닉네임입니다.', data: true }
      : { success: true, message: '사용할 수 있는 닉네임입니다.', data: false };
  },
});

const completeRegistration = operation({
  access: 'visitor',
  form: RegistrationForm,
  maxBodyBytes: IMAGE_MAX_BYTES + FORM_BYTES,
  answer: Acknowledgement,
  admitLargeBody: ({ readCookie, now }, { db }) => requireProof(db, readCookie(SIGNUP_COOKIE), now),
  async handle(request, { db, storage, rateLimits }) {
    const { data, profile: picture } = request.form;
    const { now, clientAddress, readCookie } = request;
    if (!isPlainEmail(data.email)) throw badRequest();
    const token = readCookie(SIGNUP_COOKIE);
    await requireProvenEmail(db, data.email, token, now, () =>
      rateLimits.count({ key: `unproven from ${clientAddress}`, limit: UNPROVEN_ADDRESS_LIMIT }),
    );
    const answers = await readRegistrationAnswers(db, data, now);
    const key = picture && (await storeImage(storage, 'profiles', picture));
    let userId: number;
    try {
      const profile = { ...answers, profileImage: key === undefined ? null : imageUrlOf(key) };
      userId = await completeEmailRegistration(db, data.email, token, profile, now);
    } catch (error) {
      if (key !== undefined) await deleteImage(storage, key);
      throw error;
    }
    request.removeCookie(SIGNUP_COOKIE);
    await signIn(request, db, userId);
    return { success: true, message: '회원가입이 완료되었습니다.' };
  },
});

const completeProviderRegistration = operation({
  access: 'visitor',
  path: z.object({ provider: z.string() }),
  json: ProviderRegistrationRequest,
  answer: Acknowledgement,
  async handle(request, { db, socialProviders, rateLimits }) {
    const { provider } = request.path;
    const { json, now, clientAddress } = request;
    if (!socialProviders.has(provider)) throw unknownProvider();
    const code = { provider, code: json.code, token: request.readCookie(SOCIAL_SIGNUP_COOKIE) };
    const account = await recallSocialAccount(db, code, now);
    if (account === undefined) {
      await rateLimits.count({ key: `unproven from ${clientAddress}`, limit: UNPROVEN_ADDRESS_LIMIT });
      throw wrongSocialCode();
    }
    const answers = await readRegistrationAnswers(db, json, now);
    const userId = await completeSocialRegistration(db, provider, account, answers);
    await signIn(request, db, userId);
    return { success: true, message: '회원가입이 완료되었습니다.' };
  },
});

export const registrationHandlers = {
  checkEmail,
  sendVerificationCode,
  verifyEmailCode,
  registerPassword,
  checkNickname,
  completeRegistration,
  completeProviderRegistration,
};
