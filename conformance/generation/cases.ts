import * as fc from 'fast-check';
import { isJsonObject, type JsonObject } from '../../contract/document.ts';
import type { CallOptions } from '../core/wire/call-options.ts';
import type { Contract, Operation, Parameter, Place, RequestBody } from '../../contract/contract.ts';
import type { FormPart } from '../core/wire/exchange.ts';
import type { Rule } from '../core/findings/specification.ts';
import { propertiesOf, typeOf, valid } from './arbitraries.ts';
import { nameOfId, unknownLike } from './ids.ts';
import { PICTURES } from './pictures.ts';
import { PLANS } from './plans.ts';
import { variantsOf, type Expectation } from './variants.ts';

/** One request that is derived from the contract, and what has to come of it. */
export interface Case {
  /** What is sent, in a few words. */
  what: string;
  expectation: Expectation | 'unknown';
  /** The rule that is broken, or whose very end is met; undefined where it is none. */
  rule?: Rule;
  /** Where the contract says so. */
  place: Place;
  call: CallOptions;
}

/** The parts of a request as values; texts are made of them last. */
interface Input {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

export type Fixed = Readonly<Record<string, unknown>>;

export interface CaseOptions {
  seed: number;
  /** Values that have to be what the server has, such as ids: parameters and fields by their name. */
  fixed: Fixed;
  /** How many requests in all; without it every place of the input is varied in every way once. */
  count?: number;
}

/** Random inputs that fit, beside those that vary one place. */
const FITTING_INPUTS = 4;

/** The cases of one operation. The same seed gives the same cases. */
export function casesOf(contract: Contract, operation: Operation, options: CaseOptions): Case[] {
  const { seed, fixed, count } = options;
  const arbitrary = inputOf(operation, fixed);
  const [base] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (!base) return [];
  const systematic = [
    ...unknownIds(operation, base),
    ...parameterCases(contract, operation, base, fixed),
    ...bodyCases(contract, operation, base, fixed),
  ];
  if (count === undefined)
    return [...fittingCases(operation, arbitrary, seed, FITTING_INPUTS), ...systematic];
  return fillUp(contract, operation, arbitrary, systematic, options, count);
}

/** Systematic cases first, then further inputs that fit, and variants of them. */
function fillUp(
  contract: Contract,
  operation: Operation,
  arbitrary: fc.Arbitrary<Input>,
  systematic: readonly Case[],
  { seed, fixed }: CaseOptions,
  count: number,
): Case[] {
  const cases = systematic.slice(0, count);
  const inputs = fc.sample(arbitrary, { seed: seed + 1, numRuns: count });
  for (const [index, input] of inputs.entries()) {
    if (cases.length >= count) break;
    cases.push(fittingCase(operation, input));
    const variants = [
      ...parameterCases(contract, operation, input, fixed),
      ...bodyCases(contract, operation, input, fixed),
    ];
    // A stride that grows by a prime meets every kind of variant in time.
    const variant = variants[(index * 7919) % Math.max(1, variants.length)];
    if (variant && cases.length < count) cases.push(variant);
  }
  return cases;
}

function fittingCases(
  operation: Operation,
  arbitrary: fc.Arbitrary<Input>,
  seed: number,
  count: number,
): Case[] {
  return fc
    .sample(arbitrary, { seed: seed + 1, numRuns: count })
    .map((input) => fittingCase(operation, input));
}

const fittingCase = (operation: Operation, input: Input): Case => ({
  what: 'input that the contract allows',
  expectation: 'accepted',
  place: { at: 'operation' },
  call: toCall(operation, input),
});

/** One request that the contract allows, for checks that need just any. */
export function oneFittingCall(operation: Operation, seed: number, fixed: Fixed): CallOptions {
  const [input = { path: {}, query: {}, body: undefined }] = fc.sample(inputOf(operation, fixed), {
    seed,
    numRuns: 1,
  });
  return toCall(operation, input);
}

function inputOf(operation: Operation, fixed: Fixed): fc.Arbitrary<Input> {
  const { body } = operation;
  return fc.record({
    path: parametersOf(operation, 'path', fixed),
    query: parametersOf(operation, 'query', fixed),
    body: body ? valid(body.schema).map((value) => withFixed(value, fixed)) : fc.constant(undefined),
  });
}

function withFixed(value: unknown, fixed: Fixed): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fixed[name] ?? item]));
}

function parametersOf(
  operation: Operation,
  place: 'path' | 'query',
  fixed: Fixed,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const arbitraries = parameters.map(
    ({ name, schema }) => [name, name in fixed ? fc.constant(fixed[name]) : valid(schema, name)] as const,
  );
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys, noNullPrototype: true });
}

function unknownIds(operation: Operation, base: Input): Case[] {
  return operation.parameters
    .filter(({ in: place, schema }) => place === 'path' && typeOf(schema) === 'integer')
    .map(({ name }) => ({
      what: `the id of no ${nameOfId(operation, name)} as ${name}`,
      expectation: 'unknown' as const,
      place: { at: 'response', status: 404 } as const,
      call: toCall(operation, { ...base, path: { ...base.path, [name]: unknownLike(base.path[name]) } }),
    }));
}

