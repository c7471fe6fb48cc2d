import * as z from 'zod/mini';
import { readStored, writeStored, type KeyValueStorage } from '@/device/storage/storage';

const KEY = 'dosaegi.social-authorization';
const STATE_BYTES = 16;

const AuthorizationSchema = z.object({
  state: z.string().check(z.minLength(1)),
  returnTo: z.string(),
});

/** What is remembered while the browser is at the provider. */
export type Authorization = z.infer<typeof AuthorizationSchema>;

/** Where the provider asks for consent, and who asks. */
export interface AuthorizationRequest {
  authorizeUrl: string;
  clientId: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
  /** Where to go after the login. */
  returnTo: string;
}

/**
 * Begins a social login (1 §2): the address of the provider's page, which is asked for a response of type code. Its
 * random `state` is kept in this tab, so that an answer that nobody here has asked for is refused.
 */
export function beginAuthorization(storage: KeyValueStorage, request: AuthorizationRequest): string {
  const state = toHex(crypto.getRandomValues(new Uint8Array(STATE_BYTES)));
  writeStored(storage, KEY, { state, returnTo: request.returnTo } satisfies Authorization);
  const url = new URL(request.authorizeUrl);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('client_id', request.clientId);
  url.searchParams.set('redirect_uri', request.redirectUri);
  url.searchParams.set('state', state);
  return url.href;
}

/** The social login that this tab has begun and that has not been answered yet. */
export function knownAuthorization(storage: KeyValueStorage): Authorization | undefined {
  return readStored(storage, KEY, z.optional(AuthorizationSchema), undefined);
}

/** The social login that this tab has begun, once: the provider's answer counts a single time. */
export function takeAuthorization(storage: KeyValueStorage): Authorization | undefined {
  const authorization = knownAuthorization(storage);
  storage.remove(KEY);
  return authorization;
}

/** Whether the provider has sent the browser back with a code: it has sent none where it denies the login, or fails. */
export function hasCode(answer: URLSearchParams): boolean {
  return !answer.has('error') && Boolean(answer.get('code'));
}

/**
 * The code with which the provider has sent the browser back. Undefined when it has sent none (denied, or an error),
 * or when the answer does not belong to the login that this tab has begun.
 */
export function readAuthorizationCode(
  answer: URLSearchParams,
  authorization: Authorization | undefined,
): string | undefined {
  if (!authorization || answer.get('state') !== authorization.state || !hasCode(answer)) return undefined;
  return answer.get('code') ?? undefined;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
