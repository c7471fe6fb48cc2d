import { describe, expect, it } from 'vitest';
import { applyOverlay, translateToKorean } from '../../contract/overlay';
import { bundleContract } from '../../contract/bundle';
import { isJsonObject, readBundle, type JsonObject } from '../../contract/document';

const english = await readBundle(await bundleContract());
const korean = await translateToKorean(english);

const HANGUL = /[가-힣]/;

/** Each text that a reader of the reference needs, by its place. */
function textsOf(document: JsonObject): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (place: string, node: unknown, keys: readonly string[]) => {
    if (!isJsonObject(node)) return;
    for (const key of keys) {
      const text = node[key];
      if (typeof text === 'string') texts.set(`${place} ${key}`, text);
    }
  };
  const entriesAt = (node: unknown, ...keys: string[]): [string, unknown][] => {
    const found = keys.reduce<unknown>((at, key) => (isJsonObject(at) ? at[key] : undefined), node);
    return typeof found === 'object' && found !== null ? Object.entries(found) : [];
  };
  add('info', document['info'], ['summary', 'description']);
  for (const [index, tag] of entriesAt(document, 'tags')) add(`tag ${index}`, tag, ['description']);
  for (const [path, item] of entriesAt(document, 'paths')) {
    for (const [method, operation] of entriesAt(item)) {
      add(`${method} ${path}`, operation, ['summary', 'description']);
      for (const [index, parameter] of entriesAt(operation, 'parameters')) {
        add(`${method} ${path} parameter ${index}`, parameter, ['description']);
      }
    }
  }
  for (const kind of ['parameters', 'responses', 'schemas']) {
    for (const [name, part] of entriesAt(document, 'components', kind)) {
      add(`${kind} ${name}`, part, ['description']);
    }
  }
  return texts;
}

describe('the Korean overlay', () => {
  it('the Korean overlay gives every tag, operation, parameter, shared response and schema a Korean text', () => {
    const translated = textsOf(korean);
    const places = [...textsOf(english).keys()];
    expect(places.length).toBeGreaterThan(200);
    const missing = places.filter((place) => {
      const text = translated.get(place) ?? '';
      return !HANGUL.test(text) || text === textsOf(english).get(place);
    });
    expect(missing).toEqual([]);
  });

  it('the Korean overlay changes nothing but texts', () => {
    const withoutTexts = (document: JsonObject): unknown =>
      JSON.parse(
        JSON.stringify(document, (key, value: unknown) =>
          typeof value === 'string' && ['title', 'summary', 'description'].includes(key) ? '' : value,
        ),
      );
    expect(withoutTexts(korean)).toEqual(withoutTexts(english));
  });

  it('the Korean overlay names each failure code that the catalogue has', () => {
    const codesIn = (document: JsonObject) => {
      const description = textsOf(document).get('schemas FailureCode description') ?? '';
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
});
