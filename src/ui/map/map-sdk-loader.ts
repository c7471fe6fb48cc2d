import { createContext } from 'react';

export type MapSdkStatus = 'loading' | 'ready' | 'error';

/** Asks for the map script once, for the whole page. */
export interface MapSdkLoader {
  /** Whether there is an address to ask at all. */
  isConfigured: boolean;
  getStatus: () => MapSdkStatus;
  subscribe: (listener: () => void) => () => void;
  /** Begins with the first call; later ones do nothing. */
  load: () => void;
  /** Asks again after an error. */
  retry: () => void;
}

/** The loader of the app: it asks for the script when the first map is shown. */
export const MapSdkContext = createContext<MapSdkLoader | null>(null);

/** A script that hangs, or that defines nothing, would otherwise be loading for ever. */
const LOAD_LIMIT_MS = 10_000;

/**
 * The loader of react-kakao-maps-sdk has no time limit and never asks again after a failure, hence one of our own.
 * Its components work with any script that has defined `kakao.maps` before they are mounted.
 */
export function createMapSdkLoader(url: string | null): MapSdkLoader {
  const listeners = new Set<() => void>();
  let status: MapSdkStatus = url === null ? 'error' : 'loading';
  let isAsked = false;
  let script: HTMLScriptElement | undefined;
  let limit: number | undefined;

  const settle = (next: MapSdkStatus) => {
    window.clearTimeout(limit);
    if (status === next) return;
    status = next;
    for (const listener of listeners) listener();
  };
  const fail = () => {
    if (status === 'loading') settle('error');
  };
  // A script that comes after the time limit is as good as one that comes in time.
  const succeed = () => {
    if (isDefined('Map')) {
      settle('ready');
      return;
    }
    // It only looked like the map's: trying again has to ask for another one.
    Reflect.deleteProperty(window, 'kakao');
    fail();
  };

  const ask = (address: string) => {
    limit = window.setTimeout(fail, LOAD_LIMIT_MS);
    if (isDefined('load')) {
      kakao.maps.load(succeed);
      return;
    }
    script?.remove();
    const asked = document.createElement('script');
    asked.addEventListener('load', () => {
      if (isDefined('load')) kakao.maps.load(succeed);
      else if (asked === script) fail();
    });
    asked.addEventListener('error', () => {
      if (asked === script) fail();
    });
    asked.async = true;
    asked.src = address;
    script = asked;
    document.head.append(asked);
  };

  return {
    isConfigured: url !== null,
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load() {
      if (isAsked || url === null) return;
      isAsked = true;
      ask(url);
    },
    retry() {
      if (status !== 'error' || url === null) return;
      settle('loading');
      ask(url);
    },
  };
}

/** Whatever an address answers is run as a script: only what can be used as the map's counts. */
function isDefined(part: 'load' | 'Map'): boolean {
  const sdk: unknown = Reflect.get(window, 'kakao');
  if (typeof sdk !== 'object' || sdk === null || !('maps' in sdk)) return false;
  const { maps } = sdk;
  return typeof maps === 'object' && maps !== null && typeof Reflect.get(maps, part) === 'function';
}

/** What decides where the map script comes from. */
export interface MapSdkSettings {
  /** Kakao's JavaScript key. */
  kakaoJsKey: string | undefined;
  /** Another address for the map script, which wins over Kakao's. */
  mapSdkUrl: string | undefined;
  /** Whether this is a production build: it has no stand-in map to fall back on. */
  isProduction: boolean;
}

/** Where the development server has the stand-in map. */
const STAND_IN_URL = '/map-stand-in/sdk.js';

/**
 * The address of the map script, or null when a production build has neither a key nor an address. It has a
 * scheme: without one it would break inside a native wrapper.
 */
export function toMapSdkUrl({ kakaoJsKey, mapSdkUrl, isProduction }: MapSdkSettings): string | null {
  if (mapSdkUrl) return mapSdkUrl;
  if (kakaoJsKey) {
    const key = encodeURIComponent(kakaoJsKey);
    return `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${key}&libraries=services,clusterer&autoload=false`;
  }
  return isProduction ? null : STAND_IN_URL;
}
