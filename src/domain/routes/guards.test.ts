import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardRoute, toReturnPath } from './guards.ts';

function decide(location: string, who: 'visitor' | 'user' | 'social') {
  const decision = guardRoute({
    location,
    auth: who === 'user' ? 'authenticated' : 'unauthenticated',
    isSocialPending: who === 'social',
  });
  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

it.each([
  // path, visitor, visitor with a pending social code, user
  ['/splash', 'allow', 'allow', 'allow'],
  ['/splash/permission', 'allow', 'allow', 'allow'],
  ['/splash/register-choice', 'allow', 'allow', '/main'],
  ['/auth/register', 'allow', 'allow', '/main'],
  ['/auth/register/kakao', '/splash/register-choice', 'allow', '/main'],
  ['/auth/login', 'allow', 'allow', 'allow'],
  ['/auth/callback/kakao', 'allow', 'allow', 'allow'],
  ['/main', '/auth/login', '/auth/login', 'allow'],
  ['/challenge', '/auth/login', '/auth/login', 'allow'],
  ['/challenge/upcoming/201', '/auth/login', '/auth/login', 'allow'],
  ['/community', 'allow', 'allow', 'allow'],
  ['/post/101', 'allow', 'allow', 'allow'],
  ['/write', '/auth/login', '/auth/login', 'allow'],
  ['/mypage', 'allow', 'allow', 'allow'],
  ['/mypage/mycoupons', '/auth/login', '/auth/login', 'allow'],
  ['/mypage/mycoupons/501', '/auth/login', '/auth/login', 'allow'],
  ['/mypage/account/password', '/auth/login', '/auth/login', 'allow'],
  ['/mypage/account/theme', '/auth/login', '/auth/login', 'allow'],
  ['/mypage/account/profile', '/auth/login', '/auth/login', 'allow'],
  ['/inapp/shop', '/auth/login', '/auth/login', 'allow'],
  ['/inapp/shop/301', '/auth/login', '/auth/login', 'allow'],
  ['/', '/splash', '/splash', '/splash'],
  ['/nowhere', '/splash', '/splash', '/splash'],
  ['/post', '/splash', '/splash', '/splash'],
  ['/challenge/upcoming', '/splash', '/splash', '/splash'],
  ['/mypage/account', '/splash', '/splash', '/splash'],
  ['/main/more', '/splash', '/splash', '/splash'],
  ['//main', '/splash', '/splash', '/splash'],
])('guardRoute at %s: visitor %s, social newcomer %s, user %s', (location, visitor, social, user) => {
  expect(decide(location, 'visitor')).toBe(visitor);
  expect(decide(location, 'social')).toBe(social);
  expect(decide(location, 'user')).toBe(user);
});

it.each(['/splash', '/main', '/nowhere'])(
  'guardRoute waits at %s until the session check has finished',
  (location) => {
    expect(guardRoute({ location, auth: 'loading', isSocialPending: false })).toEqual({ kind: 'wait' });
  },
);

it('guardRoute remembers where a visitor was going, with query and hash', () => {
  expect(
    guardRoute({ location: '/challenge?tab=doing#top', auth: 'unauthenticated', isSocialPending: false }),
  ).toEqual({ kind: 'redirect', to: '/auth/login', returnTo: '/challenge?tab=doing#top' });
});

it('guardRoute remembers nothing on other redirects', () => {
  expect(guardRoute({ location: '/auth/register', auth: 'authenticated', isSocialPending: false })).toEqual({
    kind: 'redirect',
    to: '/main',
  });
});

it('guardRoute takes capitals and a slash at the end, as the router does', () => {
  expect(decide('/Community', 'visitor')).toBe('allow');
  expect(decide('/Write/', 'visitor')).toBe('/auth/login');
  expect(decide('/main/?x=1', 'user')).toBe('allow');
});

it.each([
  '/main',
  '/write',
  '/challenge?tab=done',
  '/post/101#comments',
  '/mypage/mycoupons/501',
  '/inapp/shop/301?from=main',
])('toReturnPath goes back to %s', (wanted) => {
  expect(toReturnPath(wanted)).toBe(wanted);
});

it.each([
  undefined,
  null,
  '',
  'main',
  'write?x=/main',
  'https://evil.example/main',
  'HTTPS://evil.example/main',
  '//evil.example/write',
  '/\\evil.example/write',
  '\\\\evil.example/main',
  '/\t/evil.example/write',
  '/main/..//evil.example/main',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,main',
  '/auth/login',
  '/auth/login?returnTo=/main',
  '/auth/register',
  '/auth/callback/kakao?code=1',
  '/splash',
  '/nowhere',
  '/post/',
])('toReturnPath goes to /main instead of %j', (wanted) => {
  expect(toReturnPath(wanted)).toBe('/main');
});

it('toReturnPath stays in the app whatever it is given', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '\t',
    '\n',
    'main',
    'evil.example',
    'https:',
    '?',
    '#',
    '%2f',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const path = toReturnPath(pieces.join(''));
      expect(new URL(path, 'https://dosaegi.example').origin).toBe('https://dosaegi.example');
      expect(path).toMatch(/^\/main/);
    }),
  );
});
