import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundleContract, CONTRACT_FOLDER } from '../../contract/bundle.ts';
import { isJsonObject, readBundle, resolveReference, type JsonObject } from '../../contract/document.ts';

const bundle = await readBundle(await bundleContract());

const objectAt = (node: unknown, ...keys: string[]): JsonObject => {
  const found = keys.reduce<unknown>((at, key) => (isJsonObject(at) ? at[key] : undefined), node);
  return isJsonObject(found) ? resolveReference(bundle, found) : {};
};

const operations = Object.values(objectAt(bundle, 'paths')).flatMap((item) =>
  isJsonObject(item) ? Object.values(item).filter(isJsonObject) : [],
);
const idOf = (operation: JsonObject) => String(operation['operationId']);
const description = String(objectAt(bundle, 'info')['description']);

/** The kinds of the table "enveloped or bare", by operation, as the schemas have them. */
function kindOf(operation: JsonObject): 'enveloped' | 'bare' | 'none' {
  const schema = objectAt(operation, 'responses', '200', 'content', 'application/json', 'schema');
  const [success] = Array.isArray(schema['oneOf']) ? schema['oneOf'] : [];
  if (success === undefined) return 'none';
  return 'success' in objectAt(resolveReference(bundle, success), 'properties') ? 'enveloped' : 'bare';
}

describe('the prose of the contract', () => {
  it('the prose of the contract says in its table which answers are enveloped, which are bare and which have no body', () => {
    const lines = description.split('\n').filter((line) => line.startsWith('| '));
    const rows = lines.slice(2).map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    const listed = rows.flatMap(([tag, ...cells]) =>
      cells.flatMap((cell, index) =>
        cell
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => `${tag} ${name} ${['enveloped', 'bare', 'none'][index]}`),
      ),
    );
    const actual = operations.map((operation) => {
      const [tag] = Array.isArray(operation['tags']) ? operation['tags'] : [];
      return `${String(tag)} ${idOf(operation)} ${kindOf(operation)}`;
    });
    expect(listed.toSorted()).toEqual(actual.toSorted());
  });

  it('the prose of the contract links each tag to a flow that calls one of its operations', async () => {
    const tags: unknown = bundle['tags'];
    const without = await Promise.all(
      (Array.isArray(tags) ? tags : []).map(async (tag: JsonObject) => {
        const flow = parse(await readFile(join(CONTRACT_FOLDER, String(tag['x-flow'])), 'utf8')) as unknown;
        const text = JSON.stringify(flow);
        const own = operations.filter(({ tags: of }) => Array.isArray(of) && of.includes(tag['name']));
        return own.some((operation) => text.includes(`"operationId":"${idOf(operation)}"`))
          ? []
          : [tag['name']];
      }),
    );
    expect(without.flat()).toEqual([]);
  });
});

