import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { AlertSubscription } from '../../../generated/model/alert-subscription.zod.ts';
import { alertSubscriptions, attendance, comments, sessions, spots, users } from '../../db/schema.ts';
import type { Database } from '../../db/client.ts';
import { describeError, type Log } from '../../observe/log.ts';
import { badRequest, notFound } from '../../refusals/refusal.ts';
import { seoulDayBefore, seoulDayOf, sinceSeoulMidnight } from '../days.ts';
import { hashToken } from '../../secrets/tokens.ts';
import {
  readAddress,
  type Alert,
  type AlertDevice,
  type AlertSender,
  type AlertSenders,
} from './senders/sender.ts';

const HOUR_MS = 3_600_000;

/** From when on users are told in the evening that their streak is about to end, in hours (Asia/Seoul). */
const EVENING_FROM = 19;
const EVENING_UNTIL = 22;

/** How much of a comment an alert tells, in characters. */
const TOLD_MAX = 80;

/** How many devices of one user get alerts; the newest take the place of others. */
const DEVICES_MAX = 20;

interface Store {
  db: Database;
}

interface Senders {
  alertSenders: AlertSenders;
}

/** What alerts are sent with. */
interface AlertDeps extends Store, Senders {
  log: Log;
}

const hasSenders = ({ alertSenders }: Senders) => Object.keys(alertSenders).length > 0;

/**
 * The sender for the kind of a device.
 * @throws a Refusal where this server sends nothing to that kind
 */
function requireSender({ alertSenders }: Senders, endpoint: string): AlertSender {
  const sender = alertSenders[readAddress(endpoint).platform];
  if (sender === undefined) throw notFound();
  return sender;
}

/**
 * Keeps a device of a session.
 * @throws a Refusal where this server sends nothing to that kind of device, and for an address that is not sent to
 */
export async function addDevice(
  deps: Store & Senders,
  owner: { userId: number; sessionToken: string },
  { endpoint, keys }: AlertSubscription,
): Promise<void> {
  const { db } = deps;
  const { p256dh = null, auth = null } = keys ?? {};
  if (!requireSender(deps, endpoint).takes({ endpoint, p256dh, auth })) throw badRequest();
  const device = { tokenHash: hashToken(owner.sessionToken), userId: owner.userId, p256dh, auth };
  await db.transaction(async (transaction) => {
    const others = await transaction
      .select({ endpoint: alertSubscriptions.endpoint })
      .from(alertSubscriptions)
      .innerJoin(sessions, eq(sessions.tokenHash, alertSubscriptions.tokenHash))
      .where(and(eq(alertSubscriptions.userId, owner.userId), ne(alertSubscriptions.endpoint, endpoint)))
      .orderBy(sql`${sessions.createdAt} desc`)
      .offset(DEVICES_MAX - 1);
    const surplus = others.map((other) => other.endpoint);
    if (surplus.length > 0) {
      await transaction.delete(alertSubscriptions).where(inArray(alertSubscriptions.endpoint, surplus));
    }
    await transaction
      .insert(alertSubscriptions)
      .values({ endpoint, ...device })
      .onConflictDoUpdate({ target: alertSubscriptions.endpoint, set: device });
  });
}

/**
 * Forgets a device of a user.
 * @throws a Refusal where this server sends nothing to that kind of device
 */
export async function removeDevice(deps: Store & Senders, userId: number, endpoint: string): Promise<void> {
  requireSender(deps, endpoint);
  await deps.db
    .delete(alertSubscriptions)
    .where(and(eq(alertSubscriptions.endpoint, endpoint), eq(alertSubscriptions.userId, userId)));
}

/** Sends an alert to one device, and forgets the device when its push service does not know it any more. */
async function sendTo(
  { db, log, alertSenders }: AlertDeps,
  device: AlertDevice,
  alert: Alert,
  now: Date,
): Promise<void> {
  // What it was kept under may have changed since.
  const { platform } = readAddress(device.endpoint);
  const sender = alertSenders[platform];
  if (sender?.takes(device) !== true) return;
  try {
    const sending = await sender.send(device, alert, now);
    if (sending === 'gone') {
      await db.delete(alertSubscriptions).where(eq(alertSubscriptions.endpoint, device.endpoint));
    } else if (sending !== 'sent') {
      log('warning', 'an alert was refused', { platform, ...sending });
    }
  } catch (error) {
    log('warning', 'an alert was not sent', { platform, ...describeError(error) });
  }
}

