import type { RawAnswer } from '@/api/http';
import { isSignedOut } from './signed-out-marker';

/** Goes around every change (see configureHttp): none is sent on behalf of a user who has signed out. */
export async function guardChange(call: string, send: () => Promise<RawAnswer>): Promise<RawAnswer> {
  if (!isSignedOut()) return send();
  const { changeAfterSignOut } = await import('./send-sign-out');
  return changeAfterSignOut(call, send);
}
