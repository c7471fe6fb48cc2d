/** The profile form (2 §5). */
export interface ProfileForm {
  /** The user's nickname as the server has it. */
  currentNickname: string;
  typedNickname: string;
  /** The nickname that last passed the duplicate check, or null. */
  checkedNickname: string | null;
  /** Whether another picture, or the default one, was chosen. */
  hasNewImage: boolean;
  isSaving: boolean;
  isChecking: boolean;
}

/** Answer to a duplicate check. */
export interface NicknameCheckResult {
  isFree: boolean;
  message: string;
}

/** Text when the duplicate check fails and the server sends no message (2 §8). */
export const NICKNAME_CHECK_FAILED_TEXT = '중복확인에 실패했습니다.';

/** Whether the typed nickname, trimmed, differs from the current one. */
export function isNicknameChanged({ currentNickname, typedNickname }: ProfileForm): boolean {
  return typedNickname.trim() !== currentNickname.trim();
}

/**
 * Whether the nickname counts as checked (2 §5): unchanged, or exactly this one, trimmed, passed the duplicate
 * check. So editing clears the flag, and an answer that comes after further typing does not set it.
 */
export function isNicknameChecked(form: ProfileForm): boolean {
  return !isNicknameChanged(form) || form.checkedNickname === form.typedNickname.trim();
}

/** Message about the nickname when saving is tried: required, then checked; null when it may be saved (2 §5). */
export function profileNicknameMessage(form: ProfileForm): string | null {
  if (form.typedNickname.trim() === '') return '닉네임을 입력해주세요.';
  return isNicknameChecked(form) ? null : '닉네임 중복확인을 해주세요.';
}

/** Message about the answer of the duplicate check, where `isTaken` is its data (2 §5, 2 §7). */
export function toNicknameCheckResult(isTaken: boolean): NicknameCheckResult {
  return isTaken
    ? { isFree: false, message: '이미 사용중인 닉네임입니다.' }
    : { isFree: true, message: '사용할 수 있는 닉네임입니다.' };
}

/** Whether the duplicate check can be asked for: a changed nickname that is not empty, and nothing under way. */
export function canCheckNickname(form: ProfileForm): boolean {
  return isIdle(form) && form.typedNickname.trim() !== '' && isNicknameChanged(form);
}

/**
 * Whether 수정하기 is enabled (2 §5): something changed, the nickname is there and counts as checked, and
 * neither saving nor checking is under way.
 */
export function canSaveProfile(form: ProfileForm): boolean {
  const isChanged = form.hasNewImage || isNicknameChanged(form);
  return isIdle(form) && isChanged && profileNicknameMessage(form) === null;
}

function isIdle({ isSaving, isChecking }: ProfileForm): boolean {
  return !isSaving && !isChecking;
}
