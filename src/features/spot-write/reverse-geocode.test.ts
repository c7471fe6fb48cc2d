import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakeMapSdk } from '../../../tests/fakes/fake-map-sdk';
import { reverseGeocode } from './reverse-geocode';

beforeEach(() => {
  installFakeMapSdk();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the look-up of an address gives the road address', async () => {
  expect(await reverseGeocode({ latitude: 33.4605, longitude: 126.9385 })).toBe(
    '제주특별자치도 서귀포시 성산읍 일출로 284-12',
  );
});

it('the look-up of an address gives the lot address where there is no road', async () => {
  expect(await reverseGeocode({ latitude: 33.3617, longitude: 126.5335 })).toBe(
    '제주특별자치도 서귀포시 토평동 산 15-1',
  );
});

it('the look-up of an address gives the coordinates at sea, to six decimals', async () => {
  expect(await reverseGeocode({ latitude: 33.6, longitude: 126.12345678 })).toBe('33.6, 126.123457');
});

it('the look-up of an address gives the coordinates when no answer comes within 5 s', async () => {
  vi.useFakeTimers();
  vi.spyOn(kakao.maps.services.Geocoder.prototype, 'coord2Address').mockReturnValue();
  const address = reverseGeocode({ latitude: 33.24083, longitude: 126.605983 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await address).toBe('33.24083, 126.605983');
});

it('the look-up of an address gives the coordinates when the service fails', async () => {
  vi.spyOn(kakao.maps.services.Geocoder.prototype, 'coord2Address').mockImplementation(() => {
    throw new Error('no service');
  });
  expect(await reverseGeocode({ latitude: 33.24083, longitude: 126.605983 })).toBe('33.24083, 126.605983');
});
