import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { identifyProcess, lockDataFolder } from './data-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-data-'));
const file = join(folder, 'server.pid');
/** Whether the system tells when it and its processes started. */
const tellsMore = process.platform === 'linux';

let other: ChildProcess;

beforeAll(async () => {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
});

afterEach(() => rmSync(file, { force: true }));

afterAll(() => {
  other.kill();
  rmSync(folder, { recursive: true });
});

/** A lock as a server writes it, of another living process of this machine unless told otherwise. */
function leaveLock(changes: object): void {
  writeFileSync(file, JSON.stringify({ ...identifyProcess(other.pid ?? 0), ...changes }));
}

/** Takes the lock and gives it free; tells whether its file was there meanwhile, and is after. */
function lockOnce(): [boolean, boolean] {
  const unlock = lockDataFolder(folder);
  const wasThere = existsSync(file);
  unlock();
  return [wasThere, existsSync(file)];
}

it('the lock of a data folder keeps a second server away until the first has ended', async () => {
  const first = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  leaveLock(identifyProcess(first.pid ?? 0));
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${first.pid}. Stop that server, or set DATA_DIR to another folder.`,
  );
  first.kill();
  await once(first, 'exit');
  expect(lockOnce()).toEqual([true, false]);
});

it.runIf(tellsMore)('the lock of a data folder keeps a second server of the same process away', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${process.pid}`);
  unlock();
  expect(lockOnce()).toEqual([true, false]);
});

it.each([
  ['the same process id', process.pid],
  ['a process id that nothing has here', 4_194_304],
])('the lock of a data folder keeps a server of another host away that has %s', (_, pid) => {
  leaveLock({ host: 'container-2', pid });
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${pid} on container-2. Stop that server, or set DATA_DIR to another folder. If no server uses it, delete ${file} and start again.`,
  );
});

it.runIf(tellsMore)('the lock of a data folder does not count from before the machine started anew', () => {
  leaveLock({ bootId: '00000000-0000-0000-0000-000000000000' });
  expect(lockOnce()).toEqual([true, false]);
});

it.runIf(tellsMore)(
  'the lock of a data folder does not count where its process id has gone to another process',
  () => {
    leaveLock({ startedAt: '1' });
    expect(lockOnce()).toEqual([true, false]);
    leaveLock({ ...identifyProcess(process.pid), startedAt: '1' });
    expect(lockOnce()).toEqual([true, false]);
  },
);

it('the lock of a data folder counts by its process id alone where nothing more is known', () => {
  leaveLock({ bootId: undefined, startedAt: undefined });
  expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${other.pid}`);
  leaveLock({ bootId: undefined, startedAt: undefined, pid: process.pid });
  expect(lockOnce()).toEqual([true, false]);
});

it('the lock of a data folder does not count where the machine failed before it was written', () => {
  writeFileSync(file, '');
  expect(lockOnce()).toEqual([true, false]);
});

it.each(['half a lo', '{}', '{"pid":-1,"host":"a"}', '[]', String(process.pid)])(
  'the lock of a data folder counts where it cannot be read: %s',
  (text) => {
    writeFileSync(file, text);
    expect(() => lockDataFolder(folder)).toThrow(
      `The data folder ${folder} has a lock that cannot be read. If no server uses it, delete ${file} and start again.`,
    );
  },
);

it('the lock of a data folder names the machine by its host name', () => {
  expect(identifyProcess(process.pid)).toMatchObject({ pid: process.pid, host: hostname() });
});
