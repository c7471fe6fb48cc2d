import { expect, it } from 'vitest';
import { exchangeOf } from '../testing/exchange-of.ts';
import { filled, holds, missingIn, type Scope } from './arazzo.ts';

const scopeOf = (status: number, body: unknown): Scope => ({
  inputs: { nickname: '봄바람', challengeId: 302 },
  outputs: new Map([['read', { likeCount: 3 }]]),
  exchange: exchangeOf('getSpot', { status, body }),
});

const spot = { id: 302, likeCount: 4, likedByMe: true, tags: [{ id: 7 }] };

it.each([
  ['$statusCode == 200', true],
  ['$statusCode == 409', false],
  ['$statusCode == 401 || $statusCode == 200', true],
  ['$response.body#/likedByMe == true', true],
  ['$response.body#/likedByMe == false', false],
  ['$response.body#/likeCount > $steps.read.outputs.likeCount', true],
  ['$response.body#/likeCount >= 5', false],
  ['$response.body#/id == $inputs.challengeId', true],
])('a criterion %s', (condition, expected) => {
  expect(holds({ condition }, scopeOf(200, spot))).toBe(expected);
});

it('a criterion asks for success or refusal, whichever status says so: the status is judged elsewhere', () => {
  expect(holds({ condition: '$statusCode == 200' }, scopeOf(201, spot))).toBe(true);
  expect(holds({ condition: '$statusCode == 200' }, scopeOf(200, { success: false }))).toBe(false);
  expect(holds({ condition: '$statusCode == 409' }, scopeOf(422, {}))).toBe(true);
});

it('a criterion finds an item anywhere in a body', () => {
  const criterion = (right: string) => ({
    context: '$response.body',
    condition: `$..[?(@.id == ${right})]`,
    type: 'jsonpath',
  });
  expect(holds(criterion('7'), scopeOf(200, spot))).toBe(true);
  expect(holds(criterion('{$inputs.challengeId}'), scopeOf(200, { content: [spot] }))).toBe(true);
  expect(holds(criterion('8'), scopeOf(200, spot))).toBe(false);
});

it('a criterion that no flow has used so far is not taken for kept', () => {
  expect(() => holds({ condition: 'likes many' }, scopeOf(200, spot))).toThrow('is no comparison');
});

it('a step of a flow fills a payload in, and tells what did not come for it', () => {
  const scope = scopeOf(200, spot);
  expect(filled({ nickname: '$inputs.nickname', counts: ['$steps.read.outputs.likeCount'] }, scope)).toEqual({
    nickname: '봄바람',
    counts: [3],
  });
  expect(missingIn({ id: '$steps.buy.outputs.exchangeId', name: '$inputs.nickname' }, scope)).toEqual([
    '$steps.buy.outputs.exchangeId',
  ]);
});
