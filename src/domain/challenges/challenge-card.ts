import type { Challenge } from '../../../generated/model/challenge.zod.ts';
import type { ChallengeTab } from './challenge-list.ts';
import { formatChallengeDate } from '../format/dates.ts';
import { type Coordinates, toCoordinates } from '../map/geo.ts';
import { CHALLENGE_MAP_LEVEL, DEFAULT_CENTER } from '../limits.ts';
import { presentText, type Unchecked } from '../unknown-values.ts';

/** A challenge as a server may send it (2 §3): every field but the id may be missing, and some send a `title`. */
export type ChallengeSource = Unchecked<Challenge & { title: string }> & Pick<Challenge, 'id'>;

/** What the way to the page of a challenge before its start hands over, as navigation state (2 §2). */
export interface ChallengeState {
  challenge: ChallengeSource;
  /** Whether the upcoming list may know more of it, such as its description. */
  isPartial?: boolean;
}

/** A card of the challenge list (2 §3). */
export interface ChallengeCard {
  id: number;
  title: string;
  categoryLabel: string;
  statusLabel: '진행전' | '진행중' | '완료';
  /** YYYY.MM.DD, for ongoing challenges "start ~ end"; empty without a date. */
  dateText: string;
  /** Address of the cover, or null for the default picture. */
  image: string | null;
  /** primary when the challenge names its theme, else neutral. */
  categoryTone: 'primary' | 'neutral';
  /** Null when it is not known. */
  place: Coordinates | null;
}

/** What the page of a challenge before its start shows (2 §2). */
export interface ChallengeDetail {
  id: number;
  title: string;
  description: string;
  image: string | null;
  /** Where its map is centred: the challenge, or the default centre when its place is not known. */
  center: Coordinates;
  hasPlace: boolean;
  mapLevel: number;
}

const STATUS_LABELS = { pre: '진행전', doing: '진행중', done: '완료' } as const;

/**
 * The card of a challenge in one of the three lists (2 §2, 2 §3). Fallbacks: 제목 없음 for the title, 취향저격 스팟
 * for the category, no picture. Date: before the start its start; ongoing "start ~ end", without an end "start ~",
 * without a start "~ end"; completed the day of completion, else the end.
 */
export function toChallengeCard(challenge: ChallengeSource, tab: ChallengeTab): ChallengeCard {
  const themeName = presentText(challenge.themeName);
  return {
    id: challenge.id,
    title: presentText(challenge.name) ?? presentText(challenge.title) ?? '제목 없음',
    categoryLabel: themeName ?? '취향저격 스팟',
    statusLabel: STATUS_LABELS[tab],
    dateText: dateTextOf(challenge, tab),
    image: imageOf(challenge),
    categoryTone: themeName === null ? 'neutral' : 'primary',
    place: toCoordinates(challenge.latitude, challenge.longitude),
  };
}

/** What the page 진행 전 shows of a challenge; the title falls back to 챌린지, the place to the default (2 §2). */
export function toChallengeDetail(challenge: ChallengeSource): ChallengeDetail {
  const place = toCoordinates(challenge.latitude, challenge.longitude);
  return {
    id: challenge.id,
    title: presentText(challenge.name) ?? presentText(challenge.title) ?? '챌린지',
    description: presentText(challenge.description) ?? '',
    image: imageOf(challenge),
    center: place ?? DEFAULT_CENTER,
    hasPlace: place !== null,
    mapLevel: CHALLENGE_MAP_LEVEL,
  };
}

function imageOf({ img1, imageUrl }: ChallengeSource): string | null {
  return presentText(img1) ?? presentText(imageUrl);
}

function dateTextOf({ startDate, endDate, completedAt }: ChallengeSource, tab: ChallengeTab): string {
  const start = dateOf(startDate);
  const end = dateOf(endDate);
  if (tab === 'pre') return start;
  if (tab === 'done') return dateOf(completedAt) || end;
  return start || end ? `${start} ~ ${end}`.trim() : '';
}

function dateOf(value: unknown): string {
  return formatChallengeDate(presentText(value));
}
