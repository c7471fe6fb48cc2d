import { expect, it } from 'vitest';
import { addressAt } from './address.ts';
import { places } from './gazetteer.ts';
import { isLand } from './land.ts';

it('the stand-in map gives the road and the lot address at a known place', () => {
  const found = addressAt(33.4605, 126.9385);
  expect(found?.road_address?.address_name).toBe('제주특별자치도 서귀포시 성산읍 일출로 284-12');
  expect(found?.address.address_name).toBe('제주특별자치도 서귀포시 성산읍 성산리 78');
});

it('the stand-in map gives only a lot address on land away from known places', () => {
  const found = addressAt(33.43, 126.45);
  expect(found?.road_address).toBeNull();
  expect(found?.address.address_name).toMatch(/^제주특별자치도 (제주시|서귀포시) .+ \d+-\d+$/);
  expect(addressAt(33.43, 126.45)).toEqual(found);
});

it('the stand-in map gives a mountain lot on the summit, where no road leads', () => {
  const found = addressAt(33.3617, 126.5335);
  expect(found?.road_address).toBeNull();
  expect(found?.address.address_name).toBe('제주특별자치도 서귀포시 토평동 산 15-1');
});

it('the stand-in map gives nothing at sea', () => {
  expect(addressAt(33.6, 126.5)).toBeNull();
  expect(addressAt(33.15, 126.55)).toBeNull();
});

it('the stand-in map knows the offshore islands as land', () => {
  expect(isLand(33.5045, 126.9525)).toBe(true);
  expect(isLand(33.1185, 126.2675)).toBe(true);
});

it.each(places)('the stand-in map has $name on land', ({ latitude, longitude }) => {
  expect(isLand(latitude, longitude)).toBe(true);
});
