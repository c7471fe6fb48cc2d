import { asc, eq, inArray, isNotNull, sql, and } from 'drizzle-orm';
import { againAfterDeadlock, type Database } from '../../db/client.ts';
import {
  comments,
  endedAccounts,
  likes,
  registrations,
  spots,
  userChallenges,
  users,
  verificationCodes,
} from '../../db/schema.ts';
import { describeError, type Log } from '../../observe/log.ts';
import type { Storage } from '../../storage/storage.ts';
import { lockUser } from '../hallabong/hallabong.ts';
import { deleteImage, imageKeyOf } from '../community/images.ts';

const keysIn = (addresses: readonly (string | null)[]) =>
  addresses.flatMap((address) => (address === null ? [] : (imageKeyOf(address) ?? [])));

const likedBy = (transaction: Database, userId: number) =>
  transaction.select({ id: likes.spotId }).from(likes).where(eq(likes.userId, userId));

/** Holds the liked spots, in the same order as everybody else who deletes an account. */
async function lockLikedSpots(transaction: Database, userId: number): Promise<void> {
  await transaction
    .select({ id: spots.id })
    .from(spots)
    .where(inArray(spots.id, likedBy(transaction, userId)))
    .orderBy(asc(spots.id))
    .for('update');
}

/** @returns the keys of the pictures that nothing names any more */
async function deleteRows(transaction: Database, userId: number, now: Date): Promise<string[]> {
  // A like and a comment take hold of the spot before the user.
  await lockLikedSpots(transaction, userId);
  await lockUser(transaction, userId);
  const user = await transaction.query.users.findFirst({ where: eq(users.id, userId) });
  if (user === undefined) return [];
  const written = await transaction
    .select({ urls: spots.imageUrls })
    .from(spots)
    .where(eq(spots.authorId, userId));
  const proofs = await transaction
    .select({ key: userChallenges.proofKey })
    .from(userChallenges)
    .where(and(eq(userChallenges.userId, userId), isNotNull(userChallenges.proofKey)));
  await transaction
    .update(spots)
    .set({ likeCount: sql`${spots.likeCount} - 1` })
    .where(inArray(spots.id, likedBy(transaction, userId)));
  await transaction
    .update(comments)
    .set({
      text: '',
      authorId: null,
      deletedAt: sql`coalesce(${comments.deletedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(comments.authorId, userId));
  await transaction.delete(spots).where(eq(spots.authorId, userId));
  await transaction.update(users).set({ referrerId: null }).where(eq(users.referrerId, userId));
  if (user.emailKey !== null) {
    await transaction.delete(verificationCodes).where(eq(verificationCodes.emailKey, user.emailKey));
    await transaction.delete(registrations).where(eq(registrations.emailKey, user.emailKey));
  }
  await transaction
    .insert(endedAccounts)
    .values({ userId, endedAt: now })
    .onConflictDoUpdate({ target: endedAccounts.userId, set: { endedAt: now } });
  // All else that is the user's alone goes with the row; purchases lose it and stay.
  await transaction.delete(users).where(eq(users.id, userId));
  const addresses = [user.profileImage, ...written.flatMap(({ urls }) => urls)];
  return [...keysIn(addresses), ...proofs.flatMap(({ key }) => key ?? [])];
}

/**
 * Deletes an account for good: what belongs to the user alone goes, comments stay as deleted ones of nobody, purchases
 * stay without the person. The account is gone even where a picture cannot be deleted at once; such a picture goes with the
 * next look for orphans.
 */
export async function deleteAccount(
  { db, storage, log }: { db: Database; storage: Storage; log: Log },
  userId: number,
  now: Date,
): Promise<void> {
  const keys = await againAfterDeadlock(() =>
    db.transaction((transaction) => deleteRows(transaction, userId, now)),
  );
  const deletions = await Promise.allSettled(keys.map((key) => deleteImage(storage, key)));
  for (const deletion of deletions) {
    if (deletion.status === 'rejected') {
      log('warning', 'a picture of a deleted account stays for now', describeError(deletion.reason));
    }
  }
}
