import { expect, it } from 'vitest';
import { findOperationId } from './operation-names';

it.each([
  ['GET', '/api/spots/latest?page=0', 'listLatestSpots'],
  ['GET', '/api/spots/101', 'getSpot'],
  ['POST', '/v1/users/auth/login', 'login'],
  ['POST', '/v1/users/kakao/login', 'loginWithProvider'],
  ['delete', '/api/spots/101/like', 'unlikeSpot'],
  ['GET', '/v1/products/my', 'listMyProducts'],
])('findOperationId finds %s %s', (method, url, operationId) => {
  expect(findOperationId(method, url)).toBe(operationId);
});

it('findOperationId names an unknown call by method and path', () => {
  expect(findOperationId('GET', '/v2/nothing?x=1')).toBe('GET /v2/nothing');
});
