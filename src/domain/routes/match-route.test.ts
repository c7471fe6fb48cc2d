import { expect, it } from 'vitest';
import { matchRoute } from './match-route';

it.each([
  ['/community', { name: 'community', values: {} }],
  ['/Community/', { name: 'community', values: {} }],
  ['/post/101', { name: 'post', values: { id: '101' } }],
  ['/mypage/mycoupons/501', { name: 'voucherUse', values: { exchangeId: '501' } }],
  ['/challenge/upcoming/7', { name: 'upcomingChallenge', values: { id: '7' } }],
])('the route of the path %s is known with what stands in its segments', (path, match) => {
  expect(matchRoute(path)).toEqual(match);
});

it.each(['/', '/post', '/post/', '/post/1/2', '/nowhere'])('the path %s has no route', (path) => {
  expect(matchRoute(path)).toBeUndefined();
});
