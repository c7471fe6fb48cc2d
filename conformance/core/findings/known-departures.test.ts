import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { readKnownDepartures, sortFindings } from './known-departures.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'known-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function fileWith(text: string): Promise<string> {
  const file = join(folder, 'known.json');
  await writeFile(file, text);
  return file;
}

const findingOf = (changes: Partial<Finding>): Finding => ({
  check: 'body',
  operationId: 'getSpot',
  tier: 'specification',
  cause: 'likeCount must be integer',
  sentence: 'The spot.',
  spec: undefined,
  assumption: undefined,
  expected: '/likeCount must be integer',
  received: '"3"',
  exchange: undefined,
  ...changes,
});

const departure = { check: 'body', operation: 'getSpot', reason: 'Fixed in the next release.' } as const;

it('the file of known departures lists departures with their reason', async () => {
  const file = await fileWith(JSON.stringify([{ ...departure, match: 'likeCount' }]));
  expect(await readKnownDepartures(file)).toEqual([{ ...departure, match: 'likeCount' }]);
});

it.each([
  ['{', 'is no JSON'],
  ['{}', 'has to be a list'],
  ['[1]', 'entry 1: it has to be an object'],
  [
    '[{"check":"bodies","operation":"getSpot","reason":"x"}]',
    'there is no check bodies. There are: answers,',
  ],
  ['[{"check":"body","operation":"getSpots","reason":"x"}]', 'the contract has no operation getSpots'],
  ['[{"check":"body","operation":"getSpot"}]', 'reason is missing or no text'],
  ['[{"check":"body","operation":"getSpot","reason":" "}]', 'reason is missing or no text'],
  ['[{"check":"body","operation":"getSpot","reason":"x","match":1}]', 'match has to be a text'],
  ['[{"check":"body","operation":"getSpot","reason":"x","until":"May"}]', 'unknown field until'],
])('the file of known departures: %s is refused with words', async (text, words) => {
  await expect(readKnownDepartures(await fileWith(text))).rejects.toThrow(words);
});

it('the file of known departures has to be there', async () => {
  await expect(readKnownDepartures(join(folder, 'none.json'))).rejects.toThrow('cannot be read: ENOENT');
});

const everywhere = () => true;

it('findings are known by check and operation', () => {
  const finding = findingOf({});
  const other = findingOf({ operationId: 'listComments' });
  expect(sortFindings([finding, other], [departure], everywhere)).toEqual({
    findings: [other],
    known: [{ departure, findings: [finding] }],
    stale: [],
  });
});

it('findings are known by a text in what was expected or received, where the file has one', () => {
  const likes = findingOf({});
  const name = findingOf({ expected: '/name must be string' });
  const matching = { ...departure, match: 'likeCount' };
  expect(sortFindings([likes, name], [matching], everywhere)).toMatchObject({
    findings: [name],
    known: [{ findings: [likes] }],
  });
});

it('findings make a departure stale by no longer being there, where the run looked', () => {
  expect(sortFindings([], [departure], everywhere).stale).toEqual([departure]);
  expect(sortFindings([], [departure], () => false).stale).toEqual([]);
});
