import { expect, test } from 'vitest';
import { toLocalCookie } from './cookies.ts';

test.each([
  [
    'SESSION=abc; Path=/; HttpOnly; Secure; SameSite=None; Domain=api.example.com',
    '',
    'SESSION=abc; Path=/; HttpOnly; SameSite=Lax',
  ],
  ['SESSION=abc; path=/; SameSite=Lax', '', 'SESSION=abc; Path=/; SameSite=Lax'],
  ['SESSION=abc; Path=/backend; Secure', '/backend', 'SESSION=abc; Path=/'],
  ['SESSION=abc; Path=/backend/v1', '/backend', 'SESSION=abc; Path=/v1'],
  ['SESSION=abc; Path=/backends', '/backend', 'SESSION=abc; Path=/backends'],
  ['SESSION=; Max-Age=0; Partitioned; Path=/', '', 'SESSION=; Max-Age=0; Path=/'],
  ['__Host-id=1; Path=/; Secure; SameSite=None', '', '__Host-id=1; Path=/; Secure; SameSite=None'],
  [
    'SESSION=a=b==; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
    '',
    'SESSION=a=b==; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
  ],
])('%s below "%s" becomes %s', (line, prefix, local) => {
  expect(toLocalCookie(line, prefix)).toBe(local);
});
