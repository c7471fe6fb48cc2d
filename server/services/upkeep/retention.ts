import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  hasTraces,
  rateLimits,
  registrations,
  sessions,
  socialCodes,
  spots,
  userChallenges,
  users,
  verificationCodes,
} from '../../db/schema.ts';
import { pictureIdOf } from '../../../src/domain/pictures/picture-names.ts';
import type { Storage } from '../../storage/storage.ts';
import { deleteImage } from '../community/images.ts';
import { beginJob } from './jobs.ts';
import { recordEnded } from '../accounts/ended-accounts.ts';
import { EXPIRED_SESSION_KEPT_MS } from '../accounts/sessions.ts';

/** Where things are kept. */
interface Kept {
  db: Database;
  storage: Storage;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long it is known where, and by which photo, somebody was at a challenge, in milliseconds: for questions about a reward. */
const TRACES_KEPT_MS = 90 * DAY_MS;

/** How old a picture is that may be an orphan, in milliseconds: the row of a newer one may still come. */
const ORPHAN_AGE_MS = DAY_MS;

/** How many rows are changed by one statement. */
const BATCH = 500;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** How much of what was deleted. */
export interface Cleaned {
  /** Codes, signups, sessions and counts of attempts that have timed out. */
  expired: number;
  /** Challenges of which place and photo are not kept any longer. */
  traces: number;
  /** Pictures that nothing names. */
  orphans: number;
}

/**
 * Deletes what has timed out and serves nobody any more: codes that were mailed, signups that were not completed, codes of
 * social logins, counts of attempts, and sessions of which their users need not be told any longer.
 * @returns how many rows
 */
export async function deleteExpired(db: Database, now: Date): Promise<number> {
  let deleted = 0;
  for (const table of [verificationCodes, registrations, socialCodes, rateLimits]) {
    // The embedded database has one connection.
    deleted += (await db.delete(table).where(lt(table.expiresAt, now)).returning({ at: table.expiresAt }))
      .length;
  }
  const old = lt(sessions.expiresAt, before(now, EXPIRED_SESSION_KEPT_MS));
  return deleted + (await db.delete(sessions).where(old).returning({ at: sessions.expiresAt })).length;
}

/**
 * Forgets where and by which photo users were at challenges, 90 days after they completed them or, if they did not,
 * started them. That they completed them stays.
 * @returns of how many challenges
 */
export async function endTraces({ db, storage }: Kept, now: Date): Promise<number> {
  const when = sql`coalesce(${userChallenges.completedAt}, ${userChallenges.startedAt})`;
  let ended = 0;
  for (;;) {
    const due = await db
      .select({ id: userChallenges.id, proofKey: userChallenges.proofKey })
      .from(userChallenges)
      .where(and(hasTraces(userChallenges), lt(when, before(now, TRACES_KEPT_MS))))
      .limit(BATCH);
    // A photo goes before its row forgets it: if this ends in between, the next time finds it again.
    for (const { proofKey } of due) if (proofKey !== null) await deleteImage(storage, proofKey);
    const ids = due.map(({ id }) => id);
    await db
      .update(userChallenges)
      .set({
        startLatitude: null,
        startLongitude: null,
        proofLatitude: null,
        proofLongitude: null,
        proofKey: null,
      })
      .where(inArray(userChallenges.id, ids));
    ended += due.length;
    if (due.length < BATCH) return ended;
  }
}

/** The names of all pictures of a folder that something names. */
async function findNamed(
  db: Database,
  folder: 'profiles' | 'spots' | 'proofs',
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const remember = (address: string | null) => {
    const id = pictureIdOf(address ?? '');
    if (id !== undefined) named.add(id);
  };
  if (folder === 'profiles') {
    const rows = await db.select({ at: users.profileImage }).from(users).where(isNotNull(users.profileImage));
    for (const { at } of rows) remember(at);
  } else if (folder === 'proofs') {
    const rows = await db
      .select({ at: userChallenges.proofKey })
      .from(userChallenges)
      .where(isNotNull(userChallenges.proofKey));
    for (const { at } of rows) remember(at);
  } else {
    const rows = await db
      .select({ at: spots.imageUrls })
      .from(spots)
      .where(sql`cardinality(${spots.imageUrls}) > 0`);
    for (const { at } of rows) for (const address of at) remember(address);
  }
  return named;
}

/**
 * Deletes the pictures that nothing names, a day after they were stored: what a crash left between the picture and its row.
 * @returns how many files
 */
export async function deleteOrphans({ db, storage }: Kept, now: Date): Promise<number> {
  let deleted = 0;
  for (const folder of ['profiles', 'spots', 'proofs'] as const) {
    const old: string[] = [];
    for await (const { key, storedAt } of storage.list(folder)) {
      if (storedAt < before(now, ORPHAN_AGE_MS)) old.push(key);
    }
    // Asked after the files were listed: a picture that is older than a day gets no row any more.
    const named = await findNamed(db, folder);
    for (const key of old) {
      const id = pictureIdOf(key);
      if (id === undefined || named.has(id)) continue;
      await storage.delete(key);
      deleted += 1;
    }
  }
  return deleted;
}

/** Deletes everything at once that is kept for a time and beyond it. */
export async function clean(deps: Kept, now: Date): Promise<Cleaned> {
  await recordEnded(deps);
  return {
    expired: await deleteExpired(deps.db, now),
    traces: await endTraces(deps, now),
    orphans: await deleteOrphans(deps, now),
  };
}

/** Does what is due, unless another process does: what has timed out each hour, the pictures each day. */
export async function cleanWhatIsDue(deps: Kept, now: Date): Promise<void> {
  if (await beginJob(deps.db, 'expired', HOUR_MS, now)) {
    await deleteExpired(deps.db, now);
    // Those of a process that ended in between, or of a store that was down.
    await recordEnded(deps);
  }
  if (!(await beginJob(deps.db, 'pictures', DAY_MS, now))) return;
  await endTraces(deps, now);
  await deleteOrphans(deps, now);
}
