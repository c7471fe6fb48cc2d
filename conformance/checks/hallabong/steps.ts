import type { Actor } from '../../core/actors.ts';
import { isRefusal, type Exchange } from '../../core/wire/exchange.ts';
import { readAccount } from '../account/account-state.ts';
import {
  ask,
  askInVain,
  bodyOf,
  claim,
  dataOf,
  meaningCheck,
  numberIn,
  objectOf,
  requireFirst,
  show,
  stopFor,
  worldUnder,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { secondsOfSeoulDay, seoulDayOf } from '../kit/moments.ts';

/** A server may count up to 4 steps for each second since the last report. */
const STEPS_PER_SECOND = 4;

/** Steps that are counted wrong can be converted, or cannot. */
const STEPS_COUNTED = 'steps counted';

const COUNT_PLACE = { at: 'requestBody', pointer: '/stepCount' } as const;

interface Counted {
  totalSteps: number;
  exchange: Exchange;
}

async function report(world: World, actor: Actor, stepCount: number): Promise<Counted> {
  const { exchange } = await ask(world, actor, 'saveSteps', { json: { stepCount } });
  const { totalSteps } = await readAccount(world, actor);
  return { totalSteps, exchange };
}

/** Reports that come again, and lower ones, add nothing: the count is today's so far. */
async function judgeRepeats(world: World, actor: Actor): Promise<void> {
  const startedAt = world.now();
  const { totalSteps: before } = await readAccount(world, actor);
  // More than a server with a limit can count between two calls, so that counts that are added up show.
  const stepCount = 500;
  const first = await report(world, actor, stepCount);
  const second = await report(world, actor, stepCount);
  const lower = await report(world, actor, 1);
  const zero = await report(world, actor, 0);
  if (seoulDayOf(world.now()) !== seoulDayOf(startedAt))
    return world.skip('A new day began in Seoul meanwhile.');

  const seconds = Math.ceil((world.now().getTime() - startedAt.getTime()) / 1000);
  const late = STEPS_PER_SECOND * (seconds + 1);
  claim(world, first.totalSteps >= before && first.totalSteps <= before + stepCount, {
    exchange: first.exchange,
    expected: `totalSteps rises by ${stepCount} at most, because that many were walked today; it was ${before}.`,
    received: first.totalSteps,
    tier: 'assumption',
    cause: STEPS_COUNTED,
    fields: ['totalSteps'],
    place: COUNT_PLACE,
  });
  claim(world, second.totalSteps >= first.totalSteps && second.totalSteps <= first.totalSteps + late, {
    exchange: second.exchange,
    expected: `The same count again adds nothing: totalSteps stays ${first.totalSteps}.`,
    received: second.totalSteps,
    tier: 'assumption',
    cause: STEPS_COUNTED,
    fields: ['totalSteps'],
    place: COUNT_PLACE,
  });
  for (const { totalSteps, exchange } of [lower, zero]) {
    claim(world, totalSteps >= second.totalSteps && totalSteps <= second.totalSteps + late, {
      exchange,
      expected: `The highest count of the day stays after a lower one: totalSteps stays ${second.totalSteps}.`,
      received: totalSteps,
      tier: 'assumption',
      cause: STEPS_COUNTED,
      fields: ['totalSteps'],
      place: COUNT_PLACE,
    });
  }
  return undefined;
}

interface Converted {
  total: number;
  remaining: number;
  exchange: Exchange;
}

async function convert(world: World, actor: Actor, requestedPoints: number): Promise<Converted> {
  const { body, exchange } = await ask(world, actor, 'convertSteps', { json: { requestedPoints } });
  return toConverted(exchange, body);
}

function toConverted(exchange: Exchange, body: unknown): Converted {
  const data = objectOf(dataOf(body));
  return {
    total: numberIn(data, 'totalHallabong') ?? -1,
    remaining: numberIn(data, 'remainingExchangeCount') ?? -1,
    exchange,
  };
}

const TOTAL_PLACE = { at: 'response', status: 200, pointer: '/data/totalHallabong' } as const;
const REMAINING_PLACE = { at: 'response', status: 200, pointer: '/data/remainingExchangeCount' } as const;

/** Two conversions: the balance rises by what was asked for, and one conversion fewer is left each time. */
async function judgeConversions(world: World, actor: Actor): Promise<void> {
  const before = await readAccount(world, actor);
  const attempt = await actor.call('convertSteps', { json: { requestedPoints: 1 } });
  if (isRefusal(attempt)) {
    const { hallabong } = await readAccount(world, actor);
    claim(world, hallabong === before.hallabong, {
      exchange: attempt,
      fields: ['hallabong'],
      expected: `A refused conversion leaves the balance at ${before.hallabong}.`,
      received: hallabong,
    });
    return world.skip(`The server converts no steps of the account now: ${show(attempt.answer?.body)}.`);
  }
  const first = toConverted(attempt, bodyOf(world, attempt));
  const between = await readAccount(world, actor);
  for (const total of [first.total, between.hallabong]) {
    claim(world, total === before.hallabong + 1, {
      exchange: first.exchange,
      expected: `The balance after the conversion is ${before.hallabong + 1}, in the answer and in the session.`,
      received: total,
      cause: 'paid',
      fields: ['hallabong'],
      place: TOTAL_PLACE,
    });
  }
  const attemptMore = await actor.call('convertSteps', { json: { requestedPoints: 2 } });
  if (isRefusal(attemptMore)) return world.skip('The server converts steps of the account once only now.');
  const second = toConverted(attemptMore, bodyOf(world, attemptMore));
  claim(world, second.total === before.hallabong + 3, {
    exchange: second.exchange,
    expected: `The balance after one conversion of 1 and one of 2 is ${before.hallabong + 3}.`,
    received: second.total,
    cause: 'paid',
    place: TOTAL_PLACE,
  });
  claim(world, second.remaining === first.remaining - 1, {
    exchange: second.exchange,
    expected: `One conversion fewer is left: ${first.remaining - 1}.`,
    received: second.remaining,
    cause: 'remaining',
    place: REMAINING_PLACE,
  });
  return undefined;
}

export const steps: MeaningCheck = meaningCheck({
  id: 'steps',
  title: 'Steps are counted as today’s so far',
  operations: ['saveSteps', 'getSession'],
  writes: true,
  needs: 'first',
  run: (world) => judgeRepeats(world, requireFirst(world)),
});

export const conversions: MeaningCheck = meaningCheck({
  id: 'balance',
  title: 'A conversion arrives in the balance and uses up one of the day’s conversions',
  operations: ['convertSteps', 'getSession'],
  writes: true,
  needs: 'first',
  run: (world) => judgeConversions(world, requireFirst(world)),
});

/** Enough for 31 hallabong, and 9 steps more, which buy nothing. */
const STEPS = 319;

/** @throws Stopped where a server may not count so many steps yet */
function requireSteps(world: World): void {
  if (secondsOfSeoulDay(world.now()) * STEPS_PER_SECOND < STEPS) {
    stopFor(world, 'The day in Seoul is too young for this many steps.');
  }
}

const convertInVain = (world: World, actor: Actor, requestedPoints: number, expectation: string) =>
  askInVain(
    world,
    actor,
    'convertSteps',
    { json: { requestedPoints } },
    {
      statuses: [409],
      expectation,
      follows: [STEPS_COUNTED],
      place: { at: 'response', status: 409 },
    },
  );

/**
 * The exact count, which only an account without a step can show: what is reported is counted, ten of it buy one
 * hallabong, and only once.
 */
export async function judgeNewAccount(world: World, actor: Actor): Promise<void> {
  requireSteps(world);
  const before = await readAccount(world, actor);
  await convertInVain(world, actor, 1, 'Without a step there is nothing to convert.');
  const counting = worldUnder(world, 'steps');
  const counted = await report(counting, actor, STEPS);
  claim(counting, counted.totalSteps === STEPS, {
    exchange: counted.exchange,
    expected: `totalSteps is ${STEPS} after as many steps of a new account.`,
    received: counted.totalSteps,
    tier: 'assumption',
    cause: STEPS_COUNTED,
    fields: ['totalSteps'],
    place: COUNT_PLACE,
  });
  const again = await report(counting, actor, STEPS);
  const lower = await report(counting, actor, 30);
  for (const { totalSteps, exchange } of [again, lower]) {
    claim(counting, totalSteps === counted.totalSteps, {
      exchange,
      expected: `totalSteps stays ${counted.totalSteps}: the same count again and a lower one add nothing.`,
      received: totalSteps,
      tier: 'assumption',
      cause: STEPS_COUNTED,
      fields: ['totalSteps'],
      place: COUNT_PLACE,
    });
  }
  const { exchange } = await convert(world, actor, 30);
  await convertInVain(world, actor, 2, 'Ten steps buy one hallabong: of 319 steps 19 are left after 30.');
  await convert(world, actor, 1);
  await convertInVain(world, actor, 1, 'Steps are traded once: of 319 steps 9 are left after 31.');
  const { hallabong } = await readAccount(world, actor);
  claim(world, hallabong === before.hallabong + 31, {
    operationId: 'convertSteps',
    exchange,
    expected: `The balance is ${before.hallabong + 31} after conversions of 31 together; refused ones add nothing.`,
    received: hallabong,
    cause: 'paid',
    follows: [STEPS_COUNTED],
    fields: ['hallabong'],
    place: TOTAL_PLACE,
  });
}

/** Conversions of a period (2 §9). */
const CONVERSIONS_PER_PERIOD = 20;

/** Uses up the conversions of a new account's day; steps for more are left. */
export async function judgeLimit(world: World, actor: Actor): Promise<void> {
  requireSteps(world);
  await report(world, actor, STEPS);
  for (let left = CONVERSIONS_PER_PERIOD - 1; left >= 0; left -= 1) {
    // Each uses up one of the day's conversions.
    const { remaining, exchange } = await convert(world, actor, 1);
    claim(world, remaining === left, {
      exchange,
      expected: `${left} of the 20 conversions of the day are left.`,
      received: remaining,
      cause: 'remaining',
      place: REMAINING_PLACE,
    });
  }
  await convertInVain(world, actor, 1, 'The 20 conversions of the day are used up.');
}
