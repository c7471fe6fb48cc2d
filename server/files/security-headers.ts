import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Deps } from '../http/deps.ts';
import { isSecure } from '../http/client-address.ts';
import { readInlineScriptHashes } from './inline-script-hashes.ts';

/** What Kakao's map script loads itself from: its own hosts and those of its tiles. */
const KAKAO_SCRIPTS = ['https://dapi.kakao.com', 'https://*.daumcdn.net'];
const KAKAO_IMAGES = ['https://*.daumcdn.net', 'https://*.kakaocdn.net', 'https://*.kakao.com'];

/** Where the form of the social stand-in redirects to; browsers count that as a target of the form. */
const LOCAL_SERVERS = ['http://localhost:*', 'http://127.0.0.1:*'];

const originsOf = (address: string | undefined): string[] =>
  address === undefined || address.startsWith('/') ? [] : [new URL(address).origin];

function writePolicy({ settings, devStandIns, folders }: Deps) {
  const api = originsOf(settings.apiBaseUrl);
  const map = originsOf(settings.mapSdkUrl);
  const scripts = settings.kakaoMap ? KAKAO_SCRIPTS : map;
  const images = settings.kakaoMap ? KAKAO_IMAGES : map;
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...readInlineScriptHashes(folders.webApp), ...scripts],
    // Components and maps place things by style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...api, ...images],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'", 'data:', 'blob:', ...api, ...scripts],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'", ...(devStandIns?.social === undefined ? [] : LOCAL_SERVERS)],
  };
}

/** Tells browsers what pages of this server may do, and that nobody may frame, sniff or downgrade them. */
export function securityHeaders(deps: Deps): MiddlewareHandler {
  const setHeaders = (strictTransportSecurity: string | false) =>
    secureHeaders({
      contentSecurityPolicy: writePolicy(deps),
      strictTransportSecurity,
      referrerPolicy: 'strict-origin-when-cross-origin',
      permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [] },
      // Pictures are shown by an app of another origin too.
      crossOriginResourcePolicy: false,
      // The policy above says it to every browser that this app runs in.
      xFrameOptions: false,
    });
  const overHttps = setHeaders('max-age=31536000');
  const overHttp = setHeaders(false);
  return async (context, next) => {
    const set = isSecure(context, deps.settings.trustProxy) ? overHttps : overHttp;
    await set(context, next);
    // Answers of the API belong to one user at one moment.
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  };
}
