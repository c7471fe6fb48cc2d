import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isJsonObject, resolveReference, withoutFailuresIn200, type JsonObject } from './document.ts';
import { readContractSource } from './sources.ts';

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  /** Without references. */
  schema: JsonObject;
  description: string;
  assumption: string | undefined;
  example: unknown;
}

export interface RequestBody {
  required: boolean;
  mediaType: string;
  /** Without references. */
  schema: JsonObject;
  /** The `contentType` of each part of a multipart form that states one. */
  partTypes: Readonly<Record<string, string>>;
  /** The values of the named examples. */
  examples: readonly unknown[];
}

export interface DocumentedHeader {
  name: string;
  description: string;
  assumption: string | undefined;
  example: unknown;
}

export interface DocumentedResponse {
  status: number;
  description: string;
  assumption: string | undefined;
  headers: readonly DocumentedHeader[];
  /** Media type to schema (without references); empty where the answer has no body that clients read. */
  content: ReadonlyMap<string, JsonObject>;
}

/** Where in an operation a sentence is looked for: the nearest one wins. */
export type Place =
  | { at: 'operation' }
  | { at: 'session' }
  | { at: 'parameter'; name: string }
  | { at: 'requestBody'; pointer?: string }
  | { at: 'response'; status: number; pointer?: string }
  | { at: 'header'; status: number; name: string };

/** What the contract says at a place. */
export interface Sentence {
  sentence: string;
  spec: string | undefined;
  assumption: string | undefined;
}

export interface Operation {
  operationId: string;
  /** Upper case. */
  method: string;
  /** The template, such as /api/spots/{id}. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  spec: string | undefined;
  assumption: string | undefined;
  needsSession: boolean;
  /** Not in the product specification: a server may answer 404 to it. */
  isProposed: boolean;
  parameters: readonly Parameter[];
  body: RequestBody | undefined;
  responses: ReadonlyMap<number, DocumentedResponse>;
}

/** One way in which a value does not fit its schema. */
export interface Mismatch {
  /** A JSON pointer to the place in the value, empty for the whole. */
  pointer: string;
  /** The keyword of JSON Schema that is not kept, such as `type`. */
  keyword: string;
  message: string;
  /** The required property that is missing, for the keyword `required`. */
  missing: string | undefined;
  received: unknown;
}

/** The contract as the checks read it. */
export interface Contract {
  operations: readonly Operation[];
  /** @throws when the contract has no such operation */
  operation(operationId: string): Operation;
  /** The documented methods of a path template, in upper case. */
  methodsOf(path: string): ReadonlySet<string>;
  sentenceAt(operation: Operation, place: Place): Sentence;
  /** How a value departs from a schema of this contract; empty where it fits. */
  mismatches(schema: JsonObject, value: unknown): Mismatch[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Reads the contract. */
export async function loadContract(): Promise<Contract> {
  return readContract(await readContractSource());
}

/** Reads a bundled contract. */
export function readContract(bundle: JsonObject): Contract {
  // A 200 with the failure flag is a failure, whatever else it holds: only the successes are left to check.
  const document = objectAt(
    { document: withoutReferences(bundle, withoutFailuresIn200(bundle)) },
    'document',
  );
  const demandsSession = listAt(document, 'security').length > 0;
  const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isJsonObject(item) ? item[method] : undefined;
      return isJsonObject(operation) ? [readOperation(path, method, operation, demandsSession)] : [];
    }),
  );
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const session = objectAt(objectAt(objectAt(document, 'components'), 'securitySchemes'), 'session');
  const validate = createValidator();
  return {
    operations,
    operation(operationId) {
      const operation = byId.get(operationId);
      if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
      return operation;
    },
    methodsOf: (path) =>
      new Set(operations.filter((operation) => operation.path === path).map(({ method }) => method)),
    sentenceAt: (operation, place) => sentenceAt(operation, place, session),
    mismatches: validate,
  };
}

/** A copy in which every reference is replaced by what it names; fields beside a reference win over the named ones. */
function withoutReferences(document: JsonObject, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(document, item));
  if (!isJsonObject(value)) return value;
  const { $ref, ...rest } = value;
  const target =
    typeof $ref === 'string' ? withoutReferences(document, resolveReference(document, value)) : {};
  const own = Object.entries(rest).map(([key, item]) => [key, withoutReferences(document, item)]);
  return { ...(isJsonObject(target) ? target : {}), ...Object.fromEntries(own) };
}

