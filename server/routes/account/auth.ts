import * as z from 'zod/mini';
import { and, eq, ne } from 'drizzle-orm';
import { Acknowledgement } from '../../../generated/model/acknowledgement.zod.ts';
import { LoginRequest } from '../../../generated/model/login-request.zod.ts';
import { LoginWithProviderParams } from '../../../generated/model/login-with-provider-params.zod.ts';
import { ResetPasswordParams } from '../../../generated/model/reset-password-params.zod.ts';
import { SocialLoginResponse } from '../../../generated/model/social-login-response.zod.ts';
import { sessions, users } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { badRequest, forbidden, Refusal, unauthorized } from '../../refusals/refusal.ts';
import { signIn } from '../../http/sign-in.ts';
import { lockUser } from '../../services/hallabong/hallabong.ts';
import { hashPassword, PASSWORD_LIMIT, verifyPassword } from '../../secrets/passwords.ts';
import { findBrowserOf } from '../../services/accounts/sessions.ts';
import {
  recallSocialAccount,
  rememberSocialAccount,
  SOCIAL_CODE_LIFETIME_MS,
  SOCIAL_SIGNUP_COOKIE,
  unknownProvider,
  wrongSocialCode,
} from '../../services/accounts/social-registration.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { emailKeyOf, findUserBySocialAccount } from '../../services/accounts/users.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

/**
 * Failed logins to one account from one address, or in one browser of its owner: what others do, at the same address
 * too, does not keep the owner out of a browser of theirs.
 */
const LOGIN_LIMIT = { max: 10, windowMs: QUARTER_HOUR_MS };

/**
 * Failed logins to one account from all other browsers. Far above the limit of one address, because who reaches it
 * keeps the owner out of new browsers: that takes a hundred networks at work.
 */
const ACCOUNT_LIMIT = { max: 1000, windowMs: QUARTER_HOUR_MS };

/** Logins from one address to anybody. */
const ADDRESS_LIMIT = { max: 500, windowMs: QUARTER_HOUR_MS };

/** Social logins from one address. */
const SOCIAL_LIMIT = { max: 200, windowMs: QUARTER_HOUR_MS };

const wrongLogin = () =>
  new Refusal(401, 'WRONG_LOGIN', { message: '이메일 또는 비밀번호가 일치하지 않습니다.' });

const login = operation({
  access: 'visitor',
  json: LoginRequest,
  answer: Acknowledgement,
  attempts: ({ clientAddress }) => [{ key: `login from ${clientAddress}`, limit: ADDRESS_LIMIT }],
  async handle(request, { db, passwordCost, rateLimits }) {
    const { json, clientAddress } = request;
    const emailKey = emailKeyOf(json.email);
    const [user] = await db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.emailKey, emailKey));
    const browser = user && (await findBrowserOf(db, user.id, request.sessionToken));
    const fromHere = { key: `login ${emailKey} ${browser ?? clientAddress}`, limit: LOGIN_LIMIT };
    const fromAnywhere = { key: `login ${emailKey}`, limit: ACCOUNT_LIMIT };
    await rateLimits.count(fromHere);
    if (browser === undefined) await rateLimits.count(fromAnywhere);

    const matches = await verifyPassword(json.password, user?.passwordHash, passwordCost);
    if (user === undefined || !matches) throw wrongLogin();
    await rateLimits.forget(fromHere);
    await rateLimits.forget(fromAnywhere);
    await db.transaction(async (transaction) => {
      // The password may have changed while it was verified: a change signs out everywhere, and so does not miss this.
      await lockUser(transaction, user.id);
      const present = await transaction.query.users.findFirst({ where: eq(users.id, user.id) });
      if (present?.passwordHash !== user.passwordHash) throw wrongLogin();
      await signIn(request, transaction, user.id);
    });
    return { success: true, message: '로그인되었습니다.' };
  },
});

const loginWithProvider = operation({
  access: 'visitor',
  path: z.object({ provider: z.string() }),
  query: LoginWithProviderParams,
  answer: SocialLoginResponse,
  attempts: ({ clientAddress }) => [{ key: `social login from ${clientAddress}`, limit: SOCIAL_LIMIT }],
  async handle(request, { db, socialProviders }) {
    const { provider: name } = request.path;
    const { code } = request.query;
    const { now } = request;
    const provider = socialProviders.get(name);
    if (provider === undefined) throw unknownProvider();

    const shown = { provider: name, code, token: request.readCookie(SOCIAL_SIGNUP_COOKIE) };
    const recalled = await recallSocialAccount(db, shown, now);
    if (recalled === undefined) await request.waitFor('social');
    const account = recalled ?? (await provider.exchange(code));
    if (account === undefined) throw wrongSocialCode();
    const userId = await findUserBySocialAccount(db, name, account.subject);
    if (userId === undefined) {
      if (recalled === undefined) {
        const token = await rememberSocialAccount(db, shown, account, now);
        request.setCookie(SOCIAL_SIGNUP_COOKIE, token, { maxAgeMs: SOCIAL_CODE_LIFETIME_MS });
      }
      const { email = null, nickname = null } = account;
      return { success: true, data: { isNewUser: true, email, nickname } };
    }
    // A code that a signup has used opens nothing any more: an address bar remembers it for too long.
    if (recalled !== undefined) throw wrongSocialCode();
    await signIn(request, db, userId);
    const user = await db.query.users.findFirst({ where: eq(users.id, userId) });
    const { email = null, nickname = null } = user ?? {};
    return { success: true, data: { isNewUser: false, email, nickname } };
  },
});

const resetPassword = operation({
  access: 'user',
  query: ResetPasswordParams,
  answer: Acknowledgement,
  refuseInvalid: () => badRequest('비밀번호 형식을 확인해주세요.'),
  async handle({ viewer, query, sessionToken = '' }, { db, passwordCost, rateLimits }) {
    const user = await db.query.users.findFirst({ where: eq(users.id, viewer.userId) });
    if (user === undefined) throw unauthorized();
    if (user.emailKey !== emailKeyOf(query.email)) throw forbidden();
    await rateLimits.count({ key: `passwords of ${viewer.userId}`, limit: PASSWORD_LIMIT });
    if (await verifyPassword(query.newPassword, user.passwordHash, passwordCost)) {
      throw new Refusal(400, 'PASSWORD_REFUSED', { message: '지금 쓰는 비밀번호와 다르게 정해주세요.' });
    }
    const passwordHash = await hashPassword(query.newPassword, passwordCost);
    await db.transaction(async (transaction) => {
      await lockUser(transaction, user.id);
      // Another change may have signed this browser out meanwhile.
      if ((await findBrowserOf(transaction, user.id, sessionToken)) === undefined) throw unauthorized();
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
      // Whoever knew the old password is signed out everywhere else.
      const isElsewhere = ne(sessions.tokenHash, hashToken(sessionToken));
      await transaction.delete(sessions).where(and(eq(sessions.userId, user.id), isElsewhere));
    });
    return { success: true, message: '비밀번호가 변경되었습니다.' };
  },
});

export const authHandlers = { login, loginWithProvider, resetPassword };