function parameterCases(contract: Contract, operation: Operation, base: Input, fixed: Fixed): Case[] {
  return operation.parameters.flatMap((parameter) => {
    const { name, in: place, required } = parameter;
    if (place !== 'path' && place !== 'query') return [];
    const { [name]: present, ...others } = base[place];
    const cases: Case[] = [];
    const add = (
      what: string,
      expectation: Expectation,
      values: Readonly<Record<string, unknown>>,
      rule?: Rule,
    ) =>
      cases.push({
        what,
        expectation,
        ...(rule ? { rule } : {}),
        place: { at: 'parameter', name },
        call: toCall(operation, { ...base, [place]: values }),
      });
    if (place === 'query') add(`${name} left out`, required ? 'missing' : 'accepted', others, 'missing');
    for (const { what, value, expectation, rule } of textVariantsOf(contract, parameter, present)) {
      // A path that names another thing is not judged as valid: it need not exist.
      if (place === 'path' && expectation !== 'refused') continue;
      // Another id than one's own may be right or not: only who knows whose it is could say.
      const isOpen = expectation === 'accepted' && name in fixed;
      add(`${name}: ${what}`, isOpen ? 'any' : expectation, { ...others, [name]: value }, rule);
    }
    return cases;
  });
}

interface TextVariant {
  what: string;
  value: string;
  expectation: Expectation;
  rule?: Rule;
}

/** Variants of a parameter, which always travels as text: a number in place of a text is a text there. */
function textVariantsOf(contract: Contract, parameter: Parameter, present: unknown): TextVariant[] {
  const { schema, in: place } = parameter;
  const type = typeOf(schema);
  const base = present ?? fc.sample(valid(schema), { seed: 1, numRuns: 1 })[0];
  const variants = variantsOf(schema, base, mismatchesOf(contract)).flatMap(
    ({ what, value, expectation, rule }): TextVariant[] => {
      const text = toText(value);
      // Nothing at all in a query is read as not given by many servers, and the contract does not say.
      if (text === undefined || (text === '' && !parameter.required)) return [];
      if (expectation === 'refused' && readsAs(contract, schema, text)) return [];
      if (place === 'path' && (text === '' || !text.isWellFormed() || text.includes('\0'))) return [];
      return [{ what, value: text, expectation, ...(rule ? { rule } : {}) }];
    },
  );
  if (type === 'integer') {
    variants.push({
      what: 'a number of 30 digits',
      value: '9'.repeat(30),
      expectation: 'refused',
      rule: 'type',
    });
  }
  return variants;
}

