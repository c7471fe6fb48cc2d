import { isJsonObject, resolveReference, type JsonObject } from '../document.ts';
import { compareSchemas, type Direction } from './compare-schemas.ts';

/** One way in which a client of the older contract breaks on the newer one. */
export interface BreakingChange {
  /** The operationId of the older contract. */
  operation: string;
  /** Such as `GET /api/spots/{id}`. */
  route: string;
  /** Such as `query page` or `response 200 /content/0`; empty for the whole operation. */
  place: string;
  message: string;
}

interface OperationIn {
  document: JsonObject;
  operation: JsonObject;
  /** The names of the path's parameters in their order. */
  pathNames: readonly string[];
}

interface PlaceChange {
  place: string;
  message: string;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/**
 * The breaking changes between two bundled contracts, in the order of the older one. Operations are matched by method
 * and path, whatever the path's parameters are called.
 */
export function compareContracts(from: JsonObject, to: JsonObject): BreakingChange[] {
  const after = operationsOf(to);
  return [...operationsOf(from)].flatMap(([key, before]) => {
    const operationId = before.operation['operationId'];
    const operation = typeof operationId === 'string' ? operationId : key;
    const changes = compareOperations(before, after.get(key));
    return changes.map(({ place, message }) => ({ operation, route: before.route, place, message }));
  });
}

/** Whether the newer version's number announces that clients break: a new major, or below 1 a new minor. */
export function announcesBreak(from: JsonObject, to: JsonObject): boolean {
  const before = versionOf(from);
  const after = versionOf(to);
  if (!before || !after) return false;
  if (after.major !== before.major) return after.major > before.major;
  return after.major === 0 && after.minor > before.minor;
}

function compareOperations(before: OperationIn, after: OperationIn | undefined): PlaceChange[] {
  if (!after) return [{ place: '', message: 'the operation is gone' }];
  return [
    ...compareSecurity(before, after),
    ...compareParameters(before, after),
    ...compareRequestBodies(before, after),
    ...compareResponses(before, after),
  ];
}

function compareSecurity(before: OperationIn, after: OperationIn): PlaceChange[] {
  const alternatives = securityOf(after);
  const covered = (offer: string) =>
    alternatives.some((demand) =>
      demand.split(' & ').every((one) => one === '' || offer.split(' & ').includes(one)),
    );
  return securityOf(before)
    .filter((offer) => !covered(offer))
    .map((offer) => ({
      place: 'security',
      message: `${offer === '' ? 'no session' : offer} is no longer enough: ${alternatives.join(' or ')}`,
    }));
}

/** The alternatives of an operation, each as the schemes that it demands together; one empty text where none is. */
function securityOf({ document, operation }: OperationIn): string[] {
  const schemes = objectAt(objectAt(document, 'components'), 'securitySchemes');
  const demanded = operation['security'] ?? document['security'];
  if (!Array.isArray(demanded) || demanded.length === 0) return [''];
  return demanded.filter(isJsonObject).map((demand) =>
    Object.keys(demand)
      .map((name) => {
        const scheme = resolveReference(document, schemes[name]);
        return [scheme['type'], scheme['in'], scheme['name'], scheme['scheme']]
          .filter((part) => typeof part === 'string')
          .join(' ');
      })
      .toSorted()
      .join(' & '),
  );
}

function compareParameters(before: OperationIn, after: OperationIn): PlaceChange[] {
  const was = parametersOf(before);
  const is = parametersOf(after);
  const known = [...was].flatMap(([key, parameter]): PlaceChange[] => {
    const next = is.get(key);
    const { place } = parameter;
    if (!next) return [{ place, message: 'the parameter is gone' }];
    const changes = changesOfSchema(
      before,
      parameter.node['schema'],
      after,
      next.node['schema'],
      'input',
      place,
    );
    if (next.node['required'] === true && parameter.node['required'] !== true) {
      changes.push({ place, message: 'the parameter is required now' });
    }
    if (next.serialization !== parameter.serialization) {
      changes.push({
        place,
        message: `the parameter is written as ${next.serialization} now (${parameter.serialization} before)`,
      });
    }
    return changes;
  });
  const added = [...is].flatMap(([key, { place, node }]): PlaceChange[] =>
    !was.has(key) && node['required'] === true ? [{ place, message: 'a new parameter is required' }] : [],
  );
  return [...known, ...added];
}

interface ParameterIn {
  place: string;
  node: JsonObject;
  /** How a list is written, such as `form explode`. */
  serialization: string;
}

function parametersOf({ document, operation, pathNames }: OperationIn): Map<string, ParameterIn> {
  const listed = operation['parameters'];
  const parameters = Array.isArray(listed) ? listed : [];
  return new Map(
    parameters.map((reference: unknown) => {
      const node = resolveReference(document, reference);
      const name = textAt(node, 'name');
      const location = textAt(node, 'in');
      const style =
        textAt(node, 'style') || (location === 'query' || location === 'cookie' ? 'form' : 'simple');
      const explode = typeof node['explode'] === 'boolean' ? node['explode'] : style === 'form';
      // What the contract calls a path's parameter is not on the wire, its position is.
      const identity = location === 'path' ? String(pathNames.indexOf(name)) : name;
      const key = `${location} ${location === 'header' ? identity.toLowerCase() : identity}`;
      const serialization = explode ? `${style} explode` : style;
      return [key, { place: `${location} ${name}`, node, serialization }];
    }),
  );
}

function compareRequestBodies(before: OperationIn, after: OperationIn): PlaceChange[] {
  const was = resolveReference(before.document, before.operation['requestBody']);
  const is = resolveReference(after.document, after.operation['requestBody']);
  const place = 'request body';
  const isRequired = is['required'] === true;
  if (!('content' in was)) return isRequired ? [{ place, message: 'a body is required now' }] : [];
  if (!('content' in is)) return [{ place, message: 'no body is read any more' }];
  const changes = compareContents(before, was, after, is, 'input', place);
  if (isRequired && was['required'] !== true) changes.push({ place, message: 'the body is required now' });
  return changes;
}

function compareResponses(before: OperationIn, after: OperationIn): PlaceChange[] {
  const was = objectAt(before.operation, 'responses');
  const is = objectAt(after.operation, 'responses');
  const known = Object.entries(was).flatMap(([status, reference]) => {
    const place = `response ${status}`;
    if (!(status in is)) return [{ place, message: 'the status is gone' }];
    const response = resolveReference(before.document, reference);
    const next = resolveReference(after.document, is[status]);
    return compareContents(before, response, after, next, 'output', place).concat(
      compareHeaders(before, response, after, next, place),
    );
  });
  const added = Object.keys(is)
    .filter((status) => status.startsWith('2') && !(status in was))
    .map((status) => ({ place: `response ${status}`, message: 'success may come with this status now' }));
  return [...known, ...added];
}

function compareContents(
  before: OperationIn,
  was: JsonObject,
  after: OperationIn,
  is: JsonObject,
  direction: Direction,
  place: string,
): PlaceChange[] {
  const next = objectAt(is, 'content');
  return Object.entries(objectAt(was, 'content')).flatMap(([mediaType, media]): PlaceChange[] => {
    const nextMedia = next[mediaType];
    if (!isJsonObject(media) || !isJsonObject(nextMedia)) {
      return [{ place, message: `${mediaType} is gone` }];
    }
    return changesOfSchema(before, media['schema'], after, nextMedia['schema'], direction, place).concat(
      compareEncodings(media, nextMedia, place),
    );
  });
}

/** What a part of a form may be. */
function compareEncodings(was: JsonObject, is: JsonObject, place: string): PlaceChange[] {
  const next = objectAt(is, 'encoding');
  return Object.entries(objectAt(was, 'encoding')).flatMap(([name, encoding]) => {
    const accepted = typesOfPart(next[name]);
    const gone = typesOfPart(encoding).filter((type) => accepted.length > 0 && !accepted.includes(type));
    return gone.length > 0
      ? [{ place: `${place} /${name}`, message: `a part of ${gone.join(', ')} is no longer accepted` }]
      : [];
  });
}

function typesOfPart(encoding: unknown): string[] {
  if (!isJsonObject(encoding)) return [];
  return textAt(encoding, 'contentType')
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
}

function compareHeaders(
  before: OperationIn,
  was: JsonObject,
  after: OperationIn,
  is: JsonObject,
  place: string,
): PlaceChange[] {
  const next = new Map(
    Object.entries(objectAt(is, 'headers')).map(([name, header]) => [name.toLowerCase(), header]),
  );
  return Object.entries(objectAt(was, 'headers')).flatMap(([name, reference]): PlaceChange[] => {
    const at = `${place} header ${name}`;
    if (!next.has(name.toLowerCase())) return [{ place: at, message: 'the header is gone' }];
    const header = resolveReference(before.document, reference);
    const nextHeader = resolveReference(after.document, next.get(name.toLowerCase()));
    const changes = changesOfSchema(before, header['schema'], after, nextHeader['schema'], 'output', at);
    if (header['required'] === true && nextHeader['required'] !== true) {
      changes.push({ place: at, message: 'the header may be missing now' });
    }
    return changes;
  });
}

function changesOfSchema(
  before: OperationIn,
  was: unknown,
  after: OperationIn,
  is: unknown,
  direction: Direction,
  place: string,
): PlaceChange[] {
  return compareSchemas(
    { document: before.document, schema: was },
    { document: after.document, schema: is },
    direction,
  ).map(({ pointer, message }) => ({ place: pointer === '' ? place : `${place} ${pointer}`, message }));
}

/** The operations by method and path, the names of the path's parameters left out. */
function operationsOf(document: JsonObject): Map<string, OperationIn & { route: string }> {
  const entries = Object.entries(objectAt(document, 'paths')).flatMap(([path, reference]) => {
    const item = resolveReference(document, reference);
    const shared = Array.isArray(item['parameters']) ? item['parameters'] : [];
    return METHODS.filter((method) => method in item).map((method) => {
      const own = resolveReference(document, item[method]);
      const listed = Array.isArray(own['parameters']) ? own['parameters'] : [];
      const operation = { ...own, parameters: [...shared, ...listed] };
      const pathNames = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      const route = `${method.toUpperCase()} ${path}`;
      return [route.replaceAll(/\{[^}]+\}/g, '{}'), { document, operation, pathNames, route }] as const;
    });
  });
  return new Map(entries);
}

function versionOf(document: JsonObject): { major: number; minor: number } | undefined {
  const match = /^(\d+)\.(\d+)/.exec(textAt(objectAt(document, 'info'), 'version'));
  return match ? { major: Number(match[1]), minor: Number(match[2]) } : undefined;
}

function objectAt(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isJsonObject(value) ? value : {};
}

function textAt(node: JsonObject, key: string): string {
  const value = node[key];
  return typeof value === 'string' ? value : '';
}
