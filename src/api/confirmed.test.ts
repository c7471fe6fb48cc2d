import { expect, it } from 'vitest';
import { ApiError, isAnswerLost } from './api-error';
import { confirmed } from './confirmed';

it.each([
  [{ success: true }],
  [{ failure: false, message: 'ok' }],
  [{ data: null }],
  [{ id: 5, text: '좋네요' }],
  [5],
  [null],
  [undefined],
])('confirmed hands on %j', (answer) => {
  expect(confirmed(answer)).toBe(answer);
});

it.each([[{ hello: 'world' }], [{}], [[]], ['OK'], [true]])(
  'confirmed takes %j for a lost answer',
  (answer) => {
    const failure = (() => {
      try {
        return confirmed(answer);
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toBeInstanceOf(ApiError);
    expect(isAnswerLost(failure)).toBe(true);
  },
);
