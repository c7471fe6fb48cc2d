import { MAP_STAND_IN_PATH } from '../map-stand-in/vite-plugin.ts';

/**
 * Names the labelled stand-ins for a map without Kakao's key and a social login without a client to the app that is
 * built or served next. What is set stays.
 *
 * @param origin where the server with the social stand-in answers
 */
export function setStandIns(environment: NodeJS.ProcessEnv, origin: string): void {
  setMapStandIn(environment);
  if (!environment.VITE_SOCIAL_CLIENT_ID && !environment.SOCIAL_CLIENT_ID) {
    environment.VITE_SOCIAL_CLIENT_ID = 'stand-in';
    environment.VITE_SOCIAL_AUTHORIZE_URL = `${origin}/dev/social/authorize`;
  }
}

/** Only the stand-in for the map: it needs no server. */
export function setMapStandIn(environment: NodeJS.ProcessEnv): void {
  if (!environment.VITE_KAKAO_JS_KEY) environment.VITE_MAP_SDK_URL ||= MAP_STAND_IN_PATH;
}
