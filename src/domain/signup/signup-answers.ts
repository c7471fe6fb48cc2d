import type { Acknowledgement } from '../../../generated/model/acknowledgement.zod.ts';
import type { TakenResponse } from '../../../generated/model/taken-response.zod.ts';

/** Whether an answer says that it was done. In production it may be anything (the contract check reports it). */
export function isAcknowledged(answer: Partial<Acknowledgement> | undefined): boolean {
  return answer?.success === true;
}

/** Whether an email or a nickname is taken; undefined when the answer does not tell. */
export function readTaken(answer: Partial<TakenResponse> | undefined): boolean | undefined {
  return typeof answer?.data === 'boolean' ? answer.data : undefined;
}

/** What an answer says, where it is a sentence at all. */
export function readMessage(answer: { message?: unknown } | undefined): string | undefined {
  return typeof answer?.message === 'string' ? answer.message : undefined;
}
