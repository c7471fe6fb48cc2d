import { COMPLETED_PAGE_SIZE } from '../limits.ts';
import { formatNumber } from '../format/numbers.ts';
import type { LocalCompletion } from './local-completions.ts';

/** The three lists of the challenge page, by their value in the address: 진행전, 진행중, 완료 (2 §2). */
export const CHALLENGE_TABS = ['pre', 'doing', 'done'] as const;

export type ChallengeTab = (typeof CHALLENGE_TABS)[number];

/** What the lists need to know of a challenge; any other field passes through untouched. */
export interface ListedChallenge {
  id: number;
  completedAt?: string | null;
}

/** The challenges before the start (ready), in progress (doing) and completed (done), each loaded by itself. */
export interface ChallengeLists<T extends ListedChallenge> {
  ready: readonly T[];
  doing: readonly T[];
  done: readonly T[];
}

/** Text of each tab without challenges (2 §2). */
export const EMPTY_CHALLENGES_TEXTS: Readonly<Record<ChallengeTab, string>> = {
  pre: '추천 챌린지가 없어요!',
  doing: '현재 진행중인 챌린지가 없어요!',
  done: '완료된 챌린지가 없어요!',
};

/**
 * The list in an answer that is either an array or an object with `content` (2 §7). None is an empty list, and so is
 * anything else that a server may send.
 */
export function readChallenges<T>(
  answer: readonly T[] | { readonly content?: readonly T[] | null } | null | undefined,
): readonly T[] {
  if (isList(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return [];
  return isList(answer.content) ? answer.content : [];
}

function isList<T>(value: readonly T[] | object | null | undefined): value is readonly T[] {
  return Array.isArray(value);
}

/** The first of each id, in their order; what has no id, or is no object at all, is left out (2 §2). */
export function uniqueById<T extends { id?: unknown } | null>(items: readonly T[]): NonNullable<T>[] {
  const seen = new Set<unknown>();
  return items.filter((item): item is NonNullable<T> => {
    const id = item?.id ?? undefined;
    if (id === undefined || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/**
 * Starts a challenge (2 §4): moves it from ready to the top of doing. Not found in ready, nothing changes;
 * already in doing, it is there once.
 */
export function startChallenge<T extends ListedChallenge>(
  lists: ChallengeLists<T>,
  id: number,
): ChallengeLists<T> {
  const started = lists.ready.find((challenge) => challenge.id === id);
  if (!started) return lists;
  return {
    ...lists,
    ready: without(lists.ready, id),
    doing: [started, ...without(lists.doing, id)],
  };
}

/**
 * Completes a challenge (2 §4): moves it from ready or doing to the top of done with the given date, or else
 * with `today` (YYYY-MM-DD); shown as 완료 and YYYY.MM.DD (see toChallengeCard). Found in neither, nothing
 * changes; already in done, it stays in its place there and leaves the others.
 */
export function completeChallenge<T extends ListedChallenge>(
  lists: ChallengeLists<T>,
  id: number,
  completedAt: string | null | undefined,
  today: string,
): ChallengeLists<T> {
  const open = [...lists.doing, ...lists.ready].find((challenge) => challenge.id === id);
  if (!open) return lists;
  const isDone = lists.done.some((challenge) => challenge.id === id);
  return {
    ready: without(lists.ready, id),
    doing: without(lists.doing, id),
    done: isDone ? lists.done : [{ ...open, completedAt: completedAt || today }, ...lists.done],
  };
}

/** Appends a page to done, without the ids that are already there (2 §4). */
export function appendDone<T extends ListedChallenge>(
  lists: ChallengeLists<T>,
  page: readonly T[],
): ChallengeLists<T> {
  return { ...lists, done: uniqueById([...lists.done, ...page]) };
}

/**
 * Cursor of the next page of completed challenges (`lastId`, 2 §7) from the pages so far, as they came: the id
 * of the last item. Undefined, which ends the list, when the last page has fewer than 20 items or brings
 * nothing new.
 */
export function nextCompletedCursor(
  pages: readonly (readonly ({ id: number } | null)[])[],
): number | undefined {
  const lastPage = pages.at(-1);
  if (!lastPage || lastPage.length < COMPLETED_PAGE_SIZE) return undefined;
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.map((item) => item?.id)));
  return lastPage.some((item) => item && !known.has(item.id)) ? lastPage.at(-1)?.id : undefined;
}

/** A challenge that no list of the server holds, as its completion on this device knows it. */
export interface CompletedHere extends ListedChallenge {
  name: string;
  themeName: string | null;
  imageUrl: string | null;
  completedAt: string;
}

/**
 * How many places a stamp has been collected at, as a sentence; null without any. While the server has further ones that
 * were not loaded yet it names no number: that of one page would stand still.
 * @param count the stamps that are known
 */
export function stampCountText(count: number, hasMore: boolean): string | null {
  if (count < 1) return null;
  if (hasMore) return '제주 곳곳에서 도장을 모으고 있어요!';
  return `지금까지 ${formatNumber(count)}곳에서 도장을 모았어요!`;
}

/**
 * The server's lists as this device sees them: every local completion moved to done, the latest on top. One that is in
 * none of the lists, such as a challenge that only the map knew, is put there from what its completion knows.
 */
export function applyLocalCompletions<T extends ListedChallenge>(
  lists: ChallengeLists<T>,
  completions: readonly LocalCompletion[],
  today: string,
): ChallengeLists<T | CompletedHere> {
  return completions.reduce<ChallengeLists<T | CompletedHere>>((current, completion) => {
    const { challengeId, completedAt } = completion;
    const moved = completeChallenge(current, challengeId, completedAt, today);
    if (moved.done.some(({ id }) => id === challengeId)) return moved;
    return { ...moved, done: [toCompletedHere(completion), ...moved.done] };
  }, lists);
}

function toCompletedHere({ challenge, challengeId, completedAt }: LocalCompletion): CompletedHere {
  const { image, themeName, title } = challenge;
  return { id: challengeId, name: title, themeName, imageUrl: image, completedAt };
}

function without<T extends ListedChallenge>(challenges: readonly T[], id: number): T[] {
  return challenges.filter((challenge) => challenge.id !== id);
}
