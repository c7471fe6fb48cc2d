import { expect, it } from 'vitest';
import { operations } from '@generated/operations';

/** Every call of the specification: the tables of 1 §7 and 2 §7 with their duplicates merged. */
const SPECIFIED = [
  // 1 §7, auth and signup
  'POST /v1/users/auth/login',
  'POST /v1/users/{provider}/login',
  'GET /v1/users/register/check/email',
  'POST /v1/users/register/email/send',
  'POST /v1/users/register/email/verify',
  'POST /v1/users/register/password',
  'GET /v1/users/register/check/nickname',
  'POST /v1/users/register/final',
  'POST /v1/users/{provider}/final-register',
  'GET /v1/users/session/me',
  // 1 §7, attendance
  'POST /v1/attendance/check',
  // 1 §7, community
  'GET /api/spots/latest',
  'GET /api/spots/most-liked',
  'GET /api/spots/{id}',
  'POST /api/spots',
  'POST /api/spots/{id}/like',
  'DELETE /api/spots/{id}/like',
  'GET /api/community/events/banner',
  'GET /api/spots/{id}/comments',
  'POST /api/spots/{id}/comments',
  'GET /api/spots/{id}/comments/{commentId}/replies',
  'POST /api/spots/{id}/comments/{commentId}/replies',
  // 2 §7
  'GET /api/challenges/upcoming',
  'GET /api/challenges/ongoing',
  'GET /api/challenges/completed',
  'POST /api/challenges/{id}/start',
  'POST /api/challenges/upcoming/refresh',
  'POST /api/challenges/{id}/complete',
  'POST /v1/steps',
  'POST /v1/steps/convert',
  'GET /api/spots/nearby',
  'GET /api/spots/map/search',
  'GET /v1/products',
  'GET /v1/products/{id}',
  'POST /v1/products/{id}/exchange',
  'GET /v1/products/my',
  'GET /v1/products/my/goods',
  'GET /v1/products/exchanges/{id}/detail',
  'POST /v1/products/{id}/accept-toggle',
  'GET /v1/notification/settings',
  'POST /v1/notification/settings',
  'POST /v1/users/auth/find/password/reset',
  'POST /v1/users/account/themes',
  'POST /v1/users/account/nickname',
  'PUT /v1/users/profile',
  'DELETE /v1/users/profile',
];

/** What the product needs and the specification lacks. */
const PROPOSED = [
  'POST /v1/users/auth/logout',
  'POST /v1/users/account/delete',
  'GET /v1/users/account/export',
  'GET /v1/notification/alerts/key',
  'POST /v1/notification/alerts/subscribe',
  'POST /v1/notification/alerts/unsubscribe',
];

it('the contract has the 46 operations of the specification and the six proposed ones, no more and no less', () => {
  expect(SPECIFIED).toHaveLength(46);
  const present = operations.map(({ method, path }) => `${method} ${path}`);
  expect(present.toSorted()).toEqual([...SPECIFIED, ...PROPOSED].toSorted());
});
