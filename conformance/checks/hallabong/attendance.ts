import type { Actor } from '../../core/actors.ts';
import { readAccount } from '../account/account-state.ts';
import { ask, claim, meaningCheck, numberIn, objectOf, requireFirst } from '../kit/asking.ts';
import type { MeaningCheck, World } from '../kit/meaning-check.ts';
import { seoulDayOf } from '../kit/moments.ts';

/** Days of the attendance track; its last day brings the bonus (1 §9). */
const TRACK_DAYS = 7;

async function attend(world: World, actor: Actor, sentence: string) {
  const { body, exchange } = await ask(world, actor, 'checkAttendance', {}, sentence);
  const result = objectOf(body);
  return {
    days: numberIn(result, 'days') ?? 0,
    base: numberIn(result, 'baseHallabong') ?? 0,
    bonus: numberIn(result, 'bonusHallabong') ?? 0,
    exchange,
  };
}

const BONUS_PLACE = { at: 'response', status: 200, pointer: '/bonusHallabong' } as const;

/**
 * Attends twice on one day.
 * @param isNew whether it is the account's first day, which begins the track
 */
export async function judgeAttendance(world: World, actor: Actor, isNew: boolean): Promise<void> {
  const startedAt = seoulDayOf(world.now());
  const before = await readAccount(world, actor);
  const attended = await attend(world, actor, 'Today is attended.');
  const between = await readAccount(world, actor);
  const again = await attend(world, actor, 'A second call on the same day succeeds.');
  const after = await readAccount(world, actor);
  if (seoulDayOf(world.now()) !== startedAt) return world.skip('A new day began in Seoul meanwhile.');

  const { days, base, bonus, exchange } = attended;
  const granted = base + bonus;
  claim(world, between.hallabong === before.hallabong + granted, {
    exchange,
    expected: `The balance rises by ${base} + ${bonus}, from ${before.hallabong} to ${before.hallabong + granted}.`,
    received: between.hallabong,
  });
  claim(world, bonus === 0 || (days > 0 && days % TRACK_DAYS === 0), {
    exchange,
    expected: `The bonus is 0 on day ${days}: it comes on the 7th day.`,
    received: bonus,
    place: BONUS_PLACE,
  });
  claim(world, !isNew || days === 1, {
    exchange,
    expected: 'The first day of an account is day 1 of the track.',
    received: days,
    place: { at: 'response', status: 200, pointer: '/days' },
  });
  claim(world, again.base === 0 && again.bonus === 0, {
    exchange: again.exchange,
    expected: 'A second call on the same day grants 0.',
    received: `baseHallabong ${again.base}, bonusHallabong ${again.bonus}`,
  });
  claim(world, again.days === days, {
    exchange: again.exchange,
    expected: `The day of the track is ${days} again.`,
    received: again.days,
    place: { at: 'response', status: 200, pointer: '/days' },
  });
  claim(world, after.hallabong === between.hallabong, {
    operationId: 'checkAttendance',
    exchange: again.exchange,
    expected: `The balance stays ${between.hallabong} after the second call.`,
    received: after.hallabong,
  });
  return undefined;
}

export const attendance: MeaningCheck = meaningCheck({
  id: 'attendance',
  title: 'Attendance is granted once a day and arrives in the balance',
  operations: ['checkAttendance', 'getSession'],
  writes: true,
  needs: 'first',
  run: (world) => judgeAttendance(world, requireFirst(world), false),
});
