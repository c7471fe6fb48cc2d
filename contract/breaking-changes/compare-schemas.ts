import { isJsonObject, resolveReference, type JsonObject } from '../document.ts';

/** A schema and the document that its references point into. */
export interface SchemaIn {
  document: JsonObject;
  schema: unknown;
}

/**
 * Which way a value goes. A client sends input: what it may send today must be accepted tomorrow. A client reads
 * output: what may come tomorrow must have been possible today.
 */
export type Direction = 'input' | 'output';

export interface SchemaChange {
  /** Where in the value; `*` stands for any item of a list, and the empty text for the whole. */
  pointer: string;
  message: string;
}

/** A limit of a schema; `tightens` tells whether going from one value to another allows less. */
interface Limit {
  keyword: string;
  isUpper: boolean;
}

const LIMITS: readonly Limit[] = [
  { keyword: 'maximum', isUpper: true },
  { keyword: 'exclusiveMaximum', isUpper: true },
  { keyword: 'maxLength', isUpper: true },
  { keyword: 'maxItems', isUpper: true },
  { keyword: 'maxProperties', isUpper: true },
  { keyword: 'x-max-bytes', isUpper: true },
  { keyword: 'x-max-characters', isUpper: true },
  { keyword: 'minimum', isUpper: false },
  { keyword: 'exclusiveMinimum', isUpper: false },
  { keyword: 'minLength', isUpper: false },
  { keyword: 'minItems', isUpper: false },
  { keyword: 'minProperties', isUpper: false },
];

/** Restrictions that can only be compared as they stand. */
const RESTRICTIONS = ['pattern', 'format', 'multipleOf', 'contentEncoding', 'contentMediaType'];

const ALL_TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/**
 * What a client that was written for `from` runs into with `to`: less is accepted of what it sends, or more can come
 * than it knows. New optional fields are no change, since clients ignore fields that they do not know.
 */
export function compareSchemas(from: SchemaIn, to: SchemaIn, direction: Direction): SchemaChange[] {
  return compare(from, to, direction, '', new Set());
}

function compare(
  from: SchemaIn,
  to: SchemaIn,
  direction: Direction,
  pointer: string,
  open: ReadonlySet<string>,
): SchemaChange[] {
  const key = `${referenceOf(from)} ${referenceOf(to)}`;
  // A schema that holds itself has been compared one level up.
  if (open.has(key)) return [];
  const inside = key === ' ' ? open : new Set([...open, key]);
  const before = flatten(from);
  const after = flatten(to);

  const beforeBranches = branchesOf(before);
  const afterBranches = branchesOf(after);
  if (beforeBranches.length > 1 || afterBranches.length > 1) {
    return compareBranches(
      beforeBranches.map((schema) => ({ document: from.document, schema })),
      afterBranches.map((schema) => ({ document: to.document, schema })),
      direction,
      pointer,
      inside,
    );
  }
  const changes = [
    ...compareTypes(before, after, direction),
    ...compareValues(before, after, direction),
    ...compareLimits(before, after, direction),
    ...compareRestrictions(before, after, direction),
    ...(direction === 'input' ? compareDefaults(before, after) : []),
  ].map((message) => ({ pointer, message }));
  return [
    ...changes,
    ...compareProperties(before, after, from.document, to.document, direction, pointer, inside),
    ...compareItems(before, after, from.document, to.document, direction, pointer, inside),
  ];
}

