import { isJsonObject, type JsonObject } from '../../../contract/document.ts';
import type { Contract } from '../../../contract/contract.ts';
import { isSuccess, type Exchange } from './exchange.ts';

/**
 * The body of a success in the wrapper that the contract has for it: a bare one is put into the envelope, an enveloped one
 * taken out. That the wrapper is another one is told where answers are judged; everything else goes on with this.
 */
export function inDocumentedWrapper(contract: Contract, exchange: Exchange): unknown {
  const { operationId, answer } = exchange;
  if (operationId === undefined || !answer || !isSuccess(exchange)) return answer?.body;
  const schema = contract
    .operation(operationId)
    .responses.get(answer.status)
    ?.content.get('application/json');
  return schema ? wrapAs(schema, answer.body) : answer.body;
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
