import { Acknowledgement } from '../../generated/model/acknowledgement.zod.ts';
import { operation, SESSION_COOKIE } from '../http/operation.ts';
import { endSession } from '../services/sessions.ts';

const signOut = operation({
  access: 'user',
  answer: Acknowledgement,
  async handle({ sessionToken, removeCookie }, { db }) {
    if (sessionToken !== undefined) await endSession(db, sessionToken);
    removeCookie(SESSION_COOKIE);
    return { success: true };
  },
});

export const proposedHandlers = { signOut };
