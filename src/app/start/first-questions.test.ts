import { expect, it } from 'vitest';
import { firstQuestions } from './first-questions';

const TABLE = {
  challenge: {
    '': ['/api/challenges/upcoming'],
    'tab=doing': ['/api/challenges/ongoing'],
    'tab=done': ['/api/challenges/completed?sort=latest&size=20'],
  },
  post: { '': ['/api/spots/{id}', '/api/spots/{id}/comments?size=15&page=0'] },
  upcomingChallenge: { '': ['/api/challenges/upcoming'] },
  shop: { '': ['/v1/products?category=JEJU_TICON'], 'category=GOODS': ['/v1/products?category=GOODS'] },
};

const ask = (address: string, table: unknown = TABLE) => {
  const { pathname, search } = new URL(address, 'https://app.invalid');
  return firstQuestions(table, pathname, search);
};

it.each([
  ['/challenge', ['/api/challenges/upcoming']],
  ['/challenge?tab=doing', ['/api/challenges/ongoing']],
  ['/challenge?from=mail&tab=done', ['/api/challenges/completed?sort=latest&size=20']],
  ['/challenge?tab=', ['/api/challenges/upcoming']],
  ['/challenge?tab=other', ['/api/challenges/upcoming']],
  ['/challenge?category=GOODS', ['/api/challenges/upcoming']],
  ['/inapp/shop?category=GOODS', ['/v1/products?category=GOODS']],
  ['/challenge/upcoming/301', ['/api/challenges/upcoming']],
  ['/post/101', ['/api/spots/101', '/api/spots/101/comments?size=15&page=0']],
])('the page of %s asks first what the table says of its address', (address, questions) => {
  expect(ask(address)).toEqual(questions);
});

it.each([
  '/auth/login',
  '/nowhere',
  '/challenge/upcoming/no-number',
  '/post/0',
  '/post/1e3',
  '/post/99999999999999999',
  '/post/%7Bid%7D',
  '/post/1%2F..%2F2',
])('the page of %s asks nothing first', (path) => expect(ask(path)).toEqual([]));

it.each([
  [null],
  [[]],
  ['post'],
  [{ post: null }],
  [{ post: ['/api/spots/{id}'] }],
  [{ post: { '': '/a' } }],
])('without a table that can be read nothing is asked first: %j', (table) =>
  expect(ask('/post/101', table)).toEqual([]),
);