describe('the catalogue of failure codes', () => {
  const schema = objectAt(bundle, 'components', 'schemas', 'FailureCode');
  const listed = schema['x-extensible-enum'];
  const rows = [...String(schema['description']).matchAll(/^\| `(\w+)` \| (\d+) \| (.+) \|$/gm)];
  const statusOf = new Map(rows.map(([, code = '', status]) => [code, Number(status)]));

  it('the catalogue of failure codes describes each code of its list, once', () => {
    expect(rows.map(([, code]) => code)).toEqual(listed);
    expect(statusOf.size).toBe(rows.length);
  });

  it('the catalogue of failure codes is open: a client takes a code that it does not know', () => {
    expect(schema['enum']).toBeUndefined();
    expect(schema['type']).toBe('string');
  });

  it('the catalogue of failure codes has each code of the examples, with the status that it is told with', () => {
    const wrong = operations.flatMap((operation) =>
      Object.entries(objectAt(operation, 'responses')).flatMap(([status, reference]) => {
        const response = resolveReference(bundle, reference);
        return Object.values(objectAt(response, 'content', 'application/json', 'examples')).flatMap(
          (example) => {
            const value = objectAt(resolveReference(bundle, example), 'value');
            const code = value['code'] ?? value['errorCode'];
            if (Number(status) < 400 || typeof code !== 'string') return [];
            return statusOf.get(code) === Number(status) ? [] : [`${idOf(operation)} ${status} ${code}`];
          },
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('the catalogue of failure codes has the codes that the reference server sends, and no other', async () => {
    const sources = await readdir('server', { recursive: true });
    const texts = await Promise.all(
      sources
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFile(join('server', name), 'utf8')),
    );
    const sent = texts.flatMap((text) =>
      [...text.matchAll(/new Refusal\(\s*(\d{3}),\s*'([A-Z_]+)'/g)].map(
        ([, status, code]) => `${code ?? ''} ${status ?? ''}`,
      ),
    );
    expect(texts.join('').match(/new Refusal\(/g)?.length).toBe(sent.length);
    const catalogued = [...statusOf].map(([code, status]) => `${code} ${status}`);
    // A failure may also come as 200 with its flag; its code is the same.
    const asErrors = sent.filter((one) => !one.endsWith(' 200'));
    expect([...new Set(asErrors)].toSorted()).toEqual(catalogued.toSorted());
    const in200 = sent.filter((one) => one.endsWith(' 200')).map((one) => one.replace(' 200', ''));
    expect(in200.filter((code) => !statusOf.has(code))).toEqual([]);
  });
});

describe('each operation', () => {
  it.each([
    ['429', () => true],
    ['503', () => true],
    ['413', (operation: JsonObject) => 'requestBody' in operation],
  ])('each operation documents %i where it can come', (status, isWanted) => {
    const without = operations.filter(
      (operation) => isWanted(operation) && !(status in objectAt(operation, 'responses')),
    );
    expect(without.map(idOf)).toEqual([]);
  });

  it('each operation says with 429 and 503 when asking again has a chance', () => {
    for (const name of ['TooManyRequests', 'Overloaded']) {
      expect(objectAt(bundle, 'components', 'responses', name, 'headers')).toHaveProperty('Retry-After');
    }
  });

  it('each operation describes a 200 with a body as its success or a failure', () => {
    const wrong = operations.filter((operation) => {
      const { oneOf } = objectAt(operation, 'responses', '200', 'content', 'application/json', 'schema');
      const isBoth =
        Array.isArray(oneOf) && JSON.stringify(oneOf[1]) === '{"$ref":"#/components/schemas/Failure"}';
      return kindOf(operation) !== 'none' && !isBoth;
    });
    expect(wrong.map(idOf)).toEqual([]);
  });

  it('each operation that takes a body has an example of it, called typical', () => {
    const without = operations.filter((operation) => {
      const content = Object.values(objectAt(operation, 'requestBody', 'content'));
      return content.some((media) => !('typical' in objectAt(media, 'examples')));
    });
    expect(without.map(idOf)).toEqual([]);
  });
});

describe('an upload', () => {
  it('an upload says for machines how large a picture may be and what it may hold', () => {
    expect(objectAt(bundle, 'components', 'schemas', 'Picture')).toMatchObject({
      format: 'binary',
      'x-max-bytes': 10_000_000,
      'x-media-types': ['image/jpeg', 'image/png', 'image/webp'],
    });
  });
});

describe('the shared components', () => {
  it('the shared components are all in use', () => {
    const text = JSON.stringify(bundle);
    const unused = Object.entries(objectAt(bundle, 'components')).flatMap(([kind, components]) =>
      kind === 'securitySchemes'
        ? []
        : Object.keys(objectAt({ components }, 'components')).filter(
            (name) => !text.includes(`"#/components/${kind}/${name}"`),
          ),
    );
    expect(unused).toEqual([]);
  });

  it('the shared components are all used in the sources too', async () => {
    const files = (await readdir(CONTRACT_FOLDER, { recursive: true })).filter(
      (name) => name.endsWith('.yaml') && !name.startsWith('flows') && !name.startsWith('overlays'),
    );
    const texts = new Map(
      await Promise.all(
        files.map(async (name) => [name, await readFile(join(CONTRACT_FOLDER, name), 'utf8')] as const),
      ),
    );
    const all = [...texts.values()].join('\n');
    const unused = [...texts]
      .filter(([name]) => name.startsWith('components'))
      .flatMap(([name, text]) =>
        [...text.matchAll(/^(\w+):$/gm)].flatMap(([, key]) =>
          new RegExp(`#/${key}['"]?$`, 'm').test(all) ? [] : [`${name} ${key}`],
        ),
      );
    expect(unused).toEqual([]);
  });
});
