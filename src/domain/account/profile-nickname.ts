import * as z from 'zod/mini';
import { QUIET, type FieldFeedback } from '../field-feedback.ts';
import { toSentNickname } from './nickname.ts';

/** The nickname in the profile form (2 §5). */
export interface NicknameChange {
  /** The user's nickname as the server has it. */
  currentNickname: string;
  typedNickname: string;
  /** The nickname that last passed the duplicate check, or null. */
  checkedNickname: string | null;
}

/** The profile form (2 §5). */
export interface ProfileForm extends NicknameChange {
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

/** Whether the typed nickname, as it would be sent, differs from the current one. */
export function isNicknameChanged({ currentNickname, typedNickname }: NicknameChange): boolean {
  return toSentNickname(typedNickname) !== toSentNickname(currentNickname);
}

/**
 * Whether the nickname counts as checked (2 §5): unchanged, or exactly this one, as it is sent, passed the
 * duplicate check. So editing clears the flag, and an answer that comes after further typing does not set it.
 */
export function isNicknameChecked(form: NicknameChange): boolean {
  return !isNicknameChanged(form) || form.checkedNickname === toSentNickname(form.typedNickname);
}

/** Message about the nickname when saving is tried: required, then checked; null when it may be saved (2 §5). */
export function profileNicknameMessage(form: NicknameChange): string | null {
  if (form.typedNickname.trim() === '') return '닉네임을 입력해주세요.';
  return isNicknameChecked(form) ? null : '닉네임 중복확인을 해주세요.';
}

/**
 * What the nickname field is validated by when saving is tried (2 §5): what was typed, and the nickname that last
 * passed the duplicate check.
 * @param currentNickname the user's nickname as the server has it
 */
export function toProfileNicknameSchema(currentNickname: string) {
  return z
    .object({ nickname: z.string(), checkedNickname: z.nullable(z.string()) })
    .check(({ value, issues }) => {
      const { nickname, checkedNickname } = value;
      const message = profileNicknameMessage({ currentNickname, typedNickname: nickname, checkedNickname });
      if (message !== null) issues.push({ code: 'custom', path: ['nickname'], input: nickname, message });
    });
}

/** What the nickname field tells before saving is tried: what is missing as a hint, or that the nickname is free. */
export function profileNicknameFeedback(form: NicknameChange): FieldFeedback {
  const message = profileNicknameMessage(form);
  if (message !== null) return { tone: form.typedNickname.trim() === '' ? 'negative' : 'normal', message };
  return isNicknameChanged(form)
    ? { tone: 'positive', message: toNicknameCheckResult(false).message }
    : QUIET;
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
