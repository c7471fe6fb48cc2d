import type { SessionUser as SessionUserOfWire } from '../../../generated/model/session-user.zod.ts';
import { isThemeLabel, type ThemeLabel } from '../themes.ts';
import { isRecord, type Unchecked } from '../unknown-values.ts';

/** A product that the user owns, as far as the rules of a purchase need to know it (2 §3). */
export interface OwnedProduct {
  category: string;
}

/** The signed-in user with the defaults of 1 §3 and 2 §3 in place. */
export interface SessionUser {
  userId: number;
  email: string;
  name: string;
  nickname: string;
  /** Address of the avatar; empty means the default pig image. */
  profile: string;
  /** Balance, in hallabong; null when it is not known, such as after a conversion whose answer got lost. */
  hallabong: number | null;
  totalSteps: number;
  /** Rank label, empty by default. */
  moodGrade: string;
  themes: ThemeLabel[];
  jejuTiconOwned: boolean;
  ownedProducts: OwnedProduct[];
}

const DEFAULT_GRADE_LABEL = '발바닥';

const GRADE_LABELS: ReadonlyMap<string, string> = new Map([['BALBADAK', '발바닥']]);

/**
 * Fills what the server left out, and what it sent in another type, with the defaults of 1 §3 and 2 §3. Only a
 * balance of another type is not known, rather than 0: a shortage would be told of it. Themes that the product does not
 * have are left out.
 */
export function toSessionUser(
  answer: Unchecked<SessionUserOfWire> & Pick<SessionUserOfWire, 'userId'>,
): SessionUser {
  return {
    userId: answer.userId,
    email: textOf(answer.email),
    name: textOf(answer.name),
    nickname: textOf(answer.nickname),
    profile: textOf(answer.profile).trim(),
    hallabong: numberOf(answer.hallabong ?? 0),
    totalSteps: numberOf(answer.totalSteps) ?? 0,
    moodGrade: textOf(answer.moodGrade),
    themes: listOf(answer.themes).filter((theme) => typeof theme === 'string' && isThemeLabel(theme)),
    jejuTiconOwned: answer.jejuTiconOwned === true,
    ownedProducts: listOf(answer.ownedProducts).filter(isOwnedProduct),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | null {
  return Number.isFinite(value) ? Number(value) : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isOwnedProduct(value: unknown): value is OwnedProduct {
  return isRecord(value) && typeof value.category === 'string';
}

/** The name to show: the nickname, 게스트 without one or without a user (2 §2, 2 §6). */
export function displayNickname(user: Pick<SessionUser, 'nickname'> | undefined): string {
  return user?.nickname.trim() || '게스트';
}

/** The grade as it is shown: BALBADAK reads 발바닥, and so does any other value (2 §3). */
export function gradeLabel(moodGrade: string): string {
  return GRADE_LABELS.get(moodGrade) ?? DEFAULT_GRADE_LABEL;
}

/** The level line of my page, 00 without a grade or without a user (2 §2). */
export function levelLabel(moodGrade: string | undefined): string {
  return `LV. ${moodGrade?.trim() || '00'}`;
}
