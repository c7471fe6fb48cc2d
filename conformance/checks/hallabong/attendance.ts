import type { Actor } from '../../core/actors.ts';
import { readAccount } from '../account/account-state.ts';
import {
  ask,
  attempt,
  claim,
  meaningCheck,
  numberIn,
  objectOf,
  requireFirst,
  type Reply,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { seoulDayOf } from '../kit/moments.ts';

/** Days of the attendance track; its last day brings the bonus (1 §9). */
const TRACK_DAYS = 7;

function read({ body, exchange }: Reply) {
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
  const attended = await ask(world, actor, 'checkAttendance', {}, 'Today is attended.');
  const between = await readAccount(world, actor);
  if (seoulDayOf(world.now()) !== startedAt) return world.skip('A new day began in Seoul meanwhile.');
  const { days, base, bonus, exchange } = read(attended);
  const granted = base + bonus;
  claim(world, between.hallabong === before.hallabong + granted, {
    exchange,
    fields: FIELDS,
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
    tier: 'assumption',
    expected: 'The first day of an account is day 1 of the track.',
    received: days,
    place: { at: 'response', status: 200, pointer: '/days' },
  });
  return judgeAgain(world, actor, days, between.hallabong);
}

/** What a second call on the same day does is not shown: it is looked at by itself. */
async function judgeAgain(world: World, actor: Actor, days: number, balance: number): Promise<void> {
  const sentence = 'A second call on the same day succeeds.';
  const reply = await attempt(world, actor, 'checkAttendance', {}, sentence, { tier: 'assumption' });
  const after = await readAccount(world, actor);
  if (reply) {
    const again = read(reply);
    claim(world, again.base === 0 && again.bonus === 0, {
      exchange: again.exchange,
      tier: 'assumption',
      fields: FIELDS,
      follows: [PAID_AGAIN],
      expected: 'A second call on the same day grants 0.',
      received: `baseHallabong ${again.base}, bonusHallabong ${again.bonus}`,
    });
    claim(world, again.days === days, {
      exchange: again.exchange,
      tier: 'assumption',
      follows: [PAID_AGAIN],
      expected: `The day of the track is ${days} again.`,
      received: again.days,
      place: { at: 'response', status: 200, pointer: '/days' },
    });
  }
  claim(world, after.hallabong === balance, {
    operationId: 'checkAttendance',
    exchange: reply?.exchange ?? after.exchange,
    fields: FIELDS,
    cause: PAID_AGAIN,
    expected: `The balance stays ${balance} after the second call.`,
    received: after.hallabong,
  });
}

const FIELDS = ['baseHallabong', 'bonusHallabong', 'hallabong'];

/** The cause of a day that counts twice: the answer says so too. */
const PAID_AGAIN = 'paid again';

export const attendance: MeaningCheck = meaningCheck({
  id: 'attendance',
  title: 'Attendance is granted once a day and arrives in the balance',
  operations: ['checkAttendance', 'getSession'],
  writes: true,
  needs: 'first',
  run: (world) => judgeAttendance(world, requireFirst(world), false),
});
