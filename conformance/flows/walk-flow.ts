import { isJsonObject, type JsonObject } from '../../contract/document.ts';
import type { Actor } from '../core/actors.ts';
import type { CallOptions } from '../core/wire/call-options.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import type { Exchange, FormPart } from '../core/wire/exchange.ts';
import { asDocumented } from '../core/wire/wrapper.ts';
import { isEnding, readSetCookie } from '../core/wire/set-cookie.ts';
import { PICTURES } from '../generation/pictures.ts';
import { filled, holds, missingIn, valueOf, type Scope } from './arazzo.ts';

/** A step whose conditions do not all hold. */
export interface FailedStep {
  stepId: string;
  /** What the step is for, as the flow says. */
  description: string;
  /** The conditions that do not hold. */
  demands: string[];
  exchange: Exchange;
}

/** A step that was not taken, and why. */
export interface UntriedStep {
  stepId: string;
  reason: string;
}

export interface WalkedFlow {
  failed: FailedStep[];
  untried: UntriedStep[];
}

interface Walker {
  contract: Contract;
  actor: Actor;
}

/**
 * Walks a workflow to its end. A step that fails does not end it: only what a later step needs from it is missing there.
 * @throws Error where the flow is written in a way that cannot be walked
 */
export async function walkFlow(
  { contract, actor }: Walker,
  workflow: JsonObject,
  inputs: JsonObject,
): Promise<WalkedFlow> {
  const outputs = new Map<string, JsonObject>();
  const walked: WalkedFlow = { failed: [], untried: [] };
  const steps = objectsAt(workflow, 'steps');
  let next = 0;
  while (next < steps.length) {
    const step = steps[next] ?? {};
    next += 1;
    const stepId = String(step['stepId']);
    const before: Scope = { inputs, outputs, exchange: undefined };
    const missing = missingIn([step['parameters'], step['requestBody']], before);
    if (missing.length > 0) {
      walked.untried.push({ stepId, reason: `${missing.join(', ')} did not come` });
      continue;
    }
    const operation = contract.operation(String(step['operationId']));
    const exchange = await actor.call(operation.operationId, callOf(operation, step, before, actor));
    const scope: Scope = { inputs, outputs, exchange: readAsDocumented(contract, exchange) };
    const broken = objectsAt(step, 'successCriteria').filter((criterion) => !holds(criterion, scope));
    outputs.set(stepId, outputsOf(step, scope));
    if (broken.length > 0) {
      const demands = broken.map(({ condition }) => String(condition));
      walked.failed.push({ stepId, description: String(step['description']), demands, exchange });
    }
    const way = objectsAt(step, 'onSuccess').find((action) =>
      objectsAt(action, 'criteria').every((criterion) => holds(criterion, scope)),
    );
    if (way?.['type'] === 'end') break;
    if (way?.['type'] === 'goto') next = steps.findIndex((one) => one['stepId'] === way['stepId']);
  }
  return walked;
}

/** The exchange as its step reads it: that the answer came otherwise is told elsewhere. */
function readAsDocumented(contract: Contract, exchange: Exchange): Exchange {
  const { answer } = exchange;
  return answer ? { ...exchange, answer: { ...answer, body: asDocumented(contract, exchange) } } : exchange;
}

function objectsAt(value: JsonObject, key: string): JsonObject[] {
  const list = value[key];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function outputsOf(step: JsonObject, scope: Scope): JsonObject {
  const { outputs } = step;
  if (!isJsonObject(outputs)) return {};
  return Object.fromEntries(
    Object.entries(outputs).map(([name, expression]) => [name, valueOf(String(expression), scope)]),
  );
}

function callOf(operation: Operation, step: JsonObject, scope: Scope, actor: Actor): CallOptions {
  const path: Record<string, string> = {};
  const query: Record<string, string> = {};
  const cookies = new Map<string, string>();
  for (const { in: place, name, value } of objectsAt(step, 'parameters')) {
    const filledValue = filled(value, scope);
    if (place === 'path') path[String(name)] = String(filledValue);
    if (place === 'query') query[String(name)] = String(filledValue);
    if (place === 'header' && name === 'Cookie')
      for (const [key, one] of cookiesIn(filledValue)) cookies.set(key, one);
  }
  // A browser sends what it has now; only what was taken away meanwhile comes from the flow.
  const own = new Map([...cookies, ...actor.cookies]);
  const headers = { Cookie: [...own].map(([name, value]) => `${name}=${value}`).join('; ') };
  const body = isJsonObject(step['requestBody']) ? filled(step['requestBody']['payload'], scope) : undefined;
  return {
    path,
    query,
    ...(cookies.size > 0 && own.size > 0 ? { headers } : {}),
    ...(body === undefined ? {} : bodyOf(operation, body)),
  };
}

function cookiesIn(lines: unknown): [string, string][] {
  const list: unknown[] = Array.isArray(lines) ? lines : [];
  return list
    .map((line) => readSetCookie(String(line)))
    .filter((cookie) => !isEnding(cookie))
    .map(({ name, value }) => [name, value]);
}

const FILE = /^\$file\("\.\/(.+)"\)$/;

function bodyOf({ body }: Operation, payload: unknown): CallOptions {
  if (body?.mediaType !== 'multipart/form-data' || !isJsonObject(payload)) return { json: payload };
  return {
    form: Object.entries(payload).map(([name, value]) => partOf(name, String(value), body.partTypes[name])),
  };
}

/** A picture of the flow as a file, anything else as it stands. */
function partOf(name: string, text: string, contentType: string | undefined): FormPart {
  const picture = PICTURES.find(({ fileName }) => fileName === FILE.exec(text)?.[1]);
  if (picture) {
    return { name, value: picture.bytes, fileName: picture.fileName, contentType: picture.contentType };
  }
  return contentType === undefined ? { name, value: text } : { name, value: text, contentType };
}
