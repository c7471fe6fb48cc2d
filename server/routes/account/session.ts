import { GetSessionParams } from '../../../generated/model/get-session-params.zod.ts';
import { SessionResponse } from '../../../generated/model/session-response.zod.ts';
import type { SessionUser } from '../../../generated/model/session-user.zod.ts';
import { operation } from '../../http/operation.ts';
import { badRequest, nobodySignedIn, unauthorized } from '../../refusals/refusal.ts';
import { loadSessionUser } from '../../services/accounts/session-user.ts';

const getSession = operation({
  access: 'user',
  refuseVisitor: nobodySignedIn,
  query: GetSessionParams,
  answer: SessionResponse,
  async handle({ viewer, query }, { db }) {
    const { fields } = query;
    if (fields && new Set(fields).size < fields.length) throw badRequest();
    const user = await loadSessionUser(db, viewer.userId);
    if (user === undefined) throw unauthorized();
    if (fields === undefined) return { success: true, data: user };
    const wanted: Partial<SessionUser> = {};
    for (const field of fields) Object.assign(wanted, { [field]: user[field] });
    return { success: true, data: { ...wanted, userId: user.userId } };
  },
});

export const sessionHandlers = { getSession };
