import { getSignOutUrl, signOut } from '@generated/endpoints/proposed/proposed';
import { needsSession } from '@/api/api-error';
import type { RawAnswer } from '@/api/early-answers';
import { clearSignedOut } from './signed-out-marker';

/** What a visitor may send: a login, by email or with a provider, and every step of a signup. */
const VISITORS_CHANGE = /^POST \/v1\/users\/(register\/.+|[^/]+\/final-register|[^/]+\/login)$/;
const NO_SESSION: RawAnswer = { status: 401, data: '' };

let sending: Promise<boolean> | undefined;
let visitorsChanges = 0;

/**
 * Has the server end the session (1 §4); once, however many ask meanwhile. Never rejects.
 * @returns whether there is no session any more; false also while a login is under way, whose session it would end
 */
export async function sendSignOut(): Promise<boolean> {
  if (visitorsChanges > 0) return false;
  sending ??= endServerSession().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function endServerSession(): Promise<boolean> {
  const isOut = await signOut().then(() => true, needsSession);
  if (isOut) clearSignedOut();
  return isOut;
}

/**
 * A change while the server still has the session of somebody who signed out: nothing is sent on their behalf. The
 * sign-out goes first, and if it fails the change is answered as one without a session.
 */
export async function changeAfterSignOut(call: string, send: () => Promise<RawAnswer>): Promise<RawAnswer> {
  if (call === `POST ${getSignOutUrl()}`) return send();
  if (!VISITORS_CHANGE.test(call)) return (await sendSignOut()) ? send() : NO_SESSION;
  visitorsChanges += 1;
  try {
    // It would take away the cookie that a login brings.
    await sending;
    return await send();
  } finally {
    visitorsChanges -= 1;
  }
}
