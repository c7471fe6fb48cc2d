import { expect, test } from 'vitest';
import { headlineOf } from './readable-finding.ts';

test('a headline says what was expected and what came, in one sentence', () => {
  expect(headlineOf({ expected: 'The new comment comes back with its id.', received: 'null' })).toBe(
    'expected the new comment comes back with its id, got null',
  );
  expect(headlineOf({ expected: 'No session starts.', received: 'a session\nof gamgyul' })).toBe(
    'expected no session starts, got a session',
  );
});

test('a headline leaves the names of headers, operations and methods as they are', () => {
  expect(headlineOf({ expected: 'Set-Cookie with HttpOnly', received: 'nothing' })).toBe(
    'expected Set-Cookie with HttpOnly, got nothing',
  );
  expect(headlineOf({ expected: 'GET alone', received: 'POST' })).toBe('expected GET alone, got POST');
});

test('a headline cuts what is long: 160 characters of the one, 120 of the other', () => {
  expect(headlineOf({ expected: 'a'.repeat(161), received: 'b'.repeat(121) })).toBe(
    `expected ${'a'.repeat(160)}…, got ${'b'.repeat(120)}…`,
  );
});