function toText(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.every((item) => toText(item) !== undefined) ? value.join(',') : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Whether a text is fine for a parameter, read as its type says. */
function readsAs(contract: Contract, schema: JsonObject, text: string): boolean {
  const type = typeOf(schema);
  const value =
    type === 'integer' || type === 'number' ? Number(text) : type === 'array' ? text.split(',') : text;
  return contract.mismatches(schema, value).length === 0;
}

function bodyCases(contract: Contract, operation: Operation, base: Input, fixed: Fixed): Case[] {
  const { body } = operation;
  if (!body) return [];
  const call = toCall(operation, base);
  const wholeCases: Case[] = rawBodies(body, call).map(({ what, expectation, ...rest }) => ({
    what,
    expectation,
    rule: expectation === 'missing' ? 'missing' : 'whole',
    place: { at: 'requestBody' },
    call: { ...withoutBody(call), ...rest },
  }));
  const variants = variantsOf(body.schema, base.body, mismatchesOf(contract)).flatMap(
    ({ what, pointer, value, expectation, rule }): Case[] => {
      const changed = tryToCall(operation, { ...base, body: value });
      const isOpen = expectation === 'accepted' && pointer.slice(1) in fixed;
      const place = { at: 'requestBody', pointer } as const;
      const one = { what, expectation: isOpen ? 'any' : expectation, place } as const;
      return changed ? [{ ...one, call: changed, ...(rule ? { rule } : {}) }] : [];
    },
  );
  for (const { what, pointer, fields } of PLANS[operation.operationId]?.broken ?? []) {
    const changed = tryToCall(operation, { ...base, body: withFields(base.body, fields) });
    if (changed) {
      const place = { at: 'requestBody', pointer } as const;
      variants.push({ what, expectation: 'refused', rule: 'unique', place, call: changed });
    }
  }
  return [
    ...wholeCases,
    ...(body.mediaType === MULTIPART ? fileCases(operation, body, base) : []),
    ...variants,
  ];
}

/** A value with some fields replaced, at any depth. */
function withFields(value: unknown, fields: JsonObject): JsonObject {
  const replaced = Object.entries(fields).map(([name, field]) => {
    const present = isJsonObject(value) ? value[name] : undefined;
    return [name, isJsonObject(field) ? withFields(present, field) : field];
  });
  return { ...(isJsonObject(value) ? value : {}), ...Object.fromEntries(replaced) };
}

const mismatchesOf = (contract: Contract) => (schema: JsonObject, value: unknown) =>
  contract.mismatches(schema, value);

const MULTIPART = 'multipart/form-data';

function withoutBody({ json: _json, form: _form, text: _text, ...rest }: CallOptions): CallOptions {
  return rest;
}

type RawBody = Pick<Case, 'what' | 'expectation'> & Pick<CallOptions, 'text' | 'form' | 'json'>;

const wrongBody = (what: string, text: string, contentType: string): RawBody => ({
  what,
  expectation: 'refused',
  text: { text, contentType },
});

/** Bodies that are wrong as a whole. */
function rawBodies(body: RequestBody, call: CallOptions): RawBody[] {
  const nothing: RawBody = { what: 'no body', expectation: 'missing' };
  if (body.mediaType === MULTIPART) {
    return [
      nothing,
      wrongBody('JSON in place of a form', JSON.stringify({ data: {} }), 'application/json'),
      wrongBody('a form without its boundary', 'data={}', MULTIPART),
      { what: 'an empty form', expectation: 'missing', form: [{ name: 'nothing', value: '' }] },
    ];
  }
  const text = JSON.stringify(call.json);
  return [
    nothing,
    wrongBody('an empty body', '', 'application/json'),
    wrongBody('JSON that ends in the middle', text.slice(0, -1), 'application/json'),
    wrongBody('text that is no JSON', '감귤', 'application/json'),
    wrongBody('lists 4,000 deep', '['.repeat(4000) + ']'.repeat(4000), 'application/json'),
    wrongBody('the body as text/plain', text, 'text/plain'),
    wrongBody(
      'the body as a form',
      new URLSearchParams({ body: text }).toString(),
      'application/x-www-form-urlencoded',
    ),
  ];
}

/** Files that are no pictures, parts that are no JSON, and one file too many. */
function fileCases(operation: Operation, body: RequestBody, base: Input): Case[] {
  const whole = toCall(operation, base);
  const cases: Case[] = [];
  for (const [name, schema] of propertiesOf(body.schema)) {
    const others = (whole.form ?? []).filter((part) => part.name !== name);
    const add = (what: string, own: readonly FormPart[], rule: Rule, expectation: Expectation = 'refused') =>
      cases.push({
        what: `${name}: ${what}`,
        expectation,
        rule,
        place: { at: 'requestBody', pointer: `/${name}` },
        call: { ...whole, form: [...others, ...own] },
      });
    if (!isFile(schema) && !isFileList(schema)) {
      add('no JSON', [{ name, value: '{"name":', contentType: 'application/json' }], 'whole');
      continue;
    }
    const text = new TextEncoder().encode('그림이 아니에요.');
    add('a text file', [{ name, value: text, fileName: 'note.txt', contentType: 'text/plain' }], 'picture');
    add(
      'a text that is called a picture',
      [{ name, value: text, fileName: 'picture.png', contentType: 'image/png' }],
      'picture',
    );
    const most = schema['maxItems'];
    if (typeof most === 'number') {
      add(`${most + 1} files`, pictureParts(name, most + 1), 'most');
      add(`${most} files`, pictureParts(name, most), 'most', 'accepted');
    }
  }
  return cases;
}

function pictureParts(name: string, count: number): FormPart[] {
  return Array.from({ length: count }, (_, index) => PICTURES[index % PICTURES.length]).flatMap((picture) =>
    picture ? (partsOf(name, picture.fileName) ?? []) : [],
  );
}

const isFile = (schema: JsonObject) => schema['format'] === 'binary';
const isFileList = (schema: JsonObject) => isJsonObject(schema['items']) && isFile(schema['items']);

function toCall(operation: Operation, input: Input): CallOptions {
  return (
    tryToCall(operation, input) ?? {
      path: toTexts(input.path),
      query: toTexts(input.query),
    }
  );
}

/** Undefined for a form that cannot be written, such as a list in place of a form. */
function tryToCall({ body }: Operation, { path, query, body: value }: Input): CallOptions | undefined {
  const call = { path: toTexts(path), query: toTexts(query) };
  if (!body || value === undefined) return call;
  if (body.mediaType !== MULTIPART) return { ...call, json: value };
  const form = toForm(body, value);
  return form && { ...call, form };
}

function toTexts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = toText(value);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** Objects are JSON parts, the names of pictures are files. Undefined where a file is called by another name. */
function toForm(body: RequestBody, value: unknown): FormPart[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const parts: FormPart[] = [];
  for (const [name, schema] of propertiesOf(body.schema)) {
    const item = value[name];
    if (item === undefined) continue;
    if (isFile(schema) || isFileList(schema)) {
      const files = partsOf(name, item);
      if (!files) return undefined;
      parts.push(...files);
    } else {
      parts.push({ name, value: JSON.stringify(item), contentType: 'application/json' });
    }
  }
  return parts;
}

/** Undefined where an item is the name of no picture. */
function partsOf(name: string, item: unknown): FormPart[] | undefined {
  const parts: FormPart[] = [];
  for (const fileName of [item].flat()) {
    const picture = PICTURES.find((one) => one.fileName === fileName);
    if (!picture) return undefined;
    parts.push({ name, value: picture.bytes, fileName: picture.fileName, contentType: picture.contentType });
  }
  return parts;
}
