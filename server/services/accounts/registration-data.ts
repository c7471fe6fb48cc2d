import { BRAND_NAME } from '../../../src/domain/brand.ts';
import { SIGNUP_NICKNAME_MIN } from '../../../src/domain/limits.ts';
import { countCharacters } from '../../../src/domain/format/text.ts';
import type { Database } from '../../db/client.ts';
import type { users } from '../../db/schema.ts';
import { badRequest, Refusal } from '../../refusals/refusal.ts';
import { seoulYearOf } from '../days.ts';
import { hasHiddenCharacters } from '../texts.ts';
import { composeNickname, findUserByNickname, isReservedNickname } from './users.ts';

interface RegistrationAnswers {
  nickname: string;
  themes: string[];
  gender: 'MALE' | 'FEMALE';
  birthYear: string;
  referrerNickname?: string | undefined;
}

type UserProfile = Pick<
  typeof users.$inferInsert,
  'nickname' | 'themes' | 'gender' | 'birthYear' | 'referrerId' | 'createdAt'
>;

/** Somebody else has the nickname. */
export const nicknameTaken = () =>
  new Refusal(409, 'NICKNAME_TAKEN', { message: '이미 사용중인 닉네임입니다.' });

/** Refuses a choice of themes that names one twice: a rule of the contract that its schemas do not carry. */
export function refuseRepeatedThemes(themes: readonly string[]): void {
  if (new Set(themes).size < themes.length) throw badRequest();
}

/** What is wrong with a nickname beside what schemas tell. */
type NicknameFault = 'short' | 'hidden' | 'reserved';

/** A nickname as it is stored, or why nobody may have it. Its characters are counted as a person counts. */
export function readNickname(nickname: string): { nickname: string } | { fault: NicknameFault } {
  if (hasHiddenCharacters(nickname)) return { fault: 'hidden' };
  if (isReservedNickname(nickname)) return { fault: 'reserved' };
  const composed = composeNickname(nickname);
  return countCharacters(composed) < SIGNUP_NICKNAME_MIN ? { fault: 'short' } : { nickname: composed };
}

/**
 * What both signups ask for, by the rules that schemas do not carry: different themes, a year of birth that has come, a
 * referrer who exists or the product's own word (1 §5).
 */
export async function readRegistrationAnswers(
  db: Database,
  answers: RegistrationAnswers,
  now: Date,
): Promise<UserProfile> {
  refuseRepeatedThemes(answers.themes);
  const birthYear = Number(answers.birthYear);
  const read = readNickname(answers.nickname);
  if (birthYear > seoulYearOf(now)) throw badRequest();
  if ('fault' in read) throw read.fault === 'reserved' ? nicknameTaken() : badRequest();
  return {
    nickname: read.nickname,
    themes: answers.themes,
    gender: answers.gender,
    birthYear,
    referrerId: await findReferrer(db, answers.referrerNickname?.trim() ?? ''),
    createdAt: now,
  };
}

async function findReferrer(db: Database, nickname: string): Promise<number | null> {
  if (nickname === '' || nickname === BRAND_NAME) return null;
  const referrerId = await findUserByNickname(db, nickname);
  if (referrerId === undefined) {
    throw new Refusal(400, 'UNKNOWN_REFERRER', { message: '추천인을 찾을 수 없습니다.' });
  }
  return referrerId;
}
