import { isJsonObject, type JsonObject } from '../../../tools/contract/document.ts';
import type { Actor, CallOptions } from '../../core/actors.ts';
import type { Place } from '../../core/contract.ts';
import { describeAnswer, isRefusal, isSuccess, shorten, type Exchange } from '../../core/exchange.ts';
import { limitsRate } from '../../generation/verdict.ts';
import type { CheckId } from '../../core/finding.ts';
import type { MeaningCheck, World } from './meaning-check.ts';

/** A check cannot go on, and what there was to say has been said. */
class Stopped extends Error {}

/** The same world, in which findings have the name of another check: for what a check looks at besides its topic. */
export const worldUnder = (world: World, check: CheckId): World => ({
  ...world,
  report: (finding) => world.report({ check, ...finding }),
});

/** A check whose calls may stop it. */
export function meaningCheck(check: MeaningCheck): MeaningCheck {
  return {
    ...check,
    async run(world) {
      try {
        await check.run(world);
      } catch (reason) {
        if (!(reason instanceof Stopped)) throw reason;
      }
    },
  };
}

/** Ends the check, because what it needs is not there. */
export function stopFor(world: World, reason: string): never {
  world.skip(reason);
  throw new Stopped(reason);
}

/** What a successful call answered. */
export interface Reply {
  /** The body read as JSON; undefined where there is none. */
  body: unknown;
  exchange: Exchange;
}

/** @throws Stopped where the server asks for fewer requests, which says nothing of the contract */
function stopForLimit(world: World, exchange: Exchange): void {
  if (limitsRate(exchange)) {
    stopFor(
      world,
      `The server limits how often ${exchange.operationId} may be called; the limit was reached.`,
    );
  }
}

/**
 * Calls an operation that has to succeed.
 * @param expectation what the contract says of this call, for the report; without it, all that is said is that input
 * like this is accepted, and a finding has the name of that check
 * @throws Stopped, with a finding, where it does not
 */
export async function ask(
  world: World,
  actor: Actor,
  operationId: string,
  options: CallOptions = {},
  expectation?: string,
): Promise<Reply> {
  const exchange = await actor.call(operationId, options);
  if (isSuccess(exchange)) return { body: exchange.answer?.body, exchange };
  stopForLimit(world, exchange);
  const expected = expectation ?? 'The call succeeds.';
  world.report({
    ...(expectation === undefined ? { check: 'valid-input-accepted' } : {}),
    operationId,
    expected,
    received: describeAnswer(exchange),
    exchange,
  });
  throw new Stopped(expected);
}

export interface Refusal {
  /** The statuses that the contract has for it; 2xx with the failure flag always counts too. */
  statuses: readonly number[];
  /** What the contract says of this call, for the report. */
  expectation: string;
  /** The word in `code` or `errorCode`, where the contract or the specification fixes it. */
  code?: string;
  place?: Place;
}

/** Calls an operation that has to be refused, and reports where it is not; the exchange comes back either way. */
export async function askInVain(
  world: World,
  actor: Actor,
  operationId: string,
  options: CallOptions,
  refusal: Refusal,
): Promise<Exchange> {
  const exchange = await actor.call(operationId, options);
  stopForLimit(world, exchange);
  const { statuses, expectation, code, place } = refusal;
  const status = exchange.answer?.status ?? 0;
  const isFlagged = isRefusal(exchange) && status < 300;
  const found = { operationId, exchange, received: describeAnswer(exchange), ...(place ? { place } : {}) };
  if (!isFlagged && !statuses.includes(status)) {
    world.report({ ...found, expected: `${expectation} (${statuses.join(' or ')})` });
  } else if (code !== undefined && !codesIn(exchange.answer?.body).includes(code)) {
    world.report({ ...found, expected: `${expectation} The code is ${code}.` });
  }
  return exchange;
}

/** The words for programs in a failure: clients read `errorCode` in place of `code`. */
export function codesIn(body: unknown): unknown[] {
  return isJsonObject(body) ? [body['code'], body['errorCode']] : [];
}

interface Claim {
  operationId?: string;
  exchange: Exchange;
  expected: string;
  received: unknown;
  place?: Place;
  /** What the contract says, where it does not stand at a place of the operation. */
  sentence?: string;
}

/** Reports a claim that does not hold. @returns whether it holds */
export function claim(world: World, holds: boolean, { operationId, exchange, ...rest }: Claim): boolean {
  if (holds) return true;
  const { expected, received, place, sentence } = rest;
  world.report({
    operationId: operationId ?? exchange.operationId ?? '',
    expected,
    received: show(received),
    exchange,
    ...(place ? { place } : {}),
    ...(sentence === undefined ? {} : { sentence }),
  });
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

export const textIn = (object: JsonObject, key: string): string | undefined => {
  const value = object[key];
  return typeof value === 'string' ? value : undefined;
};

/** The ids of some objects, as far as they have any. */
export const idsOf = (items: readonly JsonObject[], key = 'id'): number[] =>
  items.flatMap((item) => numberIn(item, key) ?? []);

/**
 * The first account.
 * @throws Stopped where there is none; checks that need one are not run without it
 */
export function requireFirst(world: World): Actor {
  return world.first ?? stopFor(world, 'It needs an account.');
}
