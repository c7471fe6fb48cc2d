import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route';

describe('the route of a path', () => {
  it.each([
    ['/community', { name: 'community', values: {} }],
    ['/Community/', { name: 'community', values: {} }],
    ['/post/101', { name: 'post', values: { id: '101' } }],
    ['/mypage/mycoupons/501', { name: 'voucherUse', values: { exchangeId: '501' } }],
    ['/challenge/upcoming/7', { name: 'upcomingChallenge', values: { id: '7' } }],
  ])('%s is known with what stands in its segments', (path, match) => {
    expect(matchRoute(path)).toEqual(match);
  });

  it.each(['/', '/post', '/post/', '/post/1/2', '/nowhere'])('%s has none', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });
});
