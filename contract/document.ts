import { readFile } from 'node:fs/promises';

export type JsonObject = Record<string, unknown>;

/** A named example of a response body. */
export interface NamedExample {
  name: string;
  summary: string;
  mediaType: string;
  value: unknown;
  /**
   * Parameters of the query or the path, and their values, for which the mock gives this example rather than the
   * first (`x-when`), such as `{ page: ['1'] }`; undefined for an example that is only given when asked for.
   */
  when: Readonly<Record<string, readonly string[]>> | undefined;
}

/** One status that an operation documents, with the examples of its body (none where it has no body). */
export interface ContractResponse {
  status: number;
  description: string;
  examples: NamedExample[];
}

/** The multipart form of a request body: its schema, its references resolved at the top level, and its encodings. */
export interface MultipartForm {
  schema: JsonObject;
  encoding: JsonObject;
}

/** One operation of the contract, reduced to what answering for it needs. */
export interface ContractOperation {
  operationId: string;
  /** Lower case, as in the contract. */
  method: string;
  /** The template, such as /api/spots/{id}. */
  path: string;
  tag: string;
  summary: string;
  bodyIsRequired: boolean;
  bodyMediaTypes: string[];
  multipart: MultipartForm | undefined;
  /** Ascending by status. */
  responses: ContractResponse[];
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);
const MULTIPART = 'multipart/form-data';

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a bundled contract, which is JSON. */
export async function readBundle(contractFile: string): Promise<JsonObject> {
  const document: unknown = JSON.parse(await readFile(contractFile, 'utf8'));
  if (!isJsonObject(document) || !isJsonObject(document['paths'])) {
    throw new Error(`${contractFile} is not an OpenAPI document: it has no paths.`);
  }
  return document;
}

/** Follows `$ref` (only within the document: a bundle has no other) until it meets a value. */
export function resolveReference(document: JsonObject, value: unknown): JsonObject {
  let current = value;
  for (let hops = 0; isJsonObject(current) && typeof current['$ref'] === 'string'; hops += 1) {
    const pointer = current['$ref'];
    if (!pointer.startsWith('#/') || hops > 20) throw new Error(`Cannot follow the reference ${pointer}.`);
    current = pointer
      .slice(2)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, step) => (isJsonObject(node) ? node[step] : undefined), document);
  }
  return isJsonObject(current) ? current : {};
}

/** All operations of a bundled contract, in its order. */
export function listOperations(document: JsonObject): ContractOperation[] {
  return entriesOf(document['paths']).flatMap(([path, pathItem]) =>
    entriesOf(resolveReference(document, pathItem))
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) =>
        readOperation(document, path, method, resolveReference(document, operation)),
      ),
  );
}

/**
 * A copy of the contract in which no request body is multipart. Whoever gets it (Prism cannot read multipart) must be
 * spared the bodies, which `multipart.ts` checks.
 */
export function withoutMultipart(document: JsonObject): JsonObject {
  const paths = entriesOf(document['paths']).map(([path, pathItem]) => [
    path,
    Object.fromEntries(
      entriesOf(resolveReference(document, pathItem)).map(([method, operation]) => [
        method,
        METHODS.has(method) && isJsonObject(operation) ? dropMultipart(document, operation) : operation,
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

const FAILURE = '#/components/schemas/Failure';

/**
 * A copy of a bundled contract in which a 200 is its success only. The contract describes each as its success or a
 * `Failure`; whoever looks at the failure flag first has only the success left to check.
 */
export function withoutFailuresIn200(document: JsonObject): JsonObject {
  const paths = entriesOf(document['paths']).map(([path, pathItem]) => [
    path,
    Object.fromEntries(
      entriesOf(pathItem).map(([method, operation]) => [
        method,
        isJsonObject(operation) ? dropFailureOf200(operation) : operation,
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function dropFailureOf200(operation: JsonObject): JsonObject {
  const responses = entriesOf(operation['responses']).map(([status, response]) => {
    if (status !== '200' || !isJsonObject(response) || !isJsonObject(response['content'])) {
      return [status, response];
    }
    const content = entriesOf(response['content']).map(([mediaType, media]) => [
      mediaType,
      isJsonObject(media) ? { ...media, schema: successOf(media['schema']) } : media,
    ]);
    return [status, { ...response, content: Object.fromEntries(content) }];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

function successOf(schema: unknown): unknown {
  const parts: unknown = isJsonObject(schema) ? schema['oneOf'] : undefined;
  if (!Array.isArray(parts)) return schema;
  const successes = parts.filter((part) => !isJsonObject(part) || part['$ref'] !== FAILURE);
  return successes.length === 1 && successes.length < parts.length ? successes[0] : schema;
}

function readOperation(
  document: JsonObject,
  path: string,
  method: string,
  operation: JsonObject,
): ContractOperation {
  const body = resolveReference(document, operation['requestBody']);
  const content = isJsonObject(body['content']) ? body['content'] : {};
  const multipart = content[MULTIPART];
  const tags = operation['tags'];
  return {
    operationId: textOf(operation['operationId']) || `${method} ${path}`,
    method,
    path,
    tag: Array.isArray(tags) ? textOf(tags[0]) : '',
    summary: textOf(operation['summary']),
    bodyIsRequired: body['required'] === true,
    bodyMediaTypes: Object.keys(content),
    multipart: isJsonObject(multipart)
      ? {
          schema: resolveReference(document, multipart['schema']),
          encoding: isJsonObject(multipart['encoding']) ? multipart['encoding'] : {},
        }
      : undefined,
    responses: entriesOf(operation['responses'])
      .filter(([status]) => /^\d{3}$/.test(status))
      .map(([status, response]) =>
        readResponse(document, Number(status), resolveReference(document, response)),
      )
      .toSorted((left, right) => left.status - right.status),
  };
}

function readResponse(document: JsonObject, status: number, response: JsonObject): ContractResponse {
  const examples = entriesOf(response['content']).flatMap(([mediaType, media]) => {
    if (!isJsonObject(media)) return [];
    const named = entriesOf(media['examples']).map(([name, reference]) => {
      const example = resolveReference(document, reference);
      return {
        name,
        summary: textOf(example['summary']),
        mediaType,
        value: example['value'],
        when: readWhen(example['x-when']),
      };
    });
    if ('example' in media)
      named.unshift({
        name: 'default',
        summary: '',
        mediaType,
        value: media['example'],
        when: undefined,
      });
    return named;
  });
  return { status, description: textOf(response['description']), examples };
}

function readWhen(value: unknown): NamedExample['when'] {
  if (!isJsonObject(value)) return undefined;
  return Object.fromEntries(entriesOf(value).map(([name, wanted]) => [name, [wanted].flat().map(String)]));
}

function dropMultipart(document: JsonObject, operation: JsonObject): JsonObject {
  const body = resolveReference(document, operation['requestBody']);
  if (!isJsonObject(body['content']) || !(MULTIPART in body['content'])) return operation;
  const content = Object.fromEntries(
    entriesOf(body['content']).filter(([mediaType]) => mediaType !== MULTIPART),
  );
  const { requestBody: _requestBody, ...rest } = operation;
  if (Object.keys(content).length === 0) return rest;
  return { ...rest, requestBody: { ...body, content, required: false } };
}

function entriesOf(value: unknown): [string, unknown][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
