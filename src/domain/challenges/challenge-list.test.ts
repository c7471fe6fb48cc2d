import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  appendDone,
  type ChallengeLists,
  completeChallenge,
  EMPTY_CHALLENGES_TEXTS,
  type ListedChallenge,
  nextCompletedCursor,
  readChallenges,
  stampCountText,
  startChallenge,
  uniqueById,
} from './challenge-list.ts';

const today = '2026-04-12';
const lists: ChallengeLists<ListedChallenge> = {
  ready: [{ id: 301 }, { id: 302 }],
  doing: [{ id: 311 }, { id: 312 }],
  done: [{ id: 321, completedAt: '2026-04-01' }],
};

function ids(challenges: readonly ListedChallenge[]) {
  return challenges.map(({ id }) => id);
}

function idsOf({ ready, doing, done }: ChallengeLists<ListedChallenge>) {
  return { ready: ids(ready), doing: ids(doing), done: ids(done) };
}

it.each([
  [0, false, null],
  [1, false, '지금까지 1곳에서 도장을 모았어요!'],
  [0, true, null],
  [20, true, '제주 곳곳에서 도장을 모으고 있어요!'],
  [21, true, '제주 곳곳에서 도장을 모으고 있어요!'],
  [1234, false, '지금까지 1,234곳에서 도장을 모았어요!'],
])('%i stamps, and more to load: %s, are told as %s', (count, hasMore, text) => {
  expect(stampCountText(count, hasMore)).toBe(text);
});

/** A page of challenges with falling ids. */
function page(from: number, length: number) {
  return Array.from({ length }, (_, index) => ({ id: from - index }));
}

it.each([
  ['pre', '추천 챌린지가 없어요!'],
  ['doing', '현재 진행중인 챌린지가 없어요!'],
  ['done', '완료된 챌린지가 없어요!'],
] as const)('the tab of the challenge page %s without challenges says %s', (tab, text) => {
  expect(EMPTY_CHALLENGES_TEXTS[tab]).toBe(text);
});

it.each([
  ['an array', [{ id: 1 }], [{ id: 1 }]],
  ['an object with content', { content: [{ id: 1 }] }, [{ id: 1 }]],
  ['an object with empty content', { content: null }, []],
  ['an object without content', {}, []],
  ['nothing', undefined, []],
  ['null', null, []],
  ['content that is no list', JSON.parse('{ "content": { "id": 1 } }'), []],
  ['a text', JSON.parse('"<html>"'), []],
  ['a number', JSON.parse('42'), []],
])('an answer with challenges is read from %s', (_, answer, challenges) => {
  expect(readChallenges(answer)).toEqual(challenges);
});

it('an answer with challenges holds each id once, the first of them, in order', () => {
  const items = [{ id: 2, name: 'a' }, null, { id: 1 }, { id: 2, name: 'b' }, { id: null }, {}];
  expect(uniqueById(items)).toEqual([{ id: 2, name: 'a' }, { id: 1 }]);
});

it('starting a challenge moves it from ready to doing', () => {
  expect(idsOf(startChallenge(lists, 302))).toEqual({ ready: [301], doing: [302, 311, 312], done: [321] });
});

it.each([311, 321, 999])('starting a challenge changes nothing when it is not in ready (%d)', (id) => {
  expect(startChallenge(lists, id)).toBe(lists);
});

it('starting a challenge leaves it in doing once', () => {
  const both = { ...lists, ready: [{ id: 311 }] };
  expect(idsOf(startChallenge(both, 311))).toEqual({ ready: [], doing: [311, 312], done: [321] });
});

it('completing a challenge moves it from doing to the top of done with the given date', () => {
  const completed = completeChallenge(lists, 312, '2026-04-11', today);
  expect(idsOf(completed)).toEqual({ ready: [301, 302], doing: [311], done: [312, 321] });
  expect(completed.done[0]).toEqual({ id: 312, completedAt: '2026-04-11' });
});

it.each([undefined, null, ''])('completing a challenge is of today without a date (%s)', (completedAt) => {
  expect(completeChallenge(lists, 311, completedAt, today).done[0]?.completedAt).toBe('2026-04-12');
});

it('completing a challenge moves it from ready too', () => {
  expect(idsOf(completeChallenge(lists, 301, null, today))).toEqual({
    ready: [302],
    doing: [311, 312],
    done: [301, 321],
  });
});

it('completing a challenge changes nothing when it is in neither', () => {
  expect(completeChallenge(lists, 999, null, today)).toBe(lists);
  expect(completeChallenge(lists, 321, null, today)).toBe(lists);
});

it('completing a challenge does not put it into done twice', () => {
  const both: ChallengeLists<ListedChallenge> = { ...lists, doing: [{ id: 321 }, { id: 311 }] };
  const completed = completeChallenge(both, 321, '2026-04-11', today);
  expect(idsOf(completed)).toEqual({ ready: [301, 302], doing: [311], done: [321] });
  expect(completed.done[0]?.completedAt).toBe('2026-04-01');
});

it('the list of completed challenges takes a page without the ids it has', () => {
  expect(idsOf(appendDone(lists, [{ id: 321 }, { id: 322 }, { id: 322 }])).done).toEqual([321, 322]);
});

it('the list of completed challenges goes on after the last item of a page of 20', () => {
  expect(nextCompletedCursor([page(100, 20)])).toBe(81);
  expect(nextCompletedCursor([page(100, 20), page(80, 20)])).toBe(61);
});

it('the list of completed challenges ends with a page of 19', () => {
  expect(nextCompletedCursor([page(100, 20), page(80, 19)])).toBeUndefined();
});

it('the list of completed challenges ends with an empty page and before the first', () => {
  expect(nextCompletedCursor([page(100, 20), []])).toBeUndefined();
  expect(nextCompletedCursor([])).toBeUndefined();
});

it('the list of completed challenges ends when a page brings nothing new', () => {
  expect(nextCompletedCursor([page(100, 20), page(100, 20)])).toBeUndefined();
});

it('the list of completed challenges goes on when a page overlaps the one before it', () => {
  expect(nextCompletedCursor([page(100, 20), page(82, 20)])).toBe(63);
});

it('moving challenges about never loses one and never shows one twice, in whatever order they are started and completed', () => {
  const move = fc.record({ id: fc.integer({ min: 1, max: 8 }), isStart: fc.boolean() });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let current: ChallengeLists<ListedChallenge> = {
        ready: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
        doing: [{ id: 5 }, { id: 6 }],
        done: [{ id: 7 }],
      };
      for (const { id, isStart } of moves) {
        current = isStart ? startChallenge(current, id) : completeChallenge(current, id, null, today);
      }
      const allIds = Object.values(idsOf(current)).flat();
      expect(allIds.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }),
  );
});
