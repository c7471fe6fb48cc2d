import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readInlineScriptHashes } from './inline-script-hashes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('the policy for scripts finds the one script of the page, which the policy for other hosts names too', () => {
  const hashes = readInlineScriptHashes(root);
  expect(hashes).toHaveLength(1);
  expect(readFileSync(`${root}docs/tour-backend.md`, 'utf8')).toContain(`script-src 'self' ${hashes[0]} `);
});

it('the policy for scripts finds none where there is no app', () => {
  expect(readInlineScriptHashes(undefined)).toEqual([]);
  expect(readInlineScriptHashes(fileURLToPath(new URL('.', import.meta.url)))).toEqual([]);
});
