import { presentText } from '@/domain/unknown-values';
import { ApiError, serverMessageOr } from './api-error';

/** Why a nickname was not taken: the text in the answer's data, else its message, else the default (2 §8). */
export function toNicknameFailure(error: unknown): string {
  const text = error instanceof ApiError ? presentText(error.data) : null;
  return text ?? serverMessageOr(error, '닉네임 변경에 실패했습니다.');
}
