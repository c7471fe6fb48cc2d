import { expect, test } from 'vitest';
import { bundleContract } from '../bundle.ts';
import { readBundle, type JsonObject } from '../document.ts';
import { announcesBreak, compareContracts } from './compare-contracts.ts';

/** Parts of a small contract, each of which a test may replace. */
interface Parts {
  /** What GET /api/spots/{id} answers with 200. */
  output?: JsonObject;
  /** What POST /api/spots takes. */
  input?: JsonObject;
  parameters?: JsonObject[];
  operation?: JsonObject;
  write?: JsonObject;
  body?: JsonObject;
  path?: string;
  document?: JsonObject;
}

const SPOT = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string', maxLength: 20 } },
};

const PAGE = { name: 'page', in: 'query', schema: { type: 'integer', default: 0 } };
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

function contractOf(parts: Parts = {}): JsonObject {
  const json = (schema: JsonObject) => ({ 'application/json': { schema } });
  return {
    openapi: '3.1.0',
    info: { title: 'Spots', version: '1.2.0' },
    security: [{ session: [] }],
    components: {
      schemas: { Spot: parts.output ?? SPOT },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'SESSION' } },
    },
    paths: {
      [parts.path ?? '/api/spots/{id}']: {
        get: {
          operationId: 'getSpot',
          security: [],
          parameters: parts.parameters ?? [ID, PAGE],
          responses: {
            200: {
              headers: { 'Set-Cookie': { required: true, schema: { type: 'string' } } },
              content: json({ $ref: '#/components/schemas/Spot' }),
            },
            404: { description: 'Unknown id' },
          },
          ...parts.operation,
        },
      },
      '/api/spots': {
        post: {
          operationId: 'createSpot',
          requestBody: { content: json(parts.input ?? SPOT), ...parts.body },
          responses: { 200: { content: json({ type: 'boolean' }) } },
          ...parts.write,
        },
      },
    },
    ...parts.document,
  };
}

const changes = (before: Parts, after: Parts) =>
  compareContracts(contractOf(before), contractOf(after)).map(({ operation, place, message }) =>
    [operation, place, message].filter((part) => part !== '').join(' | '),
  );

const value = (schema: JsonObject) => ({ type: 'object', properties: { v: schema } });

test('a contract compared with itself has no breaking change', async () => {
  const contract = await readBundle(await bundleContract());
  expect(compareContracts(contract, structuredClone(contract))).toEqual([]);
});

test.each<[string, Parts, string[]]>([
  [
    'a new name of a parameter of the path',
    { path: '/api/spots/{spot}', parameters: [{ ...ID, name: 'spot' }, PAGE] },
    [],
  ],
  [
    'an operation that is gone',
    { document: { paths: {} } },
    ['getSpot | the operation is gone', 'createSpot | the operation is gone'],
  ],
  [
    'a session that is demanded now',
    { operation: { security: [{ session: [] }] } },
    ['getSpot | security | no session is no longer enough: apiKey cookie SESSION'],
  ],
  ['a session that is no longer demanded', { write: { security: [] } }, []],
  [
    'another name of the cookie',
    {
      document: {
        components: {
          schemas: { Spot: SPOT },
          securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'SID' } },
        },
      },
    },
    ['createSpot | security | apiKey cookie SESSION is no longer enough: apiKey cookie SID'],
  ],
  ['a parameter that is gone', { parameters: [ID] }, ['getSpot | query page | the parameter is gone']],
  [
    'a parameter that is required now',
    { parameters: [ID, { ...PAGE, required: true }] },
    ['getSpot | query page | the parameter is required now'],
  ],
  [
    'a new required parameter',
    { parameters: [ID, PAGE, { ...PAGE, name: 'size', required: true }] },
    ['getSpot | query size | a new parameter is required'],
  ],
  ['a new optional parameter', { parameters: [ID, PAGE, { ...PAGE, name: 'size' }] }, []],
  [
    'another default',
    { parameters: [ID, { ...PAGE, schema: { type: 'integer', default: 1 } }] },
    ['getSpot | query page | the default is 1 now (0 before)'],
  ],
  [
    'another way to write a list',
    { parameters: [ID, { ...PAGE, explode: false }] },
    ['getSpot | query page | the parameter is written as form now (form explode before)'],
  ],
  [
    'a body that is required now',
    { body: { required: true } },
    ['createSpot | request body | the body is required now'],
  ],
  [
    'a body of another type',
    { body: { content: { 'text/plain': {} } } },
    ['createSpot | request body | application/json is gone'],
  ],
  [
    'a status that is gone',
    { write: { responses: { 201: {} } } },
    [
      'createSpot | response 200 | the status is gone',
      'createSpot | response 201 | success may come with this status now',
    ],
  ],
  [
    'a new status of a failure',
    {
      operation: {
        responses: {
          200: {
            headers: { 'set-cookie': { required: true, schema: { type: 'string' } } },
            content: { 'application/json': { schema: SPOT } },
          },
          404: {},
          409: {},
        },
      },
    },
    [],
  ],
  [
    'a header and a body that are gone',
    { operation: { responses: { 200: {}, 404: {} } } },
    [
      'getSpot | response 200 | application/json is gone',
      'getSpot | response 200 header Set-Cookie | the header is gone',
    ],
  ],
  [
    'a field that is gone from an answer',
    { output: { ...SPOT, required: ['id'], properties: { id: { type: 'integer' } } } },
    ['getSpot | response 200 /name | the field is gone'],
  ],
  [
    'a field that may be missing from an answer',
    { output: { ...SPOT, required: ['id'] } },
    ['getSpot | response 200 /name | the field may be missing now'],
  ],
  ['a field that input need not have any more', { input: { ...SPOT, required: ['id'] } }, []],
  [
    'a new field of an answer',
    { output: { ...SPOT, properties: { ...SPOT.properties, tag: { type: 'string' } } } },
    [],
  ],
  [
    'a new field that input must have',
    {
      input: {
        ...SPOT,
        required: ['id', 'name', 'tag'],
        properties: { ...SPOT.properties, tag: { type: 'string' } },
      },
    },
    ['createSpot | request body /tag | the field is required now'],
  ],
])('%s', (_title, after, expected) => {
  expect(changes({}, after)).toEqual(expected);
});

