import { isJsonObject, type JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import type { CallOptions } from '../../core/wire/call-options.ts';
import type { Place } from '../../../contract/contract.ts';
import { describeAnswer, isRefusal, isSuccess, shorten, type Exchange } from '../../core/wire/exchange.ts';
import { asDocumented, toId, type Id } from '../../core/wire/wrapper.ts';
import { limitsRate } from '../../generation/verdict.ts';
import type { CheckId, ReportedFinding, Tier } from '../../core/findings/finding.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';

/** A check cannot go on, and what there was to say has been said. */
class Stopped extends Error {
  /** Whether the reason stands among what was not checked already. */
  readonly isSaid: boolean;

  constructor(reason: string, isSaid: boolean) {
    super(reason);
    this.isSaid = isSaid;
  }
}

/** The same world, in which findings have the name of another check: for what a check looks at besides its topic. */
export const worldUnder = (world: World, check: CheckId): World => ({
  ...world,
  report: (finding) => world.report({ check, ...finding }),
});

/** A check whose calls may stop it; what that leaves untried is said. */
export function meaningCheck(check: MeaningCheck): MeaningCheck {
  return { ...check, run: (world) => part(world, 'the rest of this check', () => check.run(world)) };
}

/**
 * A part of a check that goes its own way: where it is stopped, the reason and what is left untried are said, and the
 * other parts go on.
 * @param what what the part looks at, such as `purchases at once`
 */
export async function part(world: World, what: string, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (reason) {
    if (!(reason instanceof Stopped)) throw reason;
    if (!reason.isSaid) world.skip(`Left untried: ${what}, because ${reason.message}`);
  }
}

/** Ends the check, because what it needs is not there. */
export function stopFor(world: World, reason: string): never {
  world.skip(reason);
  throw new Stopped(reason, true);
}

/** What a successful call answered. */
export interface Reply {
  /** The body read as JSON; undefined where there is none. */
  body: unknown;
  exchange: Exchange;
}

/** The body of an answer, a success as the contract has it. */
export const bodyOf = (world: World, exchange: Exchange): unknown => asDocumented(world.contract, exchange);

/** @throws Stopped where the server asks for fewer requests, which says nothing of the contract */
function stopForLimit(world: World, exchange: Exchange): void {
  if (limitsRate(exchange)) {
    stopFor(
      world,
      `The server limits how often ${exchange.operationId} may be called; the limit was reached.`,
    );
  }
}

/** What a claim rests on and what it reads, where that is not the usual. */
type Ground = Pick<ReportedFinding, 'tier' | 'fields' | 'cause' | 'follows'>;

/**
 * Calls an operation that should succeed, and goes on either way.
 * @param expectation what the contract says of this call, for the report; without it, all that is said is that input
 * like this is accepted, and a finding has the name of that check
 * @returns undefined, with a finding, where it does not succeed
 * @throws Stopped where the server asks for fewer requests
 */
export async function attempt(
  world: World,
  actor: Actor,
  operationId: string,
  options: CallOptions = {},
  expectation?: string,
  ground: Ground = {},
): Promise<Reply | undefined> {
  const exchange = await actor.call(operationId, options);
  if (isSuccess(exchange)) return { body: bodyOf(world, exchange), exchange };
  stopForLimit(world, exchange);
  world.report({
    ...ground,
    ...(expectation === undefined
      ? { check: 'valid-input-accepted', cause: `${operationId} ${exchange.answer?.status}` }
      : {}),
    operationId,
    expected: expectation ?? 'The call succeeds.',
    received: describeAnswer(exchange),
    exchange,
  });
  return undefined;
}

/**
 * Calls an operation that has to succeed, because what follows needs its answer. The same as {@link attempt} otherwise.
 * @throws Stopped, with a finding, where it does not succeed
 */
export async function ask(
  world: World,
  actor: Actor,
  operationId: string,
  options: CallOptions = {},
  expectation?: string,
  ground?: Ground,
): Promise<Reply> {
  const reply = await attempt(world, actor, operationId, options, expectation, ground);
  if (reply) return reply;
  throw new Stopped(
    `${operationId} did not succeed${expectation === undefined ? '' : `: ${expectation}`}`,
    false,
  );
}

export interface Refusal {
  /** The statuses that the contract has for it; 2xx with the failure flag always counts too. */
  statuses: readonly number[];
  /** What the contract says of this call, for the report. */
  expectation: string;
  /** The word in `code` or `errorCode`, where the contract or the specification fixes it. */
  code?: string;
  /** Whether the specification itself names the code. */
  isCodeStated?: boolean;
  place?: Place;
  /** What the refusal rests on; the usual of the check where it is left out. That another status comes is an assumption. */
  tier?: Tier;
  /** What is the same thing to mend, where it is not refused at all. */
  cause?: string;
  /** Causes from which it would only follow that it is not refused. */
  follows?: readonly string[];
  /** Why it is refused: for the state of things, or because the input breaks a rule. */
  because?: 'conflict' | 'refused';
}

/** Calls an operation that has to be refused, and reports where it is not; the exchange comes back either way. */
export async function askInVain(
  world: World,
  actor: Actor,
  operationId: string,
  options: CallOptions,
  { statuses, expectation, code, isCodeStated, place, tier, cause, follows, because = 'conflict' }: Refusal,
): Promise<Exchange> {
  const trigger = { what: expectation, expectation: because };
  const exchange = await actor.call(operationId, { ...options, trigger });
  stopForLimit(world, exchange);
  const status = exchange.answer?.status ?? 0;
  const isFlagged = isRefusal(exchange) && status < 300;
  const found = { operationId, exchange, received: describeAnswer(exchange), ...(place ? { place } : {}) };
  if (!isRefusal(exchange)) {
    const expected = `${expectation} It is refused, with ${statuses.join(' or ')}.`;
    world.report({
      ...found,
      expected,
      ...(tier ? { tier } : {}),
      ...(cause === undefined ? {} : { cause }),
      ...(follows ? { follows } : {}),
    });
  } else if (!isFlagged && !statuses.includes(status)) {
    const expected = `${expectation} The refusal has status ${statuses.join(' or ')}.`;
    // A server decides once how it refuses, whichever check asked.
    world.report({
      ...found,
      check: 'refusal-status',
      expected,
      tier: 'assumption',
      cause: `${operationId} refused ${status}`,
    });
  } else if (code !== undefined && !codesIn(exchange.answer?.body).includes(code)) {
    world.report({
      ...found,
      expected: `${expectation} The code is ${code}.`,
      tier: isCodeStated === true ? 'specification' : 'assumption',
      cause: `code ${code}`,
      // One that the specification names is missed, whatever else the failure lacks.
      ...(isCodeStated === true ? {} : { fields: ['code'] }),
    });
  }
  return exchange;
}

/** The words for programs in a failure: clients read `errorCode` in place of `code`. */
export function codesIn(body: unknown): unknown[] {
  return isJsonObject(body) ? [body['code'], body['errorCode']] : [];
}

interface Claim extends Ground {
  operationId?: string;
  /** Other operations that may be to blame; the claim names its `cause` then, which keeps them together. */
  also?: readonly string[];
  exchange: Exchange;
  expected: string;
  received: unknown;
  place?: Place;
  /** What the contract says, where it does not stand at a place of the operation. */
  sentence?: string;
}

/** Reports a claim that does not hold. @returns whether it holds */
export function claim(
  world: World,
  holds: boolean,
  { operationId, also = [], exchange, ...rest }: Claim,
): boolean {
  if (holds) return true;
  const { received, place, sentence, ...ground } = rest;
  world.report({
    ...ground,
    operationId: operationId ?? exchange.operationId ?? '',
    received: show(received),
    exchange,
    ...(place ? { place } : {}),
    ...(sentence === undefined ? {} : { sentence }),
  });
  for (const other of also) {
    world.report({ ...ground, operationId: other, received: show(received), exchange });
  }
  return false;
}

/** A value in a line of a report. */
export function show(value: unknown): string {
  if (typeof value === 'string') return shorten(value, 300);
  return value === undefined ? 'nothing' : shorten(JSON.stringify(value), 300);
}

/** The code points of a text: what JSON Schema counts. */
export const codePointsOf = (text: string): string[] => Array.from(text);

/** The `data` of an envelope; undefined where there is none. */
export const dataOf = (body: unknown): unknown => (isJsonObject(body) ? body['data'] : undefined);

/** The objects of a list; undefined where it is none. */
function objectsIn(value: unknown): JsonObject[] | undefined {
  return Array.isArray(value) ? value.filter(isJsonObject) : undefined;
}

/** The items of an array, or of an object with `content`; undefined where the body is neither. */
export function itemsOf(body: unknown): JsonObject[] | undefined {
  return objectsIn(isJsonObject(body) ? body['content'] : body);
}

/** The items in the `data` of an envelope; undefined where there are none. */
export const dataItemsOf = (body: unknown): JsonObject[] | undefined => objectsIn(dataOf(body));

/** An object that may be missing; an empty one then. */
export const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

export const numberIn = (object: JsonObject, key: string): number | undefined => {
  const value = object[key];
  return typeof value === 'number' ? value : undefined;
};

/** Ids in the same order, whatever order they came in. */
export const inOrder = (ids: readonly Id[]): Id[] =>
  ids.toSorted((one, other) => Number(one > other) - Number(one < other));

export const idIn = (object: JsonObject, key = 'id'): Id | undefined => toId(object[key]);

export const textIn = (object: JsonObject, key: string): string | undefined => {
  const value = object[key];
  return typeof value === 'string' ? value : undefined;
};

/** The ids of some objects, as far as they have any. */
export const idsOf = (items: readonly JsonObject[], key = 'id'): Id[] =>
  items.flatMap((item) => idIn(item, key) ?? []);

/**
 * The first account.
 * @throws Stopped where there is none; checks that need one are not run without it
 */
export function requireFirst(world: World): Actor {
  return world.first ?? stopFor(world, 'It needs an account.');
}
