import type { Failure } from '../../generated/model/failure.zod.ts';

/** The statuses of failures that the contract documents. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 419 | 500;

/** Why a request is not served, in the contract's words. Throw it anywhere below a handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: string;
  /** What the answer carries as its message or, where the contract wants it there, as its data. */
  readonly envelope: Failure;

  constructor(status: RefusalStatus, code: string, texts: { message?: string; data?: string }) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.envelope = { success: false, code, ...texts };
  }
}

/** The request breaks a rule of the contract. */
export const badRequest = (message = '잘못된 요청입니다.') => new Refusal(400, 'BAD_REQUEST', { message });

/** There is no valid session. */
export const unauthorized = () => new Refusal(401, 'UNAUTHORIZED', { message: '로그인이 필요해요.' });

/** The session has timed out. */
export const sessionExpired = () =>
  new Refusal(419, 'SESSION_EXPIRED', { message: '세션이 만료되었습니다. 다시 로그인해주세요.' });

/** The resource belongs to somebody else. */
export const forbidden = () => new Refusal(403, 'FORBIDDEN', { message: '권한이 없습니다.' });

/** There is no such thing. */
export const notFound = () => new Refusal(404, 'NOT_FOUND', { message: '찾을 수 없습니다.' });

/** The server failed; `message` where the contract has one of its own. */
export const internalError = (message = '서버 오류가 발생했습니다.') =>
  new Refusal(500, 'INTERNAL_ERROR', { message });

/** Too many attempts. The contract has no status for it, so it comes as a request that breaks a rule. */
export const tooManyRequests = () =>
  new Refusal(400, 'TOO_MANY_REQUESTS', { message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' });

/** The file is no picture that the contract takes. */
export const notAnImage = () =>
  new Refusal(400, 'NOT_AN_IMAGE', { message: '이미지 파일만 올릴 수 있습니다.' });