test.each<[JsonObject, JsonObject, string[], string[]]>([
  [{ type: 'string' }, { type: ['string', 'null'] }, [], ['the type null may come now']],
  [{ type: ['string', 'null'] }, { type: 'string' }, ['the type null is no longer accepted'], []],
  [{ type: 'integer' }, { type: 'number' }, [], ['the type number may come now']],
  [{ type: 'number' }, { type: 'integer' }, ['the type number is no longer accepted'], []],
  [
    { type: 'integer' },
    { type: 'string' },
    ['the type integer is no longer accepted'],
    ['the type string may come now'],
  ],
  [
    { enum: ['a', 'b'] },
    { enum: ['b', 'c'] },
    ['the values "a" are no longer accepted'],
    ['the values "c" may come now'],
  ],
  [{ type: 'string' }, { type: 'string', const: 'a' }, ['only these values are accepted now: "a"'], []],
  [
    { type: 'string', enum: ['a'] },
    { type: 'string' },
    [],
    ['any value may come now, not only those of a list'],
  ],
  [{ maxLength: 20 }, { maxLength: 19 }, ['maxLength is 19 now (20 before)'], []],
  [{ maxLength: 20 }, { maxLength: 21 }, [], ['maxLength is 21 now (20 before)']],
  [{ minimum: 1 }, {}, [], ['minimum is none now (1 before)']],
  [{}, { minimum: 1 }, ['minimum is 1 now (none before)'], []],
  [{ 'x-max-bytes': 10 }, { 'x-max-bytes': 9 }, ['max-bytes is 9 now (10 before)'], []],
  [
    { pattern: '^a' },
    { pattern: '^b' },
    ['pattern is ^b now (^a before)'],
    ['pattern is ^b now (^a before)'],
  ],
  [{}, { format: 'email' }, ['format is email now (none before)'], []],
  [{ uniqueItems: true }, {}, [], ['items may repeat now']],
  [{}, { additionalProperties: false }, ['fields that the schema does not name are refused now'], []],
  [
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    { type: 'string' },
    ['the alternative number 2 is no longer accepted'],
    [],
  ],
  [
    { type: 'string' },
    { oneOf: [{ type: 'string' }, { type: 'integer', title: 'Id' }] },
    [],
    ['the alternative Id may come now'],
  ],
  [
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    [],
    [],
  ],
  [
    { allOf: [{ maxLength: 5 }, { type: 'string' }] },
    { type: 'string', maxLength: 5, description: 'The same.' },
    [],
    [],
  ],
])('from %j to %j breaks input by %j and output by %j', (before, after, input, output) => {
  const inputChanges = changes({ input: value(before) }, { input: value(after) });
  expect(inputChanges).toEqual(input.map((message) => `createSpot | request body /v | ${message}`));
  const outputChanges = changes({ output: value(before) }, { output: value(after) });
  expect(outputChanges).toEqual(output.map((message) => `getSpot | response 200 /v | ${message}`));
});

test('items of a list are compared, and a schema that holds itself is compared once', () => {
  const tree = (id: JsonObject) => ({
    type: 'object',
    properties: { id, children: { type: 'array', items: { $ref: '#/components/schemas/Spot' } } },
  });
  expect(changes({ output: tree({ type: 'integer' }) }, { output: tree({ type: 'string' }) })).toEqual([
    'getSpot | response 200 /id | the type string may come now',
  ]);
  const listOf = (items: JsonObject) => ({ type: 'array', items });
  expect(changes({ output: listOf({ maximum: 5 }) }, { output: listOf({}) })).toEqual([
    'getSpot | response 200 /* | maximum is none now (5 before)',
  ]);
});

test('what changes in an alternative is told by the field, where its title is the same', () => {
  const spotOrFailure = (fields: JsonObject) => ({
    oneOf: [
      { type: 'object', title: 'Spot', required: Object.keys(fields), properties: fields },
      { type: 'array', title: 'Failure' },
    ],
  });
  const before = { output: spotOrFailure({ id: { type: 'integer' }, name: { type: 'string' } }) };
  expect(changes(before, { output: spotOrFailure({ id: { type: 'integer' } }) })).toEqual([
    'getSpot | response 200 /name | the field is gone',
  ]);
});

test('a part of a form may lose a content type only as a breaking change', () => {
  const form = (contentType: string) => ({
    body: {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { photo: {} } },
          encoding: { photo: { contentType } },
        },
      },
    },
  });
  expect(changes(form('image/png, image/jpeg'), form('image/jpeg'))).toEqual([
    'createSpot | request body /photo | a part of image/png is no longer accepted',
  ]);
  expect(changes(form('image/jpeg'), form('image/png, image/jpeg'))).toEqual([]);
});

test.each([
  ['1.2.0', '2.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['0.2.0', '0.3.0', true],
  ['0.2.0', '0.2.1', false],
  ['2.0.0', '1.0.0', false],
  ['1.2.0', 'next', false],
])('from %s to %s announces a break: %s', (before, after, announced) => {
  const versioned = (version: string) => contractOf({ document: { info: { version } } });
  expect(announcesBreak(versioned(before), versioned(after))).toBe(announced);
});
