import { and, eq } from 'drizzle-orm';
import { AttendanceResult } from '../../../generated/model/attendance-result.zod.ts';
import { ATTENDANCE_DAYS } from '../../../src/domain/limits.ts';
import type { Database } from '../../db/client.ts';
import { attendance } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { seoulDayBefore, seoulDayOf } from '../../services/days.ts';
import { lockUser, writeLedger } from '../../services/hallabong/hallabong.ts';

/** Hallabong for each attended day. */
const BASE_HALLABONG = 10;

/** Hallabong more on the last day of the track (1 §9). */
const STREAK_HALLABONG = 30;

async function findTrackDay(db: Database, userId: number, day: string): Promise<number | undefined> {
  const attended = await db.query.attendance.findFirst({
    where: and(eq(attendance.userId, userId), eq(attendance.day, day)),
  });
  return attended?.trackDay;
}

const checkAttendance = operation({
  access: 'user',
  answer: AttendanceResult,
  async handle({ viewer: { userId }, now }, { db }) {
    const day = seoulDayOf(now);
    return db.transaction(async (transaction) => {
      await lockUser(transaction, userId);
      const today = await findTrackDay(transaction, userId, day);
      if (today !== undefined) return { days: today, baseHallabong: 0, bonusHallabong: 0 };

      const yesterday = (await findTrackDay(transaction, userId, seoulDayBefore(now))) ?? 0;
      const trackDay = (yesterday % ATTENDANCE_DAYS) + 1;
      const bonus = trackDay === ATTENDANCE_DAYS ? STREAK_HALLABONG : 0;
      const entry = { userId, reference: day, createdAt: now };
      await transaction.insert(attendance).values({ userId, day, trackDay });
      await writeLedger(transaction, { ...entry, amount: BASE_HALLABONG, reason: 'ATTENDANCE' });
      if (bonus > 0) await writeLedger(transaction, { ...entry, amount: bonus, reason: 'ATTENDANCE_BONUS' });
      return { days: trackDay, baseHallabong: BASE_HALLABONG, bonusHallabong: bonus };
    });
  },
});

export const attendanceHandlers = { checkAttendance };
