import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import webPush from 'web-push';
import type { AlertSubscription } from '../../../generated/model/alert-subscription.zod.ts';
import { alertSubscriptions, attendance, comments, sessions, spots, users } from '../../db/schema.ts';
import type { Database } from '../../db/client.ts';
import { describeError, type Log } from '../../observe/log.ts';
import { badRequest } from '../../refusals/refusal.ts';
import type { PushSettings, ServerSettings } from '../../process/settings.ts';
import { seoulDayBefore, seoulDayOf, sinceSeoulMidnight } from '../days.ts';
import { hashToken } from '../../secrets/tokens.ts';

const HOUR_MS = 3_600_000;

/** From when on users are told in the evening that their streak is about to end, in hours (Asia/Seoul). */
const EVENING_FROM = 19;
const EVENING_UNTIL = 22;

/** How long a push service keeps an alert for a device that is out of reach, in seconds. */
const KEPT_SECONDS = 12 * 60 * 60;

/** How long a push service may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/** How much of a comment an alert tells, in characters. */
const TOLD_MAX = 80;

/** How many devices of one user get alerts; the newest take the place of others. */
const DEVICES_MAX = 20;

/** What a device shows; src/worker/alerts.ts reads it. */
interface Alert {
  title: string;
  body: string;
  /** The place in the app that a tap opens. */
  path: string;
  /** A later alert with the same tag takes the place of an earlier one. */
  tag: string;
}

interface Store {
  db: Database;
}

/** What alerts are sent with. */
interface Sender extends Store {
  log: Log;
  settings: ServerSettings;
}

type Device = Pick<typeof alertSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

const isLoopback = (hostname: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/**
 * Whether an address is that of a push service which this server sends to. Everybody can name any address: nothing but
 * the services of the settings is asked, over https at its usual port; in development a service of this machine too.
 */
export function isPushAddress(
  { mode }: Pick<ServerSettings, 'mode'>,
  push: PushSettings,
  endpoint: string,
): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isKnown = push.hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  if (!isKnown) return false;
  if (mode !== 'production' && isLoopback(url.hostname)) return true;
  return url.protocol === 'https:' && url.port === '';
}

/**
 * Keeps a device of a session.
 * @throws a Refusal for an address that is not sent to
 */
export async function addDevice(
  { db, settings }: Pick<Sender, 'db' | 'settings'>,
  push: PushSettings,
  owner: { userId: number; sessionToken: string },
  { endpoint, keys: { p256dh, auth } }: AlertSubscription,
): Promise<void> {
  if (!isPushAddress(settings, push, endpoint)) throw badRequest();
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

/** Forgets a device of a user. */
export async function removeDevice({ db }: Store, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(alertSubscriptions)
    .where(and(eq(alertSubscriptions.endpoint, endpoint), eq(alertSubscriptions.userId, userId)));
}

/** Sends an alert to one device, and forgets the device when its push service does not know it any more. */
async function sendTo(
  { db, log, settings }: Sender,
  push: PushSettings,
  device: Device,
  alert: Alert,
): Promise<void> {
  const { endpoint, p256dh, auth } = device;
  if (!isPushAddress(settings, push, endpoint)) return;
  try {
    const { publicKey, privateKey, subject } = push;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(alert),
      {
        vapidDetails: { publicKey, privateKey, subject },
        TTL: KEPT_SECONDS,
        urgency: 'normal',
      },
    );
    const answer = await fetch(endpoint, {
      method: request.method,
      headers: request.headers,
      body: request.body === null ? null : new Uint8Array(request.body),
      // A redirect would lead to an address that nobody has checked.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) {
      await db.delete(alertSubscriptions).where(eq(alertSubscriptions.endpoint, endpoint));
    } else if (!answer.ok) {
      log('warning', 'an alert was refused', { status: answer.status, host: new URL(endpoint).host });
    }
  } catch (error) {
    log('warning', 'an alert was not sent', describeError(error));
  }
}

/** Sends an alert to the devices of a user that are signed in, if the user wants alerts. Never rejects. */
async function alertUser(deps: Sender, userId: number, alert: Alert, now: Date): Promise<void> {
  const { db, log, settings } = deps;
  const { push } = settings;
  if (push === undefined) return;
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
    await Promise.all(devices.map((device) => sendTo(deps, push, device, alert)));
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
export async function alertOfComment(deps: Sender, comment: NewComment, now: Date): Promise<void> {
  if (deps.settings.push === undefined) return;
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
export async function alertOfStreaks(deps: Sender, now: Date): Promise<number> {
  const { db, settings } = deps;
  const hour = sinceSeoulMidnight(now) / HOUR_MS;
  if (settings.push === undefined || hour < EVENING_FROM || hour >= EVENING_UNTIL) return 0;
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
