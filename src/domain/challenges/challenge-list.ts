import * as z from 'zod/mini';
import { COMPLETED_PAGE_SIZE } from '../limits.ts';
import { formatNumber } from '../format/numbers.ts';

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

const provedChallenge = z.object({
  /** Empty when it has none. */
  title: z.string(),
  themeName: z.nullable(z.string()),
  image: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});

/** What is kept of a challenge with its proof: enough for its card and for another proof, whatever list it is in. */
export type ProvedChallenge = z.infer<typeof provedChallenge>;

const localCompletion = z.object({
  challengeId: z.number(),
  challenge: provedChallenge,
  /** When the user completed it: a local day or an ISO time. */
  completedAt: z.string().check(z.minLength(1)),
  /** Whether the server took it. */
  isConfirmed: z.boolean(),
  /** Where it was proved, for sending again; null when the place was not known and nothing could be sent. */
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /**
   * Why the same proof is not sent again: the server refused it, with its sentence if it sent one, or the photo could
   * not be kept.
   */
  hindrance: z.optional(
    z.object({ kind: z.enum(['refused', 'photo-lost']), message: z.nullable(z.string()) }),
  ),
});

/**
 * A challenge completed on this device (2 §4). It stands whatever the server answers; until the server has
 * taken it, its card says so and the sending can be made up for. The photo is kept apart, being large.
 */
export type LocalCompletion = z.infer<typeof localCompletion>;

/** A challenge that no list of the server holds, as its completion on this device knows it. */
export interface CompletedHere extends ListedChallenge {
  name: string;
  themeName: string | null;
  imageUrl: string | null;
  completedAt: string;
}

/** The completions with one noted as not confirmed yet, the latest last; an earlier one of its challenge goes. */
export function addLocalCompletion(
  completions: readonly LocalCompletion[],
  completion: Omit<LocalCompletion, 'isConfirmed' | 'hindrance'>,
): LocalCompletion[] {
  const others = completions.filter(({ challengeId }) => challengeId !== completion.challengeId);
  return [...others, { ...completion, isConfirmed: false }];
}

/** The completions with one marked as taken by the server. */
export function confirmLocalCompletion(
  completions: readonly LocalCompletion[],
  challengeId: number,
): LocalCompletion[] {
  return completions.map((completion) =>
    completion.challengeId === challengeId ? { ...completion, isConfirmed: true } : completion,
  );
}

/** The completions with one that only another proof can bring to the server. */
export function hinderLocalCompletion(
  completions: readonly LocalCompletion[],
  challengeId: number,
  hindrance: NonNullable<LocalCompletion['hindrance']>,
): LocalCompletion[] {
  return completions.map((completion) =>
    completion.challengeId === challengeId ? { ...completion, hindrance } : completion,
  );
}

/** The completions that the server's own list of completed challenges does not hold yet. */
export function dropKnownCompletions(
  completions: readonly LocalCompletion[],
  serverDone: readonly { id: number }[],
): LocalCompletion[] {
  const known = new Set(serverDone.map(({ id }) => id));
  return completions.filter(({ challengeId }) => !known.has(challengeId));
}

/** The completions to send again: not confirmed, proved at a known place, and not hindered. */
export function completionsToResend(completions: readonly LocalCompletion[]): LocalCompletion[] {
  return completions.filter((completion) => !completion.isConfirmed && newProofText(completion) === null);
}

/**
 * Why a completion needs another proof to reach the server, as a text for the user; null when it needs none: the
 * server took it, or the same proof is sent again.
 */
export function newProofText({ hindrance, isConfirmed, place }: LocalCompletion): string | null {
  if (isConfirmed) return null;
  if (place === null) return '위치를 알 수 없어 인증을 보내지 못했어요.';
  if (!hindrance) return null;
  if (hindrance.kind === 'photo-lost') return '인증 사진을 보관하지 못해 인증을 보내지 못했어요.';
  return ['인증이 확인되지 않았어요.', hindrance.message].filter(Boolean).join(' ');
}

/** How the completion of a challenge stands: taken by the server, on its way to it, or to be proved once more. */
export type ProofState = 'accepted' | 'checking' | 'needed';

/** How a completed challenge stands; without a completion on this device it is the server who says that it is done. */
export function proofStateOf(completion: LocalCompletion | undefined): ProofState {
  if (!completion || completion.isConfirmed) return 'accepted';
  return newProofText(completion) === null ? 'checking' : 'needed';
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

/** The challenges that the user need not prove again: their dialog stays closed although the server may list them. */
export function provedIds(completions: readonly LocalCompletion[]): ReadonlySet<number> {
  const proved = completions.filter((completion) => newProofText(completion) === null);
  return new Set(proved.map(({ challengeId }) => challengeId));
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

/** The completions from what was kept over a reload; whatever is damaged is left out. */
export function fromSavedCompletions(saved: unknown): LocalCompletion[] {
  if (!Array.isArray(saved)) return [];
  return saved.filter((entry) => z.safeParse(localCompletion, entry).success);
}

function without<T extends ListedChallenge>(challenges: readonly T[], id: number): T[] {
  return challenges.filter((challenge) => challenge.id !== id);
}
