import type { RawAnswer } from '@/api/early-answers';
import { isSignedOut } from './signed-out-marker';

/** How to sign out is needed too seldom to come with the first screen. */
export const loadSignOut = () => import('./send-sign-out');

/** Goes around every change (see configureHttp): none is sent on behalf of a user who has signed out. */
export async function guardChange(call: string, send: () => Promise<RawAnswer>): Promise<RawAnswer> {
  return isSignedOut() ? (await loadSignOut()).changeAfterSignOut(call, send) : send();
}
