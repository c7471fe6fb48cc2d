import { isJsonObject, type JsonObject } from '../../contract/document.ts';
import { isRefusal, isSuccess, type Exchange } from '../core/wire/exchange.ts';

/**
 * The part of Arazzo 1.0 that the flows of the contract use: steps with an operation, parameters, a payload, conditions
 * on status and body, outputs, and a way on after a success. Statuses and schemas are judged elsewhere, so a condition
 * on a status asks for a success or for a refusal only.
 */

/** Which value an expression has; undefined where it has none. */
export interface Scope {
  inputs: JsonObject;
  /** The outputs of each step so far. */
  outputs: ReadonlyMap<string, JsonObject>;
  /** The answer of the step that is looked at; undefined before it. */
  exchange: Exchange | undefined;
}

const INPUT = /^\$inputs\.(\w+)$/;
const OUTPUT = /^\$steps\.(\w+)\.outputs\.(\w+)$/;
const BODY = /^\$response\.body(?:#(.*))?$/;

/** The value of an expression, or the text itself where it is none. */
export function valueOf(text: string, { inputs, outputs, exchange }: Scope): unknown {
  const input = INPUT.exec(text)?.[1];
  if (input !== undefined) return inputs[input];
  const [, step, name] = OUTPUT.exec(text) ?? [];
  if (step !== undefined && name !== undefined) return outputs.get(step)?.[name];
  const body = BODY.exec(text);
  if (body) return valueAt(exchange?.answer?.body, body[1] ?? '');
  if (text === '$response.header.set-cookie') return exchange?.answer?.headers.getSetCookie();
  return text;
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => (isJsonObject(node) ? node[step] : undefined), value);
}

/** A payload with every expression in it replaced by its value. */
export function filled(payload: unknown, scope: Scope): unknown {
  if (typeof payload === 'string') return valueOf(payload, scope);
  if (Array.isArray(payload)) return payload.map((item) => filled(item, scope));
  if (!isJsonObject(payload)) return payload;
  return Object.fromEntries(Object.entries(payload).map(([name, item]) => [name, filled(item, scope)]));
}

/** The expressions in a value that have none yet: what a step waits for in vain. */
export function missingIn(value: unknown, scope: Scope): string[] {
  if (typeof value === 'string') {
    const isExpression = INPUT.test(value) || OUTPUT.test(value);
    return isExpression && valueOf(value, scope) === undefined ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => missingIn(item, scope));
  return isJsonObject(value) ? Object.values(value).flatMap((item) => missingIn(item, scope)) : [];
}

/** Whether a criterion of a step holds. @throws Error where it is written in a way that no flow has used so far */
export function holds(criterion: JsonObject, scope: Scope): boolean {
  const { condition, context, type } = criterion;
  if (typeof condition !== 'string') throw new Error('A criterion has no condition.');
  if (type === undefined) return condition.split('||').some((part) => isTrue(part.trim(), scope));
  const value = valueOf(String(context), scope);
  if (type === 'regex') {
    return (
      typeof value === 'string' && new RegExp(condition.slice(1, condition.lastIndexOf('/'))).test(value)
    );
  }
  if (type === 'jsonpath') return hasMatch(condition, value, scope);
  throw new Error(`A criterion is of an unknown type: ${JSON.stringify(type)}.`);
}

const COMPARISON = /^(\S+) (==|>=|>) (.+)$/;

function isTrue(comparison: string, scope: Scope): boolean {
  const [, left, operator, right] = COMPARISON.exec(comparison) ?? [];
  if (left === undefined || right === undefined) throw new Error(`${comparison} is no comparison.`);
  if (left === '$statusCode')
    return scope.exchange !== undefined && isOfStatus(scope.exchange, Number(right));
  const value = valueOf(left, scope);
  // The flag of the envelope says no more than the status.
  if (left === '$response.body#/success') return scope.exchange !== undefined && isSuccess(scope.exchange);
  const wanted = right.startsWith('$') ? valueOf(right, scope) : readLiteral(right);
  if (operator === '==') return value === wanted;
  if (typeof value !== 'number' || typeof wanted !== 'number') return false;
  return operator === '>' ? value > wanted : value >= wanted;
}

function isOfStatus(exchange: Exchange, wanted: number): boolean {
  return wanted < 300 ? isSuccess(exchange) : isRefusal(exchange);
}

function readLiteral(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return value;
}

const FILTER = /^\$\.\.\[\?\(@(?:\.(\w+))? == (.+)\)\]$/;

/** Whether anywhere in a value an item, or a field of one, equals what the filter says. */
function hasMatch(path: string, value: unknown, scope: Scope): boolean {
  const [, field, right = ''] = FILTER.exec(path) ?? [];
  if (right === '') throw new Error(`${path} is no filter that is known.`);
  const wanted = right.startsWith('{') ? valueOf(right.slice(1, -1), scope) : readLiteral(right);
  const isOne = (item: unknown) =>
    (field === undefined ? item : isJsonObject(item) ? item[field] : undefined) === wanted;
  const search = (node: unknown): boolean => {
    const items: unknown[] = Array.isArray(node) ? node : isJsonObject(node) ? Object.values(node) : [];
    return items.some((item) => isOne(item) || search(item));
  };
  return search(value);
}
