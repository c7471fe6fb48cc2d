import { eq } from 'drizzle-orm';
import { AccountDeletionRequest } from '../../generated/model/account-deletion-request.zod.ts';
import { Acknowledgement } from '../../generated/model/acknowledgement.zod.ts';
import { AlertKeyResponse } from '../../generated/model/alert-key-response.zod.ts';
import { AlertSubscription } from '../../generated/model/alert-subscription.zod.ts';
import { AlertUnsubscription } from '../../generated/model/alert-unsubscription.zod.ts';
import { PersonalDataResponse } from '../../generated/model/personal-data-response.zod.ts';
import { users } from '../db/schema.ts';
import { operation, SESSION_COOKIE } from '../http/operation.ts';
import { describeError } from '../observe/log.ts';
import { notFound, Refusal, unauthorized } from '../refusals/refusal.ts';
import { addDevice, removeDevice } from '../services/upkeep/alerts.ts';
import { deleteAccount } from '../services/accounts/delete-account.ts';
import { PASSWORD_LIMIT, verifyPassword } from '../secrets/passwords.ts';
import { recordEnded } from '../services/accounts/ended-accounts.ts';
import { loadPersonalData } from '../services/accounts/personal-data.ts';
import { endSession } from '../services/accounts/sessions.ts';

/** Copies of one user's data: each reads all that there is. */
const EXPORT_LIMIT = { max: 200, windowMs: 60 * 60_000 };

const signOut = operation({
  access: 'visitor',
  answer: Acknowledgement,
  async handle({ sessionToken, removeCookie }, { db }) {
    if (sessionToken !== undefined) await endSession(db, sessionToken);
    removeCookie(SESSION_COOKIE);
    return { success: true };
  },
});

const passwordRequired = () => new Refusal(403, 'PASSWORD_REQUIRED', { message: '비밀번호를 입력해주세요.' });

const wrongPassword = () => new Refusal(403, 'WRONG_PASSWORD', { message: '비밀번호가 일치하지 않습니다.' });

const endAccount = operation({
  access: 'user',
  json: AccountDeletionRequest,
  answer: Acknowledgement,
  async handle({ viewer, json: { password }, now, removeCookie }, deps) {
    const { db, passwordCost, rateLimits } = deps;
    const user = await db.query.users.findFirst({ where: eq(users.id, viewer.userId) });
    if (user === undefined) throw unauthorized();
    if (user.passwordHash !== null) {
      if (password === undefined) throw passwordRequired();
      await rateLimits.count({ key: `passwords of ${viewer.userId}`, limit: PASSWORD_LIMIT });
      if (!(await verifyPassword(password, user.passwordHash, passwordCost))) throw wrongPassword();
    }
    await deleteAccount(deps, viewer.userId, now);
    await recordEnded(deps).catch((error: unknown) =>
      deps.log('warning', 'the end of an account is not on record for now', describeError(error)),
    );
    deps.mapTiles.forget();
    removeCookie(SESSION_COOKIE);
    return { success: true, message: '회원 탈퇴가 완료되었습니다.' };
  },
});

const exportAccount = operation({
  access: 'user',
  answer: PersonalDataResponse,
  attempts: ({ viewer }) => [{ key: `copies for ${viewer.userId}`, limit: EXPORT_LIMIT }],
  async handle({ viewer, now }, { db, storage }) {
    const data = await loadPersonalData({ db, storage }, viewer.userId, now);
    if (data === undefined) throw unauthorized();
    return { success: true, data };
  },
});

/** Devices of one user: a browser that gets a new address tells it. */
const DEVICE_LIMIT = { max: 200, windowMs: 60 * 60_000 };

const getAlertKey = operation({
  access: 'user',
  answer: AlertKeyResponse,
  async handle(_, { settings }) {
    const { push } = settings;
    if (push === undefined) throw notFound();
    return { success: true, data: { publicKey: push.publicKey } };
  },
});

const subscribeToAlerts = operation({
  access: 'user',
  json: AlertSubscription,
  answer: Acknowledgement,
  attempts: ({ viewer }) => [{ key: `devices of ${viewer.userId}`, limit: DEVICE_LIMIT }],
  async handle({ viewer: { userId }, sessionToken, json }, deps) {
    if (sessionToken === undefined) throw unauthorized();
    await addDevice(deps, { userId, sessionToken }, json);
    return { success: true };
  },
});

const unsubscribeFromAlerts = operation({
  access: 'user',
  json: AlertUnsubscription,
  answer: Acknowledgement,
  async handle({ viewer, json }, deps) {
    await removeDevice(deps, viewer.userId, json.endpoint);
    return { success: true };
  },
});

export const proposedHandlers = {
  signOut,
  deleteAccount: endAccount,
  exportAccount,
  getAlertKey,
  subscribeToAlerts,
  unsubscribeFromAlerts,
};
