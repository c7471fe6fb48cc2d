import type { Database } from '../db/client.ts';
import {
  EXPIRED_SESSION_KEPT_MS,
  endSession,
  SESSION_LIFETIME_MS,
  startSession,
} from '../services/accounts/sessions.ts';
import { SESSION_COOKIE } from './operation.ts';

interface SigningRequest {
  now: Date;
  sessionToken: string | undefined;
  setCookie: (name: string, value: string, options: { maxAgeMs: number }) => void;
}

/** Starts a session with a token of its own and ends the one that the browser had, whoever it belonged to. */
export async function signIn(request: SigningRequest, db: Database, userId: number): Promise<void> {
  if (request.sessionToken !== undefined) await endSession(db, request.sessionToken);
  const token = await startSession(db, userId, request.now);
  // The browser keeps the cookie longer than the session lasts, so that the server can tell that it has timed out.
  const maxAgeMs = SESSION_LIFETIME_MS + EXPIRED_SESSION_KEPT_MS;
  request.setCookie(SESSION_COOKIE, token, { maxAgeMs });
}
