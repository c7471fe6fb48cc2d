import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { precompressFolder } from './precompress.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-precompress-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('the build puts both compressed forms beside each file that holds text, and beside no other', async () => {
  const script = 'const island = "제주";\n'.repeat(50);
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets', 'a-1.js'), script);
  writeFileSync(join(folder, 'icon.png'), 'png');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  await precompressFolder(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['.vite', 'assets', 'icon.png']);
  expect(readdirSync(join(folder, '.vite'))).toEqual(['manifest.json']);
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(['a-1.js', 'a-1.js.br', 'a-1.js.gz']);
  const read = (name: string) => readFileSync(join(folder, 'assets', name));
  expect(brotliDecompressSync(read('a-1.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('a-1.js.gz')).toString()).toBe(script);
});
