import { ApiError, isRefusal } from '@/api/api-error';

const WRONG_LOGIN = '이메일 또는 비밀번호가 일치하지 않습니다.';
/** No answer came, or one that says nothing. */
export const LOGIN_FAILED = '로그인에 실패했습니다. 다시 시도해주세요.';

/**
 * What is said after a failed login (1 §8): the server's own sentence; without one, that email and password do not
 * belong together when the answer carried the failure flag, else, such as on a fault of the server, to try again.
 */
export function loginFailureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return LOGIN_FAILED;
  if (error.serverMessage) return error.serverMessage;
  return isRefusal(error) ? WRONG_LOGIN : LOGIN_FAILED;
}

/** Whether a login failed for what was typed, not for how often it was tried. */
export function isWrongLogin(error: unknown): boolean {
  return isRefusal(error) && error.status !== 429;
}
