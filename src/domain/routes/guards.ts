import { matchRoute } from './match-route.ts';
import { ROUTES, type Route } from './routes.ts';

export type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

export type GuardDecision =
  /** The session check has not finished: nothing is shown yet (1 §2). */
  | { kind: 'wait' }
  | { kind: 'allow' }
  /** `returnTo` is where the user wanted to go and comes back to after login. */
  | { kind: 'redirect'; to: string; returnTo?: string };

export interface GuardInput {
  /** The path in the app, with query and hash. */
  location: string;
  auth: AuthStatus;
  /** Whether a social login has left a code with which to sign up. */
  isSocialPending: boolean;
}

const DEFAULT_RETURN = ROUTES.main.path;

/** An origin that no address has: what resolves elsewhere is not in the app. */
const APP_ORIGIN = 'https://app.invalid';

function routeOf(pathname: string): Route | undefined {
  const match = matchRoute(pathname);
  return match && ROUTES[match.name];
}

/** An address as a path in the app, or undefined when it leads out of it. */
function inAppUrl(location: string): URL | undefined {
  if (!location.startsWith('/') || !URL.canParse(location, APP_ORIGIN)) return undefined;
  const url = new URL(location, APP_ORIGIN);
  return url.origin === APP_ORIGIN ? url : undefined;
}

/**
 * Where to go after login (1 §2): the wanted place when it is a screen of the app, otherwise /main. Addresses of
 * other sites, in whichever disguise, unknown paths and the entry and login screens themselves are refused.
 */
export function toReturnPath(wanted: string | null | undefined): string {
  const url = inAppUrl(wanted ?? '');
  if (!url || !routeOf(url.pathname)?.isDestination) return DEFAULT_RETURN;
  return url.pathname + url.search + url.hash;
}

/**
 * Whether a location may be shown (1 §2, 1 §6). An unknown path leads to /splash. Signed-in users skip the choice of
 * registration and both wizards. The social wizard needs a pending social code. A visitor at a screen that needs a
 * session is sent to the login and remembers where he was going.
 */
export function guardRoute({ location, auth, isSocialPending }: GuardInput): GuardDecision {
  if (auth === 'loading') return { kind: 'wait' };
  const route = routeOf(inAppUrl(location)?.pathname ?? '');
  if (!route) return { kind: 'redirect', to: ROUTES.splash.path };
  const isUser = auth === 'authenticated';
  switch (route.access) {
    case 'open':
      return { kind: 'allow' };
    case 'visitor':
      return isUser ? { kind: 'redirect', to: ROUTES.main.path } : { kind: 'allow' };
    case 'social-newcomer':
      if (isUser) return { kind: 'redirect', to: ROUTES.main.path };
      return isSocialPending ? { kind: 'allow' } : { kind: 'redirect', to: ROUTES.registerChoice.path };
    case 'user':
      return isUser
        ? { kind: 'allow' }
        : { kind: 'redirect', to: ROUTES.login.path, returnTo: toReturnPath(location) };
  }
}