/** In a union, each branch of the side that must be covered needs a branch of the other side that covers it. */
function compareBranches(
  before: readonly SchemaIn[],
  after: readonly SchemaIn[],
  direction: Direction,
  pointer: string,
  open: ReadonlySet<string>,
): SchemaChange[] {
  const isInput = direction === 'input';
  const others = isInput ? after : before;
  return (isInput ? before : after).flatMap((branch, index) => {
    const attempts = others.map((other) =>
      isInput
        ? compare(branch, other, direction, pointer, open)
        : compare(other, branch, direction, pointer, open),
    );
    if (attempts.some((changes) => changes.length === 0)) return [];
    const title = flatten(branch)['title'];
    // What has changed in the alternative of the same title says more than that it is another one.
    const same = others.findIndex((other) => title !== undefined && flatten(other)['title'] === title);
    if (same >= 0) return attempts[same] ?? [];
    const name = typeof title === 'string' ? title : `number ${index + 1}`;
    const message = isInput
      ? `the alternative ${name} is no longer accepted`
      : `the alternative ${name} may come now`;
    return [{ pointer, message }];
  });
}

function compareTypes(before: JsonObject, after: JsonObject, direction: Direction): string[] {
  const [narrow, wide] = direction === 'input' ? [before, after] : [after, before];
  const allowed = typesOf(wide);
  const missing = typesOf(narrow).filter(
    (type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')),
  );
  if (missing.length === 0) return [];
  return direction === 'input'
    ? [`the type ${missing.join(', ')} is no longer accepted`]
    : [`the type ${missing.join(', ')} may come now`];
}

function compareValues(before: JsonObject, after: JsonObject, direction: Direction): string[] {
  const beforeValues = valuesOf(before);
  const afterValues = valuesOf(after);
  if (direction === 'input') {
    if (!afterValues) return [];
    if (!beforeValues) return [`only these values are accepted now: ${list(afterValues)}`];
    const gone = beforeValues.filter((value) => !afterValues.includes(value));
    return gone.length > 0 ? [`the values ${list(gone)} are no longer accepted`] : [];
  }
  if (!beforeValues) return [];
  if (!afterValues) return ['any value may come now, not only those of a list'];
  const added = afterValues.filter((value) => !beforeValues.includes(value));
  return added.length > 0 ? [`the values ${list(added)} may come now`] : [];
}

function compareLimits(before: JsonObject, after: JsonObject, direction: Direction): string[] {
  return LIMITS.flatMap(({ keyword, isUpper }) => {
    const unlimited = isUpper ? Infinity : -Infinity;
    const was = numberAt(before, keyword) ?? unlimited;
    const is = numberAt(after, keyword) ?? unlimited;
    const isTighter = isUpper ? is < was : is > was;
    const isLooser = isUpper ? is > was : is < was;
    const name = keyword.replace(/^x-/, '');
    if (direction === 'input' && isTighter) return [`${name} is ${is} now (${wordOf(was)} before)`];
    if (direction === 'output' && isLooser) return [`${name} is ${wordOf(is)} now (${was} before)`];
    return [];
  });
}

function compareRestrictions(before: JsonObject, after: JsonObject, direction: Direction): string[] {
  const changes = RESTRICTIONS.flatMap((keyword) => {
    const was = textOf(before[keyword]);
    const is = textOf(after[keyword]);
    if (was === is) return [];
    // Less of a rule accepts more and lets more come; another rule does both.
    const isBreaking = direction === 'input' ? is !== undefined : was !== undefined;
    return isBreaking ? [`${keyword} is ${is ?? 'gone'} now (${was ?? 'none'} before)`] : [];
  });
  const [strict, loose] = direction === 'input' ? [after, before] : [before, after];
  if (strict['uniqueItems'] === true && loose['uniqueItems'] !== true) {
    changes.push(direction === 'input' ? 'items must differ now' : 'items may repeat now');
  }
  if (
    direction === 'input' &&
    after['additionalProperties'] === false &&
    before['additionalProperties'] !== false
  ) {
    changes.push('fields that the schema does not name are refused now');
  }
  return changes;
}

/** Who leaves a value out gets something else than before. */
function compareDefaults(before: JsonObject, after: JsonObject): string[] {
  if (!('default' in before)) return [];
  const was = JSON.stringify(before['default']);
  const is = 'default' in after ? JSON.stringify(after['default']) : 'none';
  return was === is ? [] : [`the default is ${is} now (${was} before)`];
}

function compareProperties(
  before: JsonObject,
  after: JsonObject,
  fromDocument: JsonObject,
  toDocument: JsonObject,
  direction: Direction,
  pointer: string,
  open: ReadonlySet<string>,
): SchemaChange[] {
  const beforeProperties = objectAt(before, 'properties');
  const afterProperties = objectAt(after, 'properties');
  const wasRequired = namesAt(before, 'required');
  const isRequired = namesAt(after, 'required');
  const removed = Object.keys(beforeProperties)
    .filter((name) => !(name in afterProperties))
    .map((name) => ({ pointer: `${pointer}/${name}`, message: 'the field is gone' }));
  const moved =
    direction === 'input'
      ? isRequired
          .filter((name) => !wasRequired.includes(name))
          .map((name) => ({ pointer: `${pointer}/${name}`, message: 'the field is required now' }))
      : wasRequired
          .filter((name) => name in afterProperties && !isRequired.includes(name))
          .map((name) => ({ pointer: `${pointer}/${name}`, message: 'the field may be missing now' }));
  const kept = Object.keys(beforeProperties)
    .filter((name) => name in afterProperties)
    .flatMap((name) =>
      compare(
        { document: fromDocument, schema: beforeProperties[name] },
        { document: toDocument, schema: afterProperties[name] },
        direction,
        `${pointer}/${name}`,
        open,
      ),
    );
  return [...removed, ...moved, ...kept];
}

function compareItems(
  before: JsonObject,
  after: JsonObject,
  fromDocument: JsonObject,
  toDocument: JsonObject,
  direction: Direction,
  pointer: string,
  open: ReadonlySet<string>,
): SchemaChange[] {
  if (!('items' in before) && !('items' in after)) return [];
  return compare(
    { document: fromDocument, schema: before['items'] },
    { document: toDocument, schema: after['items'] },
    direction,
    `${pointer}/*`,
    open,
  );
}

/** The schema with its reference followed and its `allOf` parts merged; what stands beside them wins. */
function flatten({ document, schema }: SchemaIn): JsonObject {
  if (!isJsonObject(schema)) return {};
  const { $ref, allOf, ...own } = schema;
  const parts = [
    ...(typeof $ref === 'string' ? [resolveReference(document, { $ref })] : []),
    ...(Array.isArray(allOf) ? allOf : []),
  ].map((part) => flatten({ document, schema: part }));
  const merged: JsonObject = {};
  for (const part of [...parts, own]) {
    const properties = { ...objectAt(merged, 'properties'), ...objectAt(part, 'properties') };
    const required = [...new Set([...namesAt(merged, 'required'), ...namesAt(part, 'required')])];
    Object.assign(merged, part, { properties, required });
  }
  return merged;
}

function branchesOf(schema: JsonObject): unknown[] {
  const union = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(union)) return [schema];
  const { oneOf: _oneOf, anyOf: _anyOf, ...own } = schema;
  return union.map((branch: unknown) => ({ allOf: [own, branch] }));
}

function typesOf(schema: JsonObject): readonly unknown[] {
  const type = schema['type'];
  if (type === undefined) return ALL_TYPES;
  return Array.isArray(type) ? type : [type];
}

/** The values of `enum` or `const` as JSON, so that they can be compared; undefined where there is no list. */
function valuesOf(schema: JsonObject): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema['const'])];
  const values = schema['enum'];
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : undefined;
}

const list = (values: readonly string[]) => values.join(', ');

const wordOf = (limit: number) => (Number.isFinite(limit) ? String(limit) : 'none');

const referenceOf = ({ schema }: SchemaIn) =>
  isJsonObject(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'] : '';

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);
}

function numberAt(schema: JsonObject, key: string): number | undefined {
  const value = schema[key];
  return typeof value === 'number' ? value : undefined;
}

function objectAt(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isJsonObject(value) ? value : {};
}

function namesAt(node: JsonObject, key: string): string[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
