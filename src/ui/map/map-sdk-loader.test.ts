import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMapSdkLoader, toMapSdkUrl } from './map-sdk-loader';

const scripts = () => [...document.querySelectorAll('script')];

function define(load: (callback: () => void) => void = (callback) => callback()) {
  vi.stubGlobal('kakao', { maps: { load, Map: vi.fn<() => void>() } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const script of scripts()) script.remove();
});

it('the loader of the map asks for the script once, and is ready when the script is', () => {
  const loader = createMapSdkLoader('/sdk.js');
  expect(scripts()).toHaveLength(0);
  loader.load();
  loader.load();
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/sdk.js']);
  expect(loader.getStatus()).toBe('loading');
  define();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(loader.getStatus()).toBe('ready');
  vi.advanceTimersByTime(10_000);
  expect(loader.getStatus()).toBe('ready');
});

it('the loader of the map uses a map that is already there', () => {
  define();
  const loader = createMapSdkLoader('/sdk.js');
  loader.load();
  expect(loader.getStatus()).toBe('ready');
  expect(scripts()).toHaveLength(0);
});

it('the loader of the map gives up after 10 s, and takes a script that comes later all the same', () => {
  const loader = createMapSdkLoader('/sdk.js');
  loader.load();
  vi.advanceTimersByTime(9_999);
  expect(loader.getStatus()).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(loader.getStatus()).toBe('error');
  define();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(loader.getStatus()).toBe('ready');
});

it('the loader of the map gives up after 10 s on a script that never calls back', () => {
  const loader = createMapSdkLoader('/sdk.js');
  loader.load();
  define(() => undefined);
  scripts()[0]?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10_000);
  expect(loader.getStatus()).toBe('error');
});

it('the loader of the map fails at once when the script cannot be had or defines nothing', () => {
  const unreachable = createMapSdkLoader('/sdk.js');
  unreachable.load();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(unreachable.getStatus()).toBe('error');

  const hollow = createMapSdkLoader('/sdk.js');
  hollow.load();
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  expect(hollow.getStatus()).toBe('error');
});

it('the loader of the map fails when the script calls back without a map, and asks for another one when tried again', () => {
  const loader = createMapSdkLoader('/sdk.js');
  loader.load();
  vi.stubGlobal('kakao', { maps: { load: (callback: () => void) => callback() } });
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(loader.getStatus()).toBe('error');
  loader.retry();
  expect(loader.getStatus()).toBe('loading');
  define();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(loader.getStatus()).toBe('ready');
});

it('the loader of the map asks with a new script when tried again', () => {
  const loader = createMapSdkLoader('/sdk.js');
  const listener = vi.fn<() => void>();
  loader.subscribe(listener);
  loader.load();
  const [first] = scripts();
  first?.dispatchEvent(new Event('error'));
  loader.retry();
  expect(loader.getStatus()).toBe('loading');
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).not.toBe(first);
  first?.dispatchEvent(new Event('error'));
  expect(loader.getStatus()).toBe('loading');
  define();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(loader.getStatus()).toBe('ready');
  expect(listener).toHaveBeenCalledTimes(3);
});

it('the loader of the map has nothing to ask without an address', () => {
  const loader = createMapSdkLoader(null);
  loader.load();
  loader.retry();
  expect(loader.isConfigured).toBe(false);
  expect(loader.getStatus()).toBe('error');
  expect(scripts()).toHaveLength(0);
});

it('the loader of the map asks Kakao over https for the libraries that the app uses', () => {
  expect(toMapSdkUrl({ kakaoJsKey: 'abc', mapSdkUrl: undefined, isProduction: true })).toBe(
    'https://dapi.kakao.com/v2/maps/sdk.js?appkey=abc&libraries=services,clusterer&autoload=false',
  );
});

it('the loader of the map prefers another address over the key', () => {
  expect(toMapSdkUrl({ kakaoJsKey: 'abc', mapSdkUrl: '/own/sdk.js', isProduction: true })).toBe(
    '/own/sdk.js',
  );
});

it('the loader of the map uses the stand-in without a key in development', () => {
  expect(toMapSdkUrl({ kakaoJsKey: undefined, mapSdkUrl: undefined, isProduction: false })).toBe(
    '/map-stand-in/sdk.js',
  );
});

it('the loader of the map has no map without a key in production', () => {
  expect(toMapSdkUrl({ kakaoJsKey: undefined, mapSdkUrl: undefined, isProduction: true })).toBeNull();
});
