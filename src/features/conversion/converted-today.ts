import * as z from 'zod/mini';
import type { Device } from '@/device/device';
import { readStored, toAccountPrefix, writeStored } from '@/device/storage/storage';

/** It outlives signing out, as the day's steps do that it was taken from. */
const toKey = (userId: number) => `${toAccountPrefix(userId)}converted-today`;

const ConvertedSchema = z.nullable(z.object({ day: z.string(), hallabong: z.number() }));

type Place = Pick<Device, 'storage' | 'clock'>;

/** How many hallabong this user has got for steps today, on this device. */
export function readConvertedToday({ storage, clock }: Place, userId: number): number {
  const kept = readStored(storage.local, toKey(userId), ConvertedSchema, null);
  return kept?.day === clock.today() ? kept.hallabong : 0;
}

/** Notes a conversion that has happened. */
export function addConvertedToday(place: Place, userId: number, hallabong: number): void {
  const { storage, clock } = place;
  const sum = readConvertedToday(place, userId) + hallabong;
  writeStored(storage.local, toKey(userId), { day: clock.today(), hallabong: sum });
}
