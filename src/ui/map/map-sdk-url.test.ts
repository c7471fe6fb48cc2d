import { expect, it } from 'vitest';
import { toMapSdkUrl } from './map-sdk-url';

it('asks Kakao over https for the libraries that the app uses', () => {
  expect(toMapSdkUrl({ kakaoJsKey: 'abc', mapSdkUrl: undefined, isProduction: true })).toBe(
    'https://dapi.kakao.com/v2/maps/sdk.js?appkey=abc&libraries=services,clusterer&autoload=false',
  );
});

it('prefers another address over the key', () => {
  expect(toMapSdkUrl({ kakaoJsKey: 'abc', mapSdkUrl: '/own/sdk.js', isProduction: true })).toBe(
    '/own/sdk.js',
  );
});

it('uses the stand-in without a key in development', () => {
  expect(toMapSdkUrl({ kakaoJsKey: undefined, mapSdkUrl: undefined, isProduction: false })).toBe(
    '/map-stand-in/sdk.js',
  );
});

it('has no map without a key in production', () => {
  expect(toMapSdkUrl({ kakaoJsKey: undefined, mapSdkUrl: undefined, isProduction: true })).toBeNull();
});
