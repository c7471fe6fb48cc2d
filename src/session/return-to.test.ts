import { expect, it } from 'vitest';
import { readReturnTo } from './return-to';

it.each(['/inapp/shop', '/challenge?tab=doing', '/post/101'])(
  'after login the way goes back to %s',
  (returnTo) => {
    expect(readReturnTo({ returnTo })).toBe(returnTo);
  },
);

it.each([
  undefined,
  null,
  {},
  { returnTo: 7 },
  { returnTo: '' },
  { returnTo: 'https://evil.example' },
  { returnTo: '//evil.example' },
  { returnTo: '/\\evil.example' },
  { returnTo: '/auth/login' },
  { returnTo: '/splash' },
])('after login the way goes to /main when it came with %o', (state) => {
  expect(readReturnTo(state)).toBe('/main');
});
