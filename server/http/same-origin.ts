import type { MiddlewareHandler } from 'hono';
import type { Deps } from './deps.ts';
import { isSecure } from './client-address.ts';
import { forbidden } from '../refusals/refusal.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another origin sends with this user's cookie. A browser states the origin of each
 * write; programs that are no browsers state none and pass.
 */
export function sameOriginWrites(deps: Deps): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    if (!READING.has(context.req.method) && origin !== undefined) {
      const scheme = isSecure(context, deps.settings.trustProxy) ? 'https' : 'http';
      const own = `${scheme}://${context.req.header('Host') ?? ''}`;
      if (origin !== own && origin !== deps.settings.siteOrigin) throw forbidden();
    }
    await next();
  };
}
