import { isJsonObject, type JsonObject } from '../../contract/document.ts';
import type { Mismatch } from '../../contract/contract.ts';
import type { Rule } from '../core/findings/specification.ts';
import { ANY_TEXT, longestOf, numberAt, propertiesOf, requiredOf, typeOf } from './arbitraries.ts';

/**
 * What a server has to do with an input: `accepted` and `refused` are the contract's word, `missing` is refused because
 * something required is not there, `any` is odd but breaks no rule, so that only the answer's form counts.
 */
export type Expectation = 'accepted' | 'refused' | 'missing' | 'any';

/** A value that differs in one place from one that fits its schema. */
export interface Variant {
  /** A JSON pointer to the place, empty for the whole. */
  pointer: string;
  /** What was done there, in a few words. */
  what: string;
  value: unknown;
  expectation: Expectation;
  /** The rule that is broken, or whose very end is met; undefined where it is none. */
  rule?: Rule;
}

type Mismatches = (schema: JsonObject, value: unknown) => Mismatch[];

/** Longer texts than this are not sent: they test the patience of networks, not the contract. */
const LONGEST_SENT = 5000;

/** Texts that break one pattern or format or another; a schema takes those that break its own. */
const UNFITTING_TEXTS = [
  '   ',
  ' \t ',
  'plain',
  'no-at-sign.example.com',
  'with space@example.com',
  '감귤이@제주',
  'password',
  '비밀번호_2026',
  'pass word_1',
  '________',
  '1899',
  '20a6',
  '2026-13-45',
  '2026/04/12',
  'tomorrow',
  'data:text/plain;base64,7ZWc652867SJ',
  'https://example.com/picture.jpg',
] as const;

const UNFITTING_TEXTS_MOST = 4;

/** Texts that a careless server stumbles over. The first ones are whole Unicode, the others are not. */
const ODD_TEXTS = [
  ['an emoji of several code points', '👩‍👩‍👧‍👦🍊'],
  ['Korean letters in decomposed form', '한라봉'.normalize('NFD')],
  ['quotes and markup', `'";--<b>&amp;`],
  ['text from right to left', 'שלום عليكم'],
] as const;
const TEXTS_NOT_FOR_ALL = [
  ['a null character', '감귤\u0000귤감'],
  ['half a character', '감귤\ud83c귤감'],
  ['control characters', '감귤\u0007\u001b귤감'],
] as const;

const WRONG_TYPES: Readonly<Record<string, readonly unknown[]>> = {
  string: [20_261_121, null, ['글자'], { text: '글자' }],
  integer: ['글자', null, [1], 1.5],
  number: ['글자', null, [1]],
  boolean: ['글자', null, 2],
  array: ['글자', null, { first: 1 }],
  object: [[], '글자', 3, null],
};

/** Broken, odd and extreme variants of a value that fits its schema: one place at a time. */
export function variantsOf(schema: JsonObject, base: unknown, mismatches: Mismatches): Variant[] {
  return [
    ...wrongTypes(schema),
    ...textVariants(schema, base, mismatches),
    ...numberVariants(schema),
    ...choiceVariants(schema),
    ...partVariants(schema, base, mismatches),
    ...listVariants(schema, base, mismatches),
  ].filter(
    ({ value, expectation }) =>
      expectation === 'any' || mismatches(schema, value).length > 0 === (expectation !== 'accepted'),
  );
}

const variantAs =
  (expectation: Expectation) =>
  (what: string, value: unknown, rule?: Rule): Variant => ({
    pointer: '',
    what,
    value,
    expectation,
    ...(rule ? { rule } : {}),
  });

const refused = variantAs('refused');
const accepted = variantAs('accepted');
const odd = variantAs('any');

function wrongTypes(schema: JsonObject): Variant[] {
  return (WRONG_TYPES[typeOf(schema) ?? ''] ?? []).map((value) =>
    refused(`${nameOfType(value)} in place of ${typeOf(schema) ?? 'it'}`, value, 'type'),
  );
}

function nameOfType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function textVariants(schema: JsonObject, base: unknown, mismatches: Mismatches): Variant[] {
  if (typeOf(schema) !== 'string' || Array.isArray(schema['enum']) || schema['format'] === 'binary')
    return [];
  const least = numberAt(schema, 'minLength', 0);
  const longest = longestOf(schema);
  const fits = (text: string) => text.length >= least && text.length <= longest;
  const ofLength = (length: number) => textOfLength(schema, base, length);
  const variants = UNFITTING_TEXTS.filter((text) => fits(text) && mismatches(schema, text).length > 0)
    .slice(0, UNFITTING_TEXTS_MOST)
    .map((text) => refused(`the text ${JSON.stringify(text)}`, text, 'pattern'));
  if (least > 0) {
    variants.push(refused('an empty text', '', 'least'));
    variants.push(accepted(characters(least), ofLength(least), 'least'));
  }
  if (least > 1) variants.push(refused(characters(least - 1), ofLength(least - 1), 'least'));
  if (longest < LONGEST_SENT) {
    variants.push(refused(characters(longest + 1), ofLength(longest + 1), 'most'));
    variants.push(accepted(characters(longest), ofLength(longest), 'most'));
  }
  for (const [what, text] of ODD_TEXTS) {
    if (!isFreeText(schema)) variants.push(odd(what, text));
    else if (fits(text)) variants.push(accepted(what, text));
  }
  if (String(schema['pattern']).includes('base64'))
    variants.push(odd('a photo that is no base64', NO_BASE64));
  return [...variants, ...TEXTS_NOT_FOR_ALL.map(([what, text]) => odd(what, text))];
}

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