function readOperation(
  path: string,
  method: string,
  operation: JsonObject,
  demandsSession: boolean,
): Operation {
  const responses = Object.entries(objectAt(operation, 'responses'))
    .filter(([status]) => /^\d{3}$/.test(status))
    .map(([status, response]) => [Number(status), readResponse(Number(status), response)] as const);
  return {
    operationId: textAt(operation, 'operationId') ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    tag: listAt(operation, 'tags').find((tag) => typeof tag === 'string') ?? '',
    summary: textAt(operation, 'summary') ?? '',
    description: textAt(operation, 'description') ?? '',
    spec: markAt(operation, 'x-spec'),
    assumption: markAt(operation, 'x-assumption'),
    needsSession: Array.isArray(operation['security']) ? operation['security'].length > 0 : demandsSession,
    isProposed: operation['x-proposed'] === true,
    parameters: listAt(operation, 'parameters').filter(isJsonObject).map(readParameter),
    body: isJsonObject(operation['requestBody']) ? readBody(operation['requestBody']) : undefined,
    responses: new Map(responses),
  };
}

function readParameter(parameter: JsonObject): Parameter {
  return {
    name: textAt(parameter, 'name') ?? '',
    in: placeOf(parameter['in']),
    required: parameter['required'] === true,
    schema: objectAt(parameter, 'schema'),
    description: textAt(parameter, 'description') ?? '',
    assumption: markAt(parameter, 'x-assumption'),
    example: parameter['example'],
  };
}

function placeOf(value: unknown): ParameterPlace {
  if (value === 'path' || value === 'header' || value === 'cookie') return value;
  return 'query';
}

function readBody(body: JsonObject): RequestBody | undefined {
  const [first] = Object.entries(objectAt(body, 'content'));
  if (!first || !isJsonObject(first[1])) return undefined;
  const [mediaType, media] = first;
  const partTypes = Object.entries(objectAt(media, 'encoding')).flatMap(([name, encoding]) => {
    const contentType = isJsonObject(encoding) ? textAt(encoding, 'contentType') : undefined;
    return contentType === undefined ? [] : [[name, contentType] as const];
  });
  return {
    required: body['required'] === true,
    mediaType,
    schema: objectAt(media, 'schema'),
    partTypes: Object.fromEntries(partTypes),
    examples: Object.values(objectAt(media, 'examples')).flatMap((example) =>
      isJsonObject(example) && 'value' in example ? [example['value']] : [],
    ),
  };
}

function readResponse(status: number, value: unknown): DocumentedResponse {
  const response = isJsonObject(value) ? value : {};
  const content = Object.entries(objectAt(response, 'content')).map(
    ([mediaType, media]) => [mediaType, isJsonObject(media) ? objectAt(media, 'schema') : {}] as const,
  );
  const headers = Object.entries(objectAt(response, 'headers')).map(([name, header]) => ({
    name,
    description: isJsonObject(header) ? (textAt(header, 'description') ?? '') : '',
    assumption: isJsonObject(header) ? markAt(header, 'x-assumption') : undefined,
    example: isJsonObject(header) ? header['example'] : undefined,
  }));
  return {
    status,
    description: textAt(response, 'description') ?? '',
    assumption: markAt(response, 'x-assumption'),
    headers,
    content: new Map(content),
  };
}

function sentenceAt(operation: Operation, place: Place, session: JsonObject): Sentence {
  const whole = [operation.summary, operation.description].filter((text) => text !== '').join('. ');
  const nodes = nodesOnTheWay(operation, place, session);
  const nearest = (key: string, read = textAt) =>
    nodes
      .toReversed()
      .map((node) => read(node, key))
      .find((text) => text !== undefined && text !== '');
  return {
    sentence: nearest('description') ?? whole,
    spec: nearest('x-spec', markAt) ?? operation.spec,
    assumption:
      nearest('x-assumption', markAt) ?? (place.at === 'operation' ? operation.assumption : undefined),
  };
}

/** A mark of the contract as one text: what is about the whole place, else its entries, one after the other. */
function markAt(node: JsonObject, key: string): string | undefined {
  const mark = node[key];
  if (!isJsonObject(mark)) return textAt(node, key);
  const whole = textAt(mark, 'call');
  if (whole !== undefined) return whole;
  const texts = Object.values(mark).filter((text) => typeof text === 'string');
  return [...new Set(texts)].join(key === 'x-spec' ? ', ' : ' ');
}

