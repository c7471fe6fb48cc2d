import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkAttendance } from '@generated/endpoints/attendance/attendance';
import { useDevice } from '@/device/DeviceContext';
import { toAccountPrefix } from '@/device/storage/storage';
import { useToday } from '@/device/useToday';
import { shouldCheck, toAttendanceState, type AttendanceState } from '@/domain/attendance/attendance';
import { refreshSession } from '@/session/session-query';
import { useSession } from '@/session/useSession';

/**
 * Where the local day of a user's last check is kept, YYYY-MM-DD (1 §4). It outlives signing out, for who comes
 * back on the same day is not checked a second time, and goes with the account.
 */
export const attendanceDayKey = (userId: number) => `${toAccountPrefix(userId)}attendance-day`;

/** The checks under way, by user: a page that is left and opened again does not start a second one. */
const running = new Set<number>();

/** Where the reward waits until it has been seen, even when the page is left before the answer has come. */
const REWARD_KEY = ['attendance-reward'];

/**
 * Checks the attendance of the signed-in user once per local calendar day (1 §4), also when the app stays open over
 * midnight. Afterwards the session is refreshed, because the balance has changed. Errors are silent (1 §8); a check
 * that has failed does not count, and is made up for when the page is opened again.
 * @returns the reward to show, where it is above 0; `close` puts it away
 */
export function useAttendance() {
  const { clock, storage } = useDevice();
  const today = useToday();
  /** The day whose check has ended behind midnight. */
  const [pastDay, setPastDay] = useState('');
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { data: reward = null } = useQuery<AttendanceState | null>({
    queryKey: REWARD_KEY,
    queryFn: skipToken,
  });
  const userId = user?.userId;

  useEffect(() => {
    if (userId === undefined || running.has(userId) || today === pastDay) return undefined;
    const key = attendanceDayKey(userId);
    if (!shouldCheck(storage.local.get(key), today)) return undefined;

    const check = async () => {
      // The page may have slept over midnight: then its next day has a check of its own.
      if (clock.today() !== today) return;
      running.add(userId);
      try {
        const attendance = toAttendanceState(await checkAttendance());
        storage.local.set(key, today);
        if (attendance.shouldOpen) queryClient.setQueryData(REWARD_KEY, attendance);
        await refreshSession(queryClient);
      } catch {
        // Silent (1 §8).
      } finally {
        running.delete(userId);
        // Midnight has found this check under way: now that of the new day may begin.
        if (clock.today() !== today) setPastDay(today);
      }
    };
    // In a task of its own: a page begins with much else.
    const timer = setTimeout(() => void check());
    return () => clearTimeout(timer);
  }, [clock, pastDay, queryClient, storage, today, userId]);

  return { reward, close: () => queryClient.setQueryData(REWARD_KEY, null) };
}
