import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { readInlineScriptHashes } from './inline-script-hashes.ts';
import { isSecure } from './operation.ts';

/** What Kakao's map script loads itself from: its own hosts and those of its tiles. */
const KAKAO_SCRIPTS = 'https://dapi.kakao.com https://*.daumcdn.net';
const KAKAO_IMAGES = 'https://*.daumcdn.net https://*.kakaocdn.net https://*.kakao.com';

/** Where the form of the social stand-in redirects to; browsers count that as a target of the form. */
const LOCAL_SERVERS = 'http://localhost:* http://127.0.0.1:*';

function originOf(address: string | undefined): string {
  return address === undefined || address.startsWith('/') ? '' : new URL(address).origin;
}

function writePolicy({ settings, devStandIns, folders }: Deps): string {
  const apiOrigin = originOf(settings.apiBaseUrl);
  const mapOrigin = originOf(settings.mapSdkUrl);
  const scripts = settings.kakaoMap ? KAKAO_SCRIPTS : mapOrigin;
  const images = settings.kakaoMap ? KAKAO_IMAGES : mapOrigin;
  const policy: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...readInlineScriptHashes(folders.webApp), scripts],
    // Components and maps place things by style attributes.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', apiOrigin, images],
    ['media-src', "'self'", 'blob:'],
    ['connect-src', "'self'", 'data:', 'blob:', apiOrigin, scripts],
    ['worker-src', "'self'", 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'", devStandIns?.social === undefined ? '' : LOCAL_SERVERS],
  ];
  return policy.map((words) => words.filter(Boolean).join(' ')).join('; ');
}

/** Tells browsers what pages of this server may do, and that nobody may frame, sniff or downgrade them. */
export function securityHeaders(deps: Deps): MiddlewareHandler {
  const policy = writePolicy(deps);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('Content-Security-Policy', policy);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=()');
    if (isSecure(context, deps)) headers.set('Strict-Transport-Security', 'max-age=31536000');
    // Answers of the API belong to one user at one moment.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}
