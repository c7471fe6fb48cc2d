/**
 * A collection of requests, made from the examples of the contract.
 *
 * Usage: npm run contract:collection [-- FILE]
 */
import { writeFile } from 'node:fs/promises';
import { bundleContract } from './bundle.ts';
import { isJsonObject, readBundle, resolveReference, type JsonObject } from './document.ts';

const COLLECTION_FILE = '.cache/dosaegi.postman_collection.json';

/** Where the mock listens by default. */
const DEFAULT_BASE_URL = 'http://127.0.0.1:4010';

interface KeyValue {
  key: string;
  value: string;
  description?: string;
}

/**
 * A Postman collection (format 2.1, which Bruno and Insomnia import too) with one request for each example body of each
 * operation, and the examples of its answers beside it. The session is the cookie that a login sets.
 */
export function toCollection(bundle: JsonObject): JsonObject {
  const info = objectAt(bundle['info']);
  const tags: unknown = bundle['tags'];
  const requests = Object.entries(objectAt(bundle['paths'])).flatMap(([path, item]) =>
    Object.entries(objectAt(item)).flatMap(([method, operation]) =>
      isJsonObject(operation)
        ? [{ tag: tagOf(operation), items: toItems(bundle, path, method, operation) }]
        : [],
    ),
  );
  return {
    info: {
      name: info['title'],
      version: info['version'],
      description: info['summary'],
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [{ key: 'baseUrl', value: DEFAULT_BASE_URL }],
    item: (Array.isArray(tags) ? tags : []).filter(isJsonObject).map((tag) => ({
      name: tag['name'],
      description: tag['description'],
      item: requests.filter((request) => request.tag === tag['name']).flatMap(({ items }) => items),
    })),
  };
}

function toItems(bundle: JsonObject, path: string, method: string, operation: JsonObject): JsonObject[] {
  const parameters = (Array.isArray(operation['parameters']) ? operation['parameters'] : []).map(
    (parameter) => resolveReference(bundle, parameter),
  );
  const body = resolveReference(bundle, operation['requestBody']);
  const [mediaType, media] = Object.entries(objectAt(body['content']))[0] ?? [];
  const examples = Object.entries(objectAt(objectAt(media)['examples']));
  const requestOf = (example?: unknown): JsonObject => ({
    method: method.toUpperCase(),
    header: mediaType === 'application/json' ? [{ key: 'Content-Type', value: mediaType }] : [],
    url: toUrl(path, parameters),
    description: operation['description'],
    ...(mediaType === undefined ? {} : { body: toBody(mediaType, objectAt(media), example) }),
  });
  const named = examples.length > 0 ? examples : [['', undefined] as const];
  return named.map(([name, reference], index) => {
    const example = resolveReference(bundle, reference);
    const request = requestOf(example['value']);
    return {
      name: index === 0 ? textOf(operation['summary']) : `${textOf(operation['summary'])}: ${name}`,
      request,
      // The answers stand with the typical request.
      response: index === 0 ? toAnswers(bundle, operation, request) : [],
    };
  });
}

function toUrl(path: string, parameters: readonly JsonObject[]): JsonObject {
  const of = (place: string): KeyValue[] =>
    parameters
      .filter((parameter) => parameter['in'] === place)
      .map((parameter) => ({
        key: textOf(parameter['name']),
        value: [parameter['example']].flat().map(String).join(','),
        description: textOf(parameter['description']),
      }));
  const query = of('query');
  const segments = path.split('/').slice(1);
  const withColons = segments.map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'));
  const search = query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  return {
    raw: `{{baseUrl}}/${withColons.join('/')}${search === '' ? '' : `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: withColons,
    variable: of('path'),
    query,
  };
}

function toBody(mediaType: string, media: JsonObject, example: unknown): JsonObject {
  if (mediaType === 'application/json') {
    return { mode: 'raw', raw: JSON.stringify(example, null, 2), options: { raw: { language: 'json' } } };
  }
  const encodings = objectAt(media['encoding']);
  const parts = isJsonObject(example) ? example : {};
  const formdata = Object.keys({ ...encodings, ...parts }).map((key) => {
    const contentType = textOf(objectAt(encodings[key])['contentType']);
    return isJsonObject(parts[key])
      ? { key, type: 'text', value: JSON.stringify(parts[key]), contentType: 'application/json' }
      : { key, type: 'file', src: [], description: contentType };
  });
  return { mode: 'formdata', formdata };
}

function toAnswers(bundle: JsonObject, operation: JsonObject, request: JsonObject): JsonObject[] {
  return Object.entries(objectAt(operation['responses'])).flatMap(([status, reference]) => {
    const response = resolveReference(bundle, reference);
    const content = objectAt(objectAt(response['content'])['application/json']);
    return Object.entries(objectAt(content['examples'])).map(([name, one]) => ({
      name: `${status} ${name}`,
      originalRequest: request,
      code: Number(status),
      status: textOf(response['description']),
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: JSON.stringify(resolveReference(bundle, one)['value'], null, 2),
      _postman_previewlanguage: 'json',
    }));
  });
}

function tagOf(operation: JsonObject): string {
  const [tag]: unknown[] = Array.isArray(operation['tags']) ? operation['tags'] : [];
  return textOf(tag);
}

function objectAt(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

if (import.meta.main) {
  const file = process.argv[2] ?? COLLECTION_FILE;
  const collection = toCollection(await readBundle(await bundleContract()));
  await writeFile(file, `${JSON.stringify(collection, undefined, 2)}\n`);
  console.log(`The collection is in ${file}`);
}
