import { expect, it } from 'vitest';
import { applyOverlay, translateToKorean } from '../../contract/overlay.ts';
import { bundleContract } from '../../contract/bundle.ts';
import { readBundle, type JsonObject } from '../../contract/document.ts';

const english = await readBundle(await bundleContract());
const korean = await translateToKorean(english);

const HANGUL = /[가-힣]/;

/** Words of English: names such as API are the same in both. */
const ENGLISH = /[a-z]{2}/;

const TEXTS = new Set(['title', 'summary', 'description']);

/** What holds data, not text for a reader: words in there come over the wire. */
const DATA = new Set(['value', 'example', 'default', 'enum', 'const']);

/** Each title, summary and description of the document, by its place; what stands in examples' values is data. */
function textsOf(document: JsonObject): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: unknown, place: readonly string[]) => {
    if (typeof node !== 'object' || node === null) return;
    // The keys below `properties` are names of fields, whatever they are called.
    const areNames = place.at(-1) === 'properties';
    for (const [key, value] of Object.entries(node)) {
      if (!areNames && (DATA.has(key) || key.startsWith('x-'))) continue;
      if (!areNames && TEXTS.has(key) && typeof value === 'string') {
        texts.set([...place, key].join(' '), value);
      } else walk(value, [...place, key]);
    }
  };
  walk(document, []);
  return texts;
}

it('the Korean overlay gives every title, summary and description of the contract a Korean text', () => {
  const originals = textsOf(english);
  const translated = textsOf(korean);
  expect(originals.size).toBeGreaterThan(700);
  const missing = [...originals].filter(([place, original]) => {
    const text = translated.get(place) ?? '';
    return !HANGUL.test(text) || (text === original && ENGLISH.test(original));
  });
  expect(missing).toEqual([]);
});

it('the Korean overlay keeps each name and value that the contract writes as code in the Korean text too', () => {
  const translated = textsOf(korean);
  const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const lost = [...textsOf(english)].flatMap(([place, text]) =>
    codeIn(text)
      .filter((code) => translated.get(place)?.includes(code) !== true)
      .map((code) => `${place}: ${code}`),
  );
  expect(lost).toEqual([]);
});

it('the Korean overlay changes nothing but texts', () => {
  const withoutTexts = (document: JsonObject): unknown =>
    JSON.parse(
      JSON.stringify(document, (key, value: unknown) =>
        typeof value === 'string' && TEXTS.has(key) ? '' : value,
      ),
    );
  expect(withoutTexts(korean)).toEqual(withoutTexts(english));
});

it('the Korean overlay names each failure code that the catalogue has', () => {
  const codesIn = (document: JsonObject) => {
    const description = textsOf(document).get('components schemas FailureCode description') ?? '';
    return [...description.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(
      ([, code, status]) => `${code} ${status}`,
    );
  };
  expect(codesIn(english).length).toBeGreaterThan(30);
  expect(codesIn(korean)).toEqual(codesIn(english));
});

it('the Korean overlay is refused where it names a place that the contract does not have', () => {
  const overlay = { overlay: '1.0.0', actions: [{ target: '$.paths.gone', update: { summary: '없음' } }] };
  expect(() => applyOverlay(english, overlay)).toThrow('$.paths.gone');
});
