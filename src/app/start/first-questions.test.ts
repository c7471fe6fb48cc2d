import { expect, it } from 'vitest';
import { firstQuestions } from './first-questions';

it.each([
  ['/community', ['/api/spots/latest?size=20&sort=createdAt%2CDESC&page=0', '/api/community/events/banner']],
  [
    '/community?tab=popular',
    ['/api/spots/most-liked?size=20&sort=likeCount%2CDESC&page=0', '/api/community/events/banner'],
  ],
  ['/post/101', ['/api/spots/101', '/api/spots/101/comments?size=15&page=0']],
  ['/main', ['/api/challenges/ongoing']],
  ['/challenge', ['/api/challenges/upcoming']],
  ['/challenge?tab=doing', ['/api/challenges/ongoing']],
  ['/challenge?tab=done', ['/api/challenges/completed?sort=latest&size=20']],
  ['/challenge/upcoming/301', ['/api/challenges/upcoming']],
  ['/inapp/shop', ['/v1/products?category=JEJU_TICON']],
  ['/inapp/shop?category=GOODS', ['/v1/products?category=GOODS']],
  ['/inapp/shop/401', ['/v1/products/401']],
  ['/mypage/mycoupons/502', ['/v1/products/exchanges/502/detail']],
])('the page of %s asks first for its own data', (address, questions) => {
  const { pathname, search } = new URL(address, 'https://app.invalid');
  expect(firstQuestions(pathname, search)).toEqual(questions);
});

it.each(['/splash', '/auth/login', '/write', '/nowhere', '/post/0', '/post/1e3', '/post/99999999999999999'])(
  'the page of %s asks nothing first',
  (path) => expect(firstQuestions(path, '')).toEqual([]),
);
