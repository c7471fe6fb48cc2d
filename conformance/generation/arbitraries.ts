import * as fc from 'fast-check';
import { isJsonObject, type JsonObject } from '../../contract/document.ts';
import { PHOTO_DATA_URLS, PICTURES } from './pictures.ts';

/**
 * Letters that a generated text is made of. Each is one UTF-16 unit, so that a text has one length however a server
 * counts it.
 */
const LETTERS = Array.from('가나다라마바사한라산성산일출봉오름바당올레귤돌하르방abcdefgXYZ0123456789');
const SPECIAL_LETTERS = Array.from('-_.!\'"<>&%#;()éñ漢字');

/** Texts are seldom longer than this; the longest that is allowed has a case of its own. */
const USUAL_LONGEST = 40;

const letters = (minLength: number, maxLength: number) =>
  fc.string({
    unit: fc.oneof(
      { arbitrary: fc.constantFrom(...LETTERS), weight: 9 },
      { arbitrary: fc.constantFrom(...SPECIAL_LETTERS), weight: 1 },
    ),
    minLength,
    maxLength,
  });

/** Texts for patterns that no generator can read: the key is the pattern in the contract. */
const BY_PATTERN: Readonly<Record<string, fc.Arbitrary<string>>> = {
  [String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`]: fc
    .stringMatching(/^[a-z0-9]{6,16}$/)
    .map((name) => `${name}@example.com`),
  '^(?=.*[!_@-])(?=.*[A-Za-z0-9])[A-Za-z0-9!_@-]+$': fc
    .tuple(
      fc.stringMatching(/^[A-Za-z0-9]{5,9}$/),
      fc.constantFrom('!', '_', '@', '-'),
      fc.integer({ min: 10, max: 99 }),
    )
    .map((parts) => parts.join('')),
  // The upper end is the current year, which only the server checks.
  [String.raw`^(19|20)\d{2}$`]: fc.integer({ min: 1900, max: 2010 }).map(String),
  '^data:image/(jpeg|png|webp);base64,': fc.constantFrom(...PHOTO_DATA_URLS),
  // Points on the curve P-256: others seal nothing.
  '^[A-Za-z0-9_-]+=?$': fc.constantFrom(
    'BMl1HGLMnuw9mLj58XP9brHHHq0Z7080nr325xLAEbqbeJf2csNBW0SLsEZCo5WKxFXyCcdFf2z2IMcN5620q7s',
    'BNZpfcIAKbrv03Nu2IB8UPOdhMW5Al0Fe0YEOnH6d5dXind5QNkzT3Liy9hIHqE1SfxucjRGylqYLcn8nNo2J0g',
    'BGHoSBIAqCmgUo5zQ7HjgOJWzpb8iyGPOQPPaGlgMcGmzlK805JGlZLgL4q9z76patotXoHReWoGO2_aoIJKtMI',
  ),
  '^[A-Za-z0-9_-]+={0,2}$': fc.stringMatching(/^[A-Za-z0-9_-]{22}$/),
  // The token of an iPhone ends before the longest text that the contract allows: it cannot be made longer.
  '^(https?://[!-~]+|android:[A-Za-z0-9_:.-]{20,}|ios:[0-9A-Fa-f]{64,200})$': fc
    .stringMatching(/^[a-z0-9]{20,24}$/)
    .chain((id) => fc.constantFrom(`https://push.example.com/${id}`, `android:${id}`)),
};

/** Patterns that only ask for something other than blanks at their ends: any text of letters does. */
export const ANY_TEXT: ReadonlySet<unknown> = new Set([String.raw`\S`, String.raw`^\S.*\S$`]);

/** Values that fit a schema of the contract (without references). A file is the name of a picture. */
export function valid(schema: JsonObject, name = ''): fc.Arbitrary<unknown> {
  const choices = schema['enum'];
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['format'] === 'binary') return fc.constantFrom(...PICTURES.map(({ fileName }) => fileName));
  switch (typeOf(schema)) {
    case 'object':
      return validObject(schema);
    case 'array':
      return validArray(schema);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: numberAt(schema, 'minimum', 0), max: numberAt(schema, 'maximum', 1000) });
    case 'number':
      return validNumber(schema);
    case undefined:
    default:
      return validText(schema, name);
  }
}

/** The first type that is not null. */
export function typeOf(schema: JsonObject): string | undefined {
  return [schema['type']].flat().find((type): type is string => typeof type === 'string' && type !== 'null');
}

export function numberAt(schema: JsonObject, key: string, otherwise: number): number {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
}

/** The most characters of a text: those that a person counts, where the contract says so. */
export function longestOf(schema: JsonObject): number {
  return numberAt(schema, 'x-max-characters', numberAt(schema, 'maxLength', 1000));
}

export function propertiesOf(schema: JsonObject): [string, JsonObject][] {
  const properties = schema['properties'];
  if (!isJsonObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) =>
    isJsonObject(property) ? [[name, property] as [string, JsonObject]] : [],
  );
}

export function requiredOf(schema: JsonObject): ReadonlySet<unknown> {
  return new Set(Array.isArray(schema['required']) ? schema['required'] : []);
}

function validObject(schema: JsonObject): fc.Arbitrary<unknown> {
  const required = requiredOf(schema);
  const properties = propertiesOf(schema);
  const arbitraries = Object.fromEntries(properties.map(([name, property]) => [name, valid(property, name)]));
  const requiredKeys = properties.map(([name]) => name).filter((name) => required.has(name));
  return fc.record(arbitraries, { requiredKeys, noNullPrototype: true });
}

function validArray(schema: JsonObject): fc.Arbitrary<unknown> {
  const items = isJsonObject(schema['items']) ? schema['items'] : {};
  const minLength = numberAt(schema, 'minItems', 0);
  const maxLength = numberAt(schema, 'maxItems', 5);
  if (schema['uniqueItems'] === true) return fc.uniqueArray(valid(items), { minLength, maxLength });
  return fc.array(valid(items), { minLength, maxLength });
}

/** Rounded, so that the line that shows a request again can be read. */
function validNumber(schema: JsonObject): fc.Arbitrary<number> {
  const smallest = 0.001;
  const min = numberAt(schema, 'minimum', numberAt(schema, 'exclusiveMinimum', -1e6 - smallest) + smallest);
  const max = numberAt(schema, 'maximum', numberAt(schema, 'exclusiveMaximum', 1e6 + smallest) - smallest);
  return fc
    .double({ min, max, noNaN: true })
    .map((value) => Math.min(max, Math.max(min, Math.round(value * 1e6) / 1e6)) + 0);
}

function validText(schema: JsonObject, name: string): fc.Arbitrary<string> {
  const { pattern, format } = schema;
  if (typeof pattern === 'string' && !ANY_TEXT.has(pattern)) {
    return BY_PATTERN[pattern] ?? fc.stringMatching(new RegExp(pattern, 'u'));
  }
  if (format === 'date') {
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  }
  if (format === 'uri' || format === 'uri-reference') return fc.webUrl();
  const least = numberAt(schema, 'minLength', 0);
  const text = letters(least, Math.max(least, Math.min(longestOf(schema), USUAL_LONGEST)));
  // The three hashtags of a spot differ from each other, and come without their #.
  if (/^tag\d$/.test(name))
    return text.map((tag) => `${name.slice(3)}${tag.replaceAll('#', '')}`.slice(0, 20));
  return text;
}
