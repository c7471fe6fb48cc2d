import * as z from 'zod/mini';
import { readStored, writeStored, type KeyValueStorage } from '@/device/storage/storage';

/** The document asks for it too (index.html). */
const KEY = 'dosaegi.pending-social';

const PendingSocialSchema = z.object({
  provider: z.string(),
  code: z.optional(z.string().check(z.minLength(1))),
  email: z.optional(z.string()),
  nickname: z.optional(z.string()),
});

/**
 * A social login of somebody who has yet to sign up: what social signup begins with (1 §3). Without a code, which the
 * provider no longer took, only a new social login can finish it.
 */
export type PendingSocial = z.infer<typeof PendingSocialSchema>;

/**
 * Keeps a social login for the signup that follows.
 * @param storage that of the tab, so that a reload does not lose it
 */
export function keepPendingSocial(storage: KeyValueStorage, pending: PendingSocial): void {
  writeStored(storage, KEY, pending);
}

/** The social login that waits for its signup, if there is one. */
export function getPendingSocial(storage: KeyValueStorage): PendingSocial | undefined {
  return readStored(storage, KEY, z.optional(PendingSocialSchema), undefined);
}

/** Forgets the code alone, which has been refused; the signup that was begun with it stays open. */
export function dropSocialCode(storage: KeyValueStorage): void {
  const pending = getPendingSocial(storage);
  if (pending) keepPendingSocial(storage, { ...pending, code: undefined });
}

/** Forgets it, once the signup has been completed or given up. */
export function clearPendingSocial(storage: KeyValueStorage): void {
  storage.remove(KEY);
}
