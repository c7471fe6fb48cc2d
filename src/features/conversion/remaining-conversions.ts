import * as z from 'zod/mini';
import type { Device } from '@/device/device';
import { PERSONAL_PREFIX, readStored, writeStored } from '@/device/storage/storage';

const KEY = `${PERSONAL_PREFIX}remaining-conversions`;

const RemainingSchema = z.nullable(z.object({ userId: z.number(), day: z.string(), count: z.number() }));

type Place = Pick<Device, 'storage' | 'clock'>;

/**
 * The conversions that the server last said are left to this user (2 §4), or null. A count of another day says
 * nothing, since it may be of an earlier period.
 */
export function readRemainingConversions({ storage, clock }: Place, userId: number): number | null {
  const kept = readStored(storage.local, KEY, RemainingSchema, null);
  return kept && kept.userId === userId && kept.day === clock.today() ? kept.count : null;
}

/** One more conversion has happened, without the server having told what is left. */
export function countConversion(place: Place, userId: number): void {
  const remaining = readRemainingConversions(place, userId);
  if (remaining !== null) keepRemainingConversions(place, userId, Math.max(remaining - 1, 0));
}

/** What the server last said may no longer be so. */
export function forgetRemainingConversions({ storage }: Place): void {
  storage.local.remove(KEY);
}

/** Keeps the conversions that are left, as the server just told. */
export function keepRemainingConversions({ storage, clock }: Place, userId: number, count: number): void {
  writeStored(storage.local, KEY, { userId, day: clock.today(), count });
}