const NO_BASE64 = 'data:image/jpeg;base64,한라산한라산한라산';

/** An email with a name and labels of the domain that are no longer than mail allows, where it is long. */
function emailOfLength(length: number): string {
  const ending = '.com';
  const name = 'gamgyul'.padEnd(Math.min(64, length - ending.length - 2), 'l');
  const domain = length - name.length - 1 - ending.length;
  if (domain < 1) return 'a@b.cd'.slice(0, length);
  const labels = Array.from({ length: domain }, (_, index) => (index % 61 === 60 ? '.' : 'j')).join('');
  return `${name}@${labels}${ending}`;
}

/** Korean where any letter will do; else what fits the pattern, with its last letter repeated or its first ones cut. */
function textOfLength(schema: JsonObject, base: unknown, length: number): string {
  if (String(schema['pattern']).includes('@]+')) return emailOfLength(length);
  const isAny = schema['pattern'] === undefined || ANY_TEXT.has(schema['pattern']);
  const text = typeof base === 'string' && !isAny ? base : '';
  if (text === '' || length === 0) return '귤'.repeat(length);
  return text.padEnd(length, text.slice(-1)).slice(-length);
}

/** Whether everything but blanks is allowed. */
function isFreeText({ pattern, format }: JsonObject): boolean {
  return format === undefined && (pattern === undefined || pattern === String.raw`\S`);
}

function numberVariants(schema: JsonObject): Variant[] {
  const type = typeOf(schema);
  if (type !== 'integer' && type !== 'number') return [];
  const step = type === 'integer' ? 1 : 0.5;
  const { minimum, maximum, exclusiveMinimum } = schema;
  const variants = [refused('1e300', 1e300, 'type'), refused('-1e300', -1e300, 'type')];
  if (typeof minimum === 'number') {
    variants.push(refused(`${minimum - step}`, minimum - step, 'least'));
    variants.push(accepted(`${minimum}`, minimum, 'least'));
  }
  if (typeof maximum === 'number') {
    variants.push(refused(`${maximum + step}`, maximum + step, 'most'));
    variants.push(accepted(`${maximum}`, maximum, 'most'));
  }
  if (typeof exclusiveMinimum === 'number') {
    variants.push(
      refused(`${exclusiveMinimum}`, exclusiveMinimum, 'least'),
      refused(`${exclusiveMinimum - 1}`, exclusiveMinimum - 1, 'least'),
    );
  }
  return variants;
}

function choiceVariants(schema: JsonObject): Variant[] {
  const choices = schema['enum'];
  if (!Array.isArray(choices)) return [];
  const [first] = choices;
  const others = typeof first === 'string' ? [first.toLowerCase(), first.toUpperCase(), `${first}x`] : [];
  return [
    ...['UNKNOWN', '', ...others].map((value) =>
      refused(`the choice ${JSON.stringify(value)}`, value, 'choice'),
    ),
    ...choices.map((value) => accepted(`the choice ${JSON.stringify(value)}`, value, 'choice')),
  ];
}

function partVariants(schema: JsonObject, base: unknown, mismatches: Mismatches): Variant[] {
  if (typeOf(schema) !== 'object' || !isJsonObject(base)) return [];
  const required = requiredOf(schema);
  const seen = new Set<string>();
  return propertiesOf(schema).flatMap(([name, property]) => {
    const isRequired = required.has(name);
    const kind = JSON.stringify(property);
    // What is good for one of several equal fields is good for all; what is bad has to be refused by each.
    const isRepeated = seen.has(kind);
    seen.add(kind);
    const { [name]: present, ...rest } = base;
    const pointer = `/${name}`;
    const gone: Variant[] = isRequired
      ? [{ pointer, what: `${name} left out`, value: rest, expectation: 'missing', rule: 'missing' }]
      : [{ pointer, what: `${name} left out`, value: rest, expectation: 'accepted' }];
    const changed = Array.from(variantsOf(property, present, mismatches), (variant) => ({
      ...variant,
      pointer: `${pointer}${variant.pointer}`,
      what: `${name}: ${variant.what}`,
      value: { ...base, [name]: variant.value },
      // Many servers read null as not there; where nothing has to be there, that harms nobody.
      expectation: variant.value === null && !isRequired ? 'any' : variant.expectation,
    }));
    return [...gone, ...changed].filter(({ expectation }) => !isRepeated || expectation === 'refused');
  });
}

function listVariants(schema: JsonObject, base: unknown, mismatches: Mismatches): Variant[] {
  const items = schema['items'];
  if (typeOf(schema) !== 'array' || !Array.isArray(base) || !isJsonObject(items)) return [];
  const list: unknown[] = base;
  const variants: Variant[] = [];
  const least = numberAt(schema, 'minItems', 0);
  const most = numberAt(schema, 'maxItems', 0);
  const different: unknown[] = Array.isArray(items['enum']) ? items['enum'] : [];
  if (least > 0) variants.push(refused('an empty list', [], 'least'));
  if (different.length > most)
    variants.push(refused(`${most + 1} items`, different.slice(0, most + 1), 'most'));
  if (different.length >= most && most > 0)
    variants.push(accepted(`${most} items`, different.slice(0, most), 'most'));
  const [first] = list;
  if (schema['uniqueItems'] === true && first !== undefined) {
    variants.push(refused('an item twice', [first, first], 'unique'));
  }
  for (const variant of variantsOf(items, first, mismatches)) {
    if (variant.expectation === 'accepted') continue;
    variants.push({
      ...variant,
      pointer: `/0${variant.pointer}`,
      value: [variant.value, ...list.slice(1)],
    });
  }
  return variants;
}
