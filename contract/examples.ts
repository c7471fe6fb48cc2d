import { listOperations, type JsonObject } from './document.ts';

/** One named example of one response of one operation: what `Prefer: code=STATUS, example=NAME` answers with. */
export interface ContractExample {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  status: number;
  mediaType: string;
  name: string;
  value: unknown;
}

/** Every operation × status × example of a bundled contract. Responses without a body have none. */
export function listExamples(bundle: JsonObject): ContractExample[] {
  return listOperations(bundle).flatMap(({ operationId, method, path, tag, responses }) =>
    responses.flatMap(({ status, examples }) =>
      examples.map(({ name, mediaType, value }) => ({
        operationId,
        method,
        path,
        tag,
        status,
        mediaType,
        name,
        value,
      })),
    ),
  );
}
