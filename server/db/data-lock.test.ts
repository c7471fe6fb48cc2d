import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-data-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('keeps a second server away from a data folder until the first has ended', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(join(folder, 'server.pid'), String(other.pid));
  expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${other.pid}`);
  other.kill();
  await once(other, 'exit');
  const unlock = lockDataFolder(folder);
  unlock();
  expect(() => lockDataFolder(folder)).not.toThrow();
});
