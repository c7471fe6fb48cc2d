import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const URL_OPTION = ['--url', 'http://localhost:8080'];

it('the options have defaults for everything but the address', () => {
  expect(readOptions(URL_OPTION)).toMatchObject({
    url: new URL('http://localhost:8080'),
    accounts: [],
    isReadOnly: false,
    seed: 1,
    casesPerOperation: undefined,
    only: undefined,
    timeoutMs: 10_000,
  });
});

it('the options are read as they are given', () => {
  const options = readOptions([
    ...URL_OPTION,
    '--account',
    'gamgyul@example.com:jeju:2026',
    '--account',
    'oreum@example.com:jeju_2026',
    '--read-only',
    '--seed',
    '7',
    '--cases',
    '1000',
    '--only',
    'likeSpot,unlikeSpot',
    '--max-response-ms',
    '300',
    '--outbox-path',
    '/dev/outbox.json',
    '--social-code',
    'one',
    '--social-code',
    'two',
  ]);
  expect(options).toMatchObject({
    accounts: [
      { email: 'gamgyul@example.com', password: 'jeju:2026' },
      { email: 'oreum@example.com', password: 'jeju_2026' },
    ],
    isReadOnly: true,
    seed: 7,
    casesPerOperation: 1000,
    only: ['likeSpot', 'unlikeSpot'],
    maxResponseMs: 300,
    outboxPath: '/dev/outbox.json',
    socialCodes: ['one', 'two'],
  });
});

it('the options are none where help is asked for', () => {
  expect(readOptions(['--help'])).toBeUndefined();
});

it.each([
  [[], '--url is missing'],
  [['--url', 'localhost:8080'], 'is not an address'],
  [['--url', 'ftp://localhost'], 'is not an address'],
  [['--url', 'http://localhost/?a=1'], '--url takes an origin'],
  [[...URL_OPTION, '--account', 'gamgyul@example.com'], '--account takes EMAIL:PASSWORD'],
  [[...URL_OPTION, '--account', 'a:b', '--account', 'a:b'], 'have to differ'],
  [[...URL_OPTION, '--account', 'a:b', '--account', 'c:d', '--account', 'e:f'], 'twice at most'],
  [[...URL_OPTION, '--seed', 'x'], '--seed x is not a whole number'],
  [[...URL_OPTION, '--cases', '0'], '--cases 0 is not a whole number from 1 on'],
  [[...URL_OPTION, '--only', 'likeSpots'], 'the contract has no operation likeSpots'],
  [[...URL_OPTION, '--outbox-path', 'https://elsewhere.example'], 'has to begin with a slash'],
  [[...URL_OPTION, '--colour'], '--colour'],
])('the options: %j are refused with words', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});
