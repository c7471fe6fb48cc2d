import { isSuccess, type Exchange } from './exchange.ts';
import { isEnding, readSetCookie, type StatedCookie } from './set-cookie.ts';

/** The name of the session cookie in the contract. */
export const DOCUMENTED_SESSION_COOKIE = 'SESSION';

/** What starts a session. */
const STARTS: ReadonlySet<string | undefined> = new Set([
  'login',
  'loginWithProvider',
  'completeRegistration',
  'completeProviderRegistration',
]);

/** The session cookie as the server really calls it. */
export interface SessionCookie {
  readonly name: string;
  /** Hears of every exchange; the first that starts a session tells the name. */
  take(exchange: Exchange): void;
}

const isForForms = ({ name }: StatedCookie) => /xsrf|csrf/i.test(name);
const isNamedSo = ({ name }: StatedCookie) => /sess|sid|auth|token|jwt/i.test(name);
const isHidden = ({ attributes }: StatedCookie) => attributes.has('httponly');

/** Knows the documented name until a server uses another one. */
export function createSessionCookie(): SessionCookie {
  let name = DOCUMENTED_SESSION_COOKIE;
  let isKnown = false;
  return {
    get name() {
      return name;
    },
    take(exchange) {
      if (isKnown || !STARTS.has(exchange.operationId) || !isSuccess(exchange)) return;
      const lines = exchange.answer?.headers.getSetCookie() ?? [];
      const cookies = lines.map(readSetCookie).filter((cookie) => !isEnding(cookie) && !isForForms(cookie));
      const session =
        cookies.find((cookie) => cookie.name === DOCUMENTED_SESSION_COOKIE) ??
        cookies.find((cookie) => isNamedSo(cookie) && isHidden(cookie)) ??
        cookies.find((cookie) => isNamedSo(cookie) || isHidden(cookie)) ??
        cookies[0];
      if (!session) return;
      name = session.name;
      isKnown = true;
    },
  };
}