/** What may carry a sentence between the operation and a place, the nearest last. */
function nodesOnTheWay(operation: Operation, place: Place, session: JsonObject): JsonObject[] {
  switch (place.at) {
    case 'operation':
      return [];
    case 'session':
      return [session];
    case 'parameter': {
      const parameter = operation.parameters.find(({ name }) => name === place.name);
      if (!parameter) return [];
      return [
        parameter.schema,
        withoutBlanks({ description: parameter.description, 'x-assumption': parameter.assumption }),
      ];
    }
    case 'requestBody':
      return operation.body ? schemasTo(operation.body.schema, place.pointer ?? '') : [];
    case 'header': {
      const header = operation.responses
        .get(place.status)
        ?.headers.find(({ name }) => name.toLowerCase() === place.name.toLowerCase());
      return header
        ? [withoutBlanks({ description: header.description, 'x-assumption': header.assumption })]
        : [];
    }
    case 'response': {
      const response = operation.responses.get(place.status);
      if (!response) return [];
      const own = withoutBlanks({
        description: response.description,
        'x-assumption': response.assumption,
      });
      const schema = [...response.content.values()][0];
      return [own, ...(schema && place.pointer ? schemasTo(schema, place.pointer) : [])];
    }
  }
}

function withoutBlanks(node: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined && value !== ''));
}

/** The schemas from a schema down to a place in its value, as far as there are any. */
function schemasTo(schema: JsonObject, pointer: string): JsonObject[] {
  const way = [schema];
  for (const step of pointer.split('/').slice(1)) {
    const next = schemaBelow(way.at(-1) ?? {}, step);
    if (!next) break;
    way.push(next);
  }
  return way;
}

function schemaBelow(schema: JsonObject, step: string): JsonObject | undefined {
  const properties = objectAt(schema, 'properties');
  const property = properties[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (isJsonObject(property)) return property;
  if (/^\d+$/.test(step) && isJsonObject(schema['items'])) return schema['items'];
  return ['oneOf', 'anyOf', 'allOf']
    .flatMap((key) => listAt(schema, key))
    .filter(isJsonObject)
    .map((part) => schemaBelow(part, step))
    .find((below) => below !== undefined);
}

function createValidator(): Contract['mismatches'] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: 'x-max-characters',
    type: 'string',
    schemaType: 'number',
    validate: (most: number, text: string) => countCharacters(text) <= most,
  });
  const compiled = new WeakMap<JsonObject, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return withoutChoices(validate.errors ?? []).map((problem) => ({
      pointer: problem.instancePath,
      keyword: problem.keyword,
      message: messageOf(problem),
      missing: missingOf(problem),
      received: valueAt(value, problem.instancePath),
    }));
  };
}

/**
 * Where a value fits none of several schemas and something below it is wrong, that is what is wrong: of the choice
 * itself nobody wants to hear.
 */
function withoutChoices(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const hollow = new Set(
    choices
      .map(({ instancePath }) => instancePath)
      .filter((path) => errors.some(({ instancePath }) => instancePath.startsWith(`${path}/`))),
  );
  return errors.filter(({ instancePath }) => !hollow.has(instancePath));
}

const CHARACTERS = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** How many characters a person counts (`x-max-characters`). */
function countCharacters(text: string): number {
  return [...CHARACTERS.segment(text)].length;
}

function messageOf({ message = 'does not fit', params }: ErrorObject): string {
  const details: unknown = params;
  if (!isJsonObject(details)) return message;
  const allowed = details['allowedValues'];
  return Array.isArray(allowed) ? `${message}: ${allowed.join(', ')}` : message;
}

function missingOf({ keyword, params }: ErrorObject): string | undefined {
  const details: unknown = params;
  const name = keyword === 'required' && isJsonObject(details) ? details['missingProperty'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** What stands at a JSON pointer of a value; undefined where nothing does. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => {
      if (Array.isArray(node)) return node[Number(step)];
      return isJsonObject(node) ? node[step] : undefined;
    }, value);
}

function objectAt(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isJsonObject(value) ? value : {};
}

function listAt(node: JsonObject, key: string): unknown[] {
  const value = node[key];
  return Array.isArray(value) ? value : [];
}

function textAt(node: JsonObject, key: string): string | undefined {
  const value = node[key];
  return typeof value === 'string' ? value : undefined;
}
