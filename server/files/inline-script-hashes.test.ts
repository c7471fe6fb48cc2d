import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { minifyOwnScripts } from '../../tools/build/vite-boot-screen.ts';
import { readInlineScriptHashes } from './inline-script-hashes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('the policy for scripts finds the one script of the page, which the policy for other hosts names too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hashes-'));
  writeFileSync(join(folder, 'index.html'), minifyOwnScripts(readFileSync(`${root}index.html`, 'utf8')));
  const hashes = readInlineScriptHashes(folder);
  expect(hashes).toHaveLength(1);
  const policy = `script-src 'self' ${hashes[0]} `;
  expect(readFileSync(`${root}docs/tour-backend.md`, 'utf8')).toContain(policy);
  expect(readFileSync(`${root}docs/ko/tour-backend.md`, 'utf8')).toContain(policy);
});

it('the policy for scripts leaves out what does not run: scripts of other files, and JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hashes-'));
  const page = '<script type="application/json">{}</script><script src="/a.js"></script><script>1</script>';
  writeFileSync(join(folder, 'contract.html'), page);
  expect(readInlineScriptHashes(folder, 'contract.html')).toEqual([
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  ]);
});

it('the policy for scripts finds none where there is no app', () => {
  expect(readInlineScriptHashes(undefined)).toEqual([]);
  expect(readInlineScriptHashes(fileURLToPath(new URL('.', import.meta.url)))).toEqual([]);
});
