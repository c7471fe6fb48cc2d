import type { Failure } from '../../generated/model/failure.zod.ts';

/** The statuses of failures that the contract documents; 200 carries the failure flag. */
export type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 419 | 429 | 500 | 503;

/** Why a request is not served, in the contract's words. Throw it anywhere below a handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: string;
  /** What the answer carries as its message or, where the contract wants it there, as its data. */
  readonly envelope: Failure;
  /** After how many seconds asking again has a chance, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: RefusalStatus,
    code: string,
    texts: { message?: string; data?: string },
    retryAfterSeconds?: number,
  ) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.envelope = { success: false, code, ...texts };
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The request breaks a rule of the contract. */
export const badRequest = (message = '잘못된 요청입니다.') => new Refusal(400, 'BAD_REQUEST', { message });

/** There is no valid session. */
export const unauthorized = () => new Refusal(401, 'UNAUTHORIZED', { message: '로그인이 필요해요.' });

/**
 * Nobody has signed in: an answer to a question, not a fault. Browsers log an error status in the console of every first
 * visit.
 */
export const nobodySignedIn = () => new Refusal(200, 'UNAUTHORIZED', { message: '로그인이 필요해요.' });

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

/** The body is larger than the operation takes. */
export const payloadTooLarge = () =>
  new Refusal(413, 'PAYLOAD_TOO_LARGE', { message: '보내려는 내용이 너무 큽니다.' });

/** The body comes so slowly that the server does not wait for the rest. */
export const tooSlow = () =>
  new Refusal(400, 'TOO_SLOW', { message: '연결이 너무 느려서 받지 못했습니다. 다시 시도해주세요.' });

/** Too many attempts, or too many requests at once, of one user or one address. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Refusal(
    429,
    'TOO_MANY_REQUESTS',
    { message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' },
    retryAfterSeconds,
  );

/** The server has more to do than it can, whoever asks. */
export const overloaded = (retryAfterSeconds: number) =>
  new Refusal(
    503,
    'OVERLOADED',
    { message: '지금은 이용자가 많습니다. 잠시 후 다시 시도해주세요.' },
    retryAfterSeconds,
  );

/** The file is no picture that the contract takes. */
export const notAnImage = () =>
  new Refusal(400, 'NOT_AN_IMAGE', { message: '이미지 파일만 올릴 수 있습니다.' });
