import { isRecord } from '@/domain/unknown-values';
import { ApiError } from './api-error';

/** The answer to a change has at least one of these: of the envelope or, where it comes bare, of a comment. */
const KNOWN_FIELDS = ['success', 'failure', 'data', 'message', 'id'];

/**
 * Hands on the answer to a change that nobody may take for done by mistake. Where nothing of it is the contract's, somebody
 * else has answered, such as a proxy. A server that shows no result, or a mere id, has taken the change.
 * @throws an ApiError without envelope: the answer is lost
 */
export function confirmed<Answer>(answer: Answer): Answer {
  const isEmpty = answer === undefined || answer === null;
  const isKnown = isRecord(answer) && KNOWN_FIELDS.some((field) => field in answer);
  if (isEmpty || isKnown || typeof answer === 'number') return answer;
  throw new ApiError('a change', { status: 200, hasEnvelope: false });
}
