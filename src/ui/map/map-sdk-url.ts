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
