import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'dosaegi-folder-'));

afterAll(() => rmSync(parent, { recursive: true }));

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('the data folder is made for the user of the server alone, with what is asked for', () => {
    const folder = join(parent, 'a', 'data');
    expect(prepareDataFolder(folder, 'uploads')).toBe(join(folder, 'uploads'));
    expect(readdirSync(folder)).toEqual(['uploads']);
    expect([folder, join(folder, 'uploads')].map(modeOf)).toEqual(['700', '700']);
  });

  it('the data folder is closed to others where it was left open', () => {
    const folder = join(parent, 'open');
    const database = join(folder, 'database');
    mkdirSync(database, { recursive: true });
    writeFileSync(join(folder, 'server.pid'), '{}');
    for (const place of [folder, database]) chmodSync(place, 0o777);
    expect(prepareDataFolder(folder, 'database')).toBe(database);
    expect([folder, database].map(modeOf)).toEqual(['700', '700']);
  });

  it('the data folder stays open where other things lie in it, but not what is ours', () => {
    const folder = join(parent, 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'other.txt'), '');
    const uploads = prepareDataFolder(folder, 'uploads');
    expect([folder, uploads].map(modeOf)).toEqual(['755', '700']);
  });
});
