import { isJsonObject, type JsonObject } from '../../../contract/document.ts';
import type { Contract } from '../../../contract/contract.ts';
import { isSuccess, type Exchange } from './exchange.ts';

/**
 * The body of a success as the contract has it: a bare one is put into the envelope and an enveloped one taken out, ids
 * that come as texts are numbers, and fields in snake_case have their names in camelCase besides. That it came otherwise
 * is told where answers are judged; everything else goes on with this.
 */
export function asDocumented(contract: Contract, exchange: Exchange): unknown {
  const { operationId, answer } = exchange;
  if (operationId === undefined || !answer || !isSuccess(exchange)) return answer?.body;
  const schema = contract
    .operation(operationId)
    .responses.get(answer.status)
    ?.content.get('application/json');
  return schema ? readable(withDataId(schema, wrapAs(schema, answer.body))) : answer.body;
}

/** What names a thing: a number by the contract; a text where a server names its things so, such as a UUID. */
export type Id = number | string;

/** An id as the server gives it; undefined for what is none. */
export const toId = (value: unknown): Id | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;

/** The fields of entities that hold ids. */
const ID_FIELDS: ReadonlySet<string> = new Set(['id', 'userId', 'productId', 'exchangeId']);

/** Whether a field of an answer holds an id. */
export const isIdField = (name: string): boolean => ID_FIELDS.has(name);

/** The number that a text says, as servers write ids that JavaScript could not hold; undefined where it says none. */
function idInText(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{0,15}$/.test(value)) return undefined;
  return Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
}

/** Whether a mismatch of an id is that it came as a text. */
export const isIdAsText = ({ message, received }: { message: string; received: unknown }): boolean =>
  message === 'must be integer' && typeof received === 'string' && received !== '';

/** A name in snake_case: `created_at` for `createdAt`. */
export const snakeOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const camelOf = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What was created is named by its id alone. */
function withDataId({ properties }: JsonObject, body: unknown): unknown {
  const data = isJsonObject(properties) ? properties['data'] : undefined;
  if (!isJsonObject(body) || !isJsonObject(data) || data['type'] !== 'integer') return body;
  return { ...body, data: idInText(body['data']) ?? body['data'] };
}

function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const inner = readable(item);
      const camel = camelOf(name);
      const read = isIdField(camel) ? (idInText(inner) ?? inner) : inner;
      return camel in value
        ? [[name, read]]
        : [
            [name, inner],
            [camel, read],
          ];
    }),
  );
}

/** A body in the wrapper of a schema; the same value where it is in that wrapper already. */
export function wrapAs(schema: JsonObject, body: unknown): unknown {
  const { properties } = schema;
  const isInEnvelope = isJsonObject(body) && ('success' in body || 'data' in body);
  if (isJsonObject(properties) && 'success' in properties) {
    return body === undefined || body === null || isInEnvelope ? body : { success: true, data: body };
  }
  return isInEnvelope && body['success'] === true && 'data' in body ? body['data'] : body;
}
