import { describe, expect, it } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import type { JsonObject } from '../../contract/document.ts';
import { variantsOf, type Expectation } from './variants.ts';

const contract = readContract({ paths: {} });

/** What is done to a value, by what has to come of it. */
function whatOf(schema: JsonObject, base: unknown, expectation: Expectation): string[] {
  return variantsOf(schema, base, (part, value) => contract.mismatches(part, value))
    .filter((variant) => variant.expectation === expectation)
    .map(({ what }) => what);
}

describe('the variants of a number', () => {
  const schema = { type: 'integer', minimum: 1, maximum: 100 };

  it('the variants of a number stand at its limits and right beyond them', () => {
    expect(whatOf(schema, 30, 'accepted')).toEqual(['1', '100']);
    expect(whatOf(schema, 30, 'refused')).toEqual([
      'a string in place of integer',
      'null in place of integer',
      'an array in place of integer',
      'a fraction in place of integer',
      '1e300',
      '-1e300',
      '0',
      '101',
    ]);
  });

  it('the variants of a number stay below a limit that does not belong to it', () => {
    expect(whatOf({ type: 'number', exclusiveMinimum: 0, maximum: 50 }, 3, 'refused')).toEqual(
      expect.arrayContaining(['0', '-1', '50.5']),
    );
  });
});

describe('the variants of a text', () => {
  it('the variants of a text are as long as allowed, and one character longer', () => {
    const schema = { type: 'string', minLength: 2, maxLength: 20, pattern: String.raw`^\S.*\S$` };
    expect(whatOf(schema, '감귤이', 'accepted')).toEqual(['2 characters', '20 characters']);
    expect(whatOf(schema, '감귤이', 'refused')).toEqual(
      expect.arrayContaining(['an empty text', '1 character', '21 characters', 'the text "   "']),
    );
  });

  it('the variants of a text keep to a pattern where only their length is wrong', () => {
    const schema = {
      type: 'string',
      minLength: 8,
      maxLength: 12,
      pattern: '^(?=.*[!_@-])(?=.*[A-Za-z0-9])[A-Za-z0-9!_@-]+$',
    };
    const values = variantsOf(schema, 'abcdef!26', (part, value) => contract.mismatches(part, value));
    const textOf = (what: string) => values.find((variant) => variant.what === what)?.value;
    expect(textOf('7 characters')).toBe('cdef!26');
    expect(textOf('12 characters')).toBe('abcdef!26666');
    expect(textOf('13 characters')).toBe('abcdef!266666');
    expect(textOf('the text "password"')).toBe('password');
  });

  it('the variants of a text are odd without being wrong, where any text will do', () => {
    const schema = { type: 'string', minLength: 1, maxLength: 500, pattern: String.raw`\S` };
    expect(whatOf(schema, '귤', 'accepted')).toEqual([
      '1 character',
      '500 characters',
      'an emoji of several code points',
      'Korean letters in decomposed form',
      'quotes and markup',
      'text from right to left',
    ]);
    expect(whatOf(schema, '귤', 'any')).toEqual([
      'a null character',
      'half a character',
      'control characters',
    ]);
  });

  it('the variants of a text are every choice that there is, and some that there are not', () => {
    const schema = { type: 'string', enum: ['MALE', 'FEMALE'] };
    expect(whatOf(schema, 'MALE', 'accepted')).toEqual(['the choice "MALE"', 'the choice "FEMALE"']);
    expect(whatOf(schema, 'MALE', 'refused')).toEqual(
      expect.arrayContaining(['the choice "UNKNOWN"', 'the choice ""', 'the choice "male"']),
    );
  });
});

describe('the variants of a list', () => {
  it('the variants of a list are too short, too long, or have an item twice or a wrong one', () => {
    const schema = {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
      items: { type: 'string', enum: ['힐링', '자연', '데이트'] },
    };
    expect(whatOf(schema, ['힐링', '자연'], 'accepted')).toEqual(['2 items']);
    expect(whatOf(schema, ['힐링', '자연'], 'refused')).toEqual(
      expect.arrayContaining(['an empty list', '3 items', 'an item twice', 'the choice "UNKNOWN"']),
    );
  });
});

describe('the variants of an object', () => {
  const schema = {
    type: 'object',
    required: ['text'],
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 5 },
      themeId: { type: 'integer', minimum: 1 },
    },
  };
  const base = { text: '귤', themeId: 3 };
  const variants = variantsOf(schema, base, (part, value) => contract.mismatches(part, value));
  const variantOf = (what: string) => variants.find((variant) => variant.what === what);

  it('the variants of an object lack what is required, and what is not', () => {
    expect(variantOf('text left out')).toMatchObject({ value: { themeId: 3 }, expectation: 'missing' });
    expect(variantOf('themeId left out')).toMatchObject({ value: { text: '귤' }, expectation: 'accepted' });
  });

  it('the variants of an object vary one field and leave the others', () => {
    expect(variantOf('text: 6 characters')).toMatchObject({
      pointer: '/text',
      value: { text: '귤귤귤귤귤귤', themeId: 3 },
      expectation: 'refused',
    });
  });

  it('the variants of an object may have null where nothing has to be', () => {
    expect(variantOf('themeId: null in place of integer')?.expectation).toBe('any');
    expect(variantOf('text: null in place of string')?.expectation).toBe('refused');
  });
});

describe('the variants of an email', () => {
  const schema = {
    type: 'string',
    pattern: String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`,
    minLength: 5,
    maxLength: 254,
  };
  const variants = variantsOf(schema, 'gamgyul@example.com', (part, value) =>
    contract.mismatches(part, value),
  );
  const textOf = (what: string) => String(variants.find((variant) => variant.what === what)?.value);

  it('the variants of an email are as short and as long as emails may be, with labels that a domain may have', () => {
    expect(textOf('5 characters')).toBe('a@b.c');
    const longest = textOf('254 characters');
    expect(longest).toHaveLength(254);
    expect(longest.split('@')[0]).toHaveLength(64);
    expect(
      Math.max(
        ...longest
          .split(/[@.]/)
          .slice(1)
          .map((label) => label.length),
      ),
    ).toBe(60);
    expect(textOf('255 characters')).toHaveLength(255);
  });
});
