import { expect, it } from 'vitest';
import {
  chooseDelay,
  chooseExample,
  chooseStatus,
  exampleValueOf,
  groupByTag,
  isEmptyChoice,
  matchesSearch,
  type PanelOperation,
} from './panel-choices.ts';

const LATEST: PanelOperation = {
  operationId: 'listLatestSpots',
  method: 'GET',
  path: '/api/spots/latest',
  tag: 'spots',
  summary: 'The newest spots',
  responses: [
    {
      status: 200,
      description: '',
      examples: [
        { name: 'typical', summary: '' },
        { name: 'empty', summary: '' },
      ],
    },
    { status: 500, description: '', examples: [{ name: 'serverError', summary: '' }] },
  ],
};

it('a choice in the developer panel takes the status of the chosen example', () => {
  expect(chooseExample({ delayMs: 300 }, '500/serverError')).toEqual({
    delayMs: 300,
    status: 500,
    example: 'serverError',
  });
});

it('a choice in the developer panel keeps its status when the example is taken back', () => {
  expect(chooseExample({ status: 200, example: 'empty' }, '')).toEqual({ status: 200 });
});

it('a choice in the developer panel drops an example that the chosen status does not have, and keeps one that it has', () => {
  expect(chooseStatus(LATEST, { status: 200, example: 'empty' }, '500')).toEqual({ status: 500 });
  expect(chooseStatus(LATEST, { example: 'empty' }, '200')).toEqual({ status: 200, example: 'empty' });
  expect(chooseStatus(LATEST, { status: 200, example: 'empty' }, '')).toEqual({});
});

it('a choice in the developer panel keeps the delay between 1 ms and 60,000 ms, else has none', () => {
  expect(chooseDelay({}, '1')).toEqual({ delayMs: 1 });
  expect(chooseDelay({}, '60001')).toEqual({ delayMs: 60_000 });
  expect(chooseDelay({ status: 500, delayMs: 5 }, '0')).toEqual({ status: 500 });
  expect(chooseDelay({ delayMs: 5 }, '')).toEqual({});
  expect(chooseDelay({ delayMs: 5 }, '-3')).toEqual({});
});

it('a choice in the developer panel is shown as the option that a script may have chosen by its name alone', () => {
  expect(exampleValueOf(LATEST, { example: 'empty' })).toBe('200/empty');
  expect(exampleValueOf(LATEST, { status: 500, example: 'empty' })).toBe('');
  expect(exampleValueOf(LATEST, {})).toBe('');
});

it('a choice in the developer panel is empty when nothing is chosen', () => {
  expect(isEmptyChoice({})).toBe(true);
  expect(isEmptyChoice({ delayMs: 1 })).toBe(false);
});

it('the operations in the developer panel are found by parts of name, path, method, tag and summary in any order', () => {
  expect(matchesSearch(LATEST, 'latest')).toBe(true);
  expect(matchesSearch(LATEST, 'SPOTS get')).toBe(true);
  expect(matchesSearch(LATEST, '')).toBe(true);
  expect(matchesSearch(LATEST, 'spots post')).toBe(false);
});

it('the operations in the developer panel are grouped by tag in the order of the contract', () => {
  const login = { ...LATEST, operationId: 'login', tag: 'auth' };
  const mostLiked = { ...LATEST, operationId: 'listMostLikedSpots' };
  expect(groupByTag([LATEST, login, mostLiked])).toEqual([
    ['spots', [LATEST, mostLiked]],
    ['auth', [login]],
  ]);
});