/** Sends an alert to the devices of a user that are signed in, if the user wants alerts. Never rejects. */
async function alertUser(deps: AlertDeps, userId: number, alert: Alert, now: Date): Promise<void> {
  const { db, log } = deps;
  try {
    const devices = await db
      .select({
        endpoint: alertSubscriptions.endpoint,
        p256dh: alertSubscriptions.p256dh,
        auth: alertSubscriptions.auth,
      })
      .from(alertSubscriptions)
      .innerJoin(users, eq(users.id, alertSubscriptions.userId))
      .innerJoin(sessions, eq(sessions.tokenHash, alertSubscriptions.tokenHash))
      .where(and(eq(users.id, userId), users.notificationsEnabled, gt(sessions.expiresAt, now)));
    await Promise.all(devices.map((device) => sendTo(deps, device, alert, now)));
  } catch (error) {
    log('warning', 'alerts were not sent', describeError(error));
  }
}

const shorten = (text: string) => {
  const letters = Array.from(text.replaceAll(/\s+/g, ' '));
  return letters.length <= TOLD_MAX ? letters.join('') : `${letters.slice(0, TOLD_MAX - 1).join('')}…`;
};

interface NewComment {
  spotId: number;
  authorId: number;
  /** The comment that it replies to. */
  parentId?: number;
  nickname: string;
  text: string;
}

/**
 * Tells the author of a spot of a comment, or the author of a comment of a reply; nobody of what they wrote themselves.
 * Never rejects: who comments does not wait for it.
 */
export async function alertOfComment(deps: AlertDeps, comment: NewComment, now: Date): Promise<void> {
  if (!hasSenders(deps)) return;
  const { spotId, parentId, authorId, nickname, text } = comment;
  try {
    const [target] =
      parentId === undefined
        ? await deps.db.select({ authorId: spots.authorId }).from(spots).where(eq(spots.id, spotId))
        : await deps.db
            .select({ authorId: comments.authorId })
            .from(comments)
            .where(eq(comments.id, parentId));
    if (!target?.authorId || target.authorId === authorId) return;
    const alert = {
      title: parentId === undefined ? '내 스팟에 댓글이 달렸어요.' : '내 댓글에 답글이 달렸어요.',
      body: `${nickname}: ${shorten(text)}`,
      path: `/post/${spotId}`,
      tag: `post-${spotId}`,
    };
    await alertUser(deps, target.authorId, alert, now);
  } catch (error) {
    deps.log('warning', 'alerts were not sent', describeError(error));
  }
}

/**
 * In the evening, tells users who attended yesterday and not yet today that their streak is about to end: each at most
 * once a day.
 * @returns how many users
 */
export async function alertOfStreaks(deps: AlertDeps, now: Date): Promise<number> {
  const { db } = deps;
  const hour = sinceSeoulMidnight(now) / HOUR_MS;
  if (!hasSenders(deps) || hour < EVENING_FROM || hour >= EVENING_UNTIL) return 0;
  const today = seoulDayOf(now);
  const missing = db
    .select({ userId: attendance.userId })
    .from(attendance)
    .innerJoin(users, eq(users.id, attendance.userId))
    .where(
      and(
        eq(attendance.day, seoulDayBefore(now)),
        users.notificationsEnabled,
        sql`not exists (select 1 from attendance t where t.user_id = ${users.id} and t.day = ${today})`,
      ),
    );
  // Of all processes, the one that marks the day sends.
  const marked = await db
    .update(alertSubscriptions)
    .set({ streakDay: today })
    .where(
      and(
        inArray(alertSubscriptions.userId, missing),
        or(isNull(alertSubscriptions.streakDay), ne(alertSubscriptions.streakDay, today)),
      ),
    )
    .returning({ userId: alertSubscriptions.userId });
  const userIds = new Set(marked.map(({ userId }) => userId));
  const alert = {
    title: '연속 출석이 오늘 끝나요.',
    body: '지금 들어오면 이어갈 수 있어요.',
    path: '/main',
    tag: 'streak',
  };
  for (const userId of userIds) await alertUser(deps, userId, alert, now);
  return userIds.size;
}
