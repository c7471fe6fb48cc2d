import { isThemeLabel, type ThemeLabel } from '../themes.ts';

/** The user of the wire (1 §3, 2 §3): everything but the id may be missing or null. */
export interface SessionUserAnswer {
  userId: number;
  email?: string | null;
  name?: string | null;
  nickname?: string | null;
  profile?: string | null;
  hallabong?: number | null;
  totalSteps?: number | null;
  moodGrade?: string | null;
  themes?: readonly string[] | null;
  jejuTiconOwned?: boolean | null;
  ownedProducts?: readonly OwnedProductAnswer[] | null;
}

export interface OwnedProductAnswer {
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
  ownedProducts: OwnedProductAnswer[];
}

const DEFAULT_GRADE_LABEL = '발바닥';

const GRADE_LABELS: ReadonlyMap<string, string> = new Map([['BALBADAK', '발바닥']]);

/**
 * Fills what the server left out, and what it sent in another type, with the defaults of 1 §3 and 2 §3. Only a
 * balance of another type is not known, rather than 0: a shortage would be told of it. Themes that the product does not
 * have are left out.
 */
export function toSessionUser(answer: SessionUserAnswer): SessionUser {
  return {
    userId: answer.userId,
    email: textOf(answer.email),
    name: textOf(answer.name),
    nickname: textOf(answer.nickname),
    profile: textOf(answer.profile).trim(),
    hallabong: numberOf(answer.hallabong ?? 0),
    totalSteps: numberOf(answer.totalSteps) ?? 0,
    moodGrade: textOf(answer.moodGrade),
    themes: listOf(answer.themes).filter(isThemeLabel),
    jejuTiconOwned: answer.jejuTiconOwned === true,
    ownedProducts: listOf(answer.ownedProducts).filter((product) => typeof product?.category === 'string'),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | null {
  return Number.isFinite(value) ? Number(value) : null;
}

function listOf<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
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
