import { ApiError } from '@/api/api-error';
import type { Acknowledgement } from '@generated/model/acknowledgement.zod';
import type { TakenResponse } from '@generated/model/taken-response.zod';

/** Whether an answer says that it was done. In production it may be anything (the contract check reports it). */
export function isAcknowledged(answer: Partial<Acknowledgement> | undefined): boolean {
  return answer?.success === true;
}

/** Whether an email or a nickname is taken; undefined when the answer does not tell. */
export function readTaken(answer: Partial<TakenResponse> | undefined): boolean | undefined {
  return typeof answer?.data === 'boolean' ? answer.data : undefined;
}

/** Whether the server has understood a call and refused it, unlike a call that failed on its way or in the server. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.hasEnvelope && error.status !== undefined && error.status < 500;
}
