import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Challenge } from '@generated/model/challenge.zod';
import type { ChallengeList } from '@generated/model/challenge-list.zod';
import { getListCompletedChallengesInfiniteQueryOptions } from '@generated/endpoints/challenges/challenges';
import { serverMessageOr } from '@/api/api-error';
import { useFailureCause } from '@/offline/useFailureCause';
import { useLoading } from '@/server-state/useLoading';
import { useToday } from '@/device/useToday';
import {
  applyLocalCompletions,
  appendDone,
  type ChallengeLists,
  type ChallengeTab,
  nextCompletedCursor,
  readChallenges,
  startChallenge,
  uniqueById,
} from '@/domain/challenges/challenge-list';
import type { LocalCompletion } from '@/domain/challenges/local-completions';
import { COMPLETED_PARAMETERS } from './completed-parameters';
import { ongoingOptions, upcomingOptions } from './challenge-queries';
import { useStartedIds } from './started-challenges';

const FAILURES: Readonly<Record<ChallengeTab, string>> = {
  pre: '불러오기 실패',
  doing: '진행중 챌린지 불러오기 실패',
  done: '완료 챌린지 불러오기 실패',
};

const completedOptions = getListCompletedChallengesInfiniteQueryOptions(COMPLETED_PARAMETERS, {
  query: {
    initialPageParam: undefined,
    getNextPageParam: (_last: ChallengeList, pages: ChallengeList[]) =>
      nextCompletedCursor(pages.map((page) => readChallenges(page))),
  },
});

const EMPTY: ChallengeLists<Challenge> = { ready: [], doing: [], done: [] };

/**
 * The challenges of a tab (2 §2): each list loaded by itself, the completed ones page by page, each challenge once,
 * and as this device knows them: what was started or completed here counts at once (2 §4). Errors are texts for the
 * user (2 §8).
 */
export function useChallengeLists(tab: ChallengeTab, completions: readonly LocalCompletion[]) {
  const today = useToday();
  const startedIds = useStartedIds();
  // What moves between the lists is looked for in both lists that it may come from.
  const isMoved = completions.length > 0 || startedIds.length > 0;
  const needs = { pre: tab === 'pre' || isMoved, doing: tab === 'doing' || isMoved, done: tab === 'done' };
  const upcoming = useQuery({ ...upcomingOptions, enabled: needs.pre });
  const ongoing = useQuery({ ...ongoingOptions, enabled: needs.doing });
  const completed = useInfiniteQuery({ ...completedOptions, enabled: needs.done });

  const serverDone = useMemo(
    () =>
      (completed.data?.pages ?? []).reduce((lists, page) => appendDone(lists, readChallenges(page)), EMPTY)
        .done,
    [completed.data],
  );
  const lists = useMemo(() => {
    const fromServer: ChallengeLists<Challenge> = {
      ready: uniqueById(readChallenges(upcoming.data)),
      doing: uniqueById(readChallenges(ongoing.data)),
      done: serverDone,
    };
    const started = startedIds.reduce((current, id) => startChallenge(current, id), fromServer);
    return applyLocalCompletions(started, completions, today);
  }, [upcoming.data, ongoing.data, serverDone, startedIds, completions, today]);

  const query = { pre: upcoming, doing: ongoing, done: completed }[tab];
  const cause = useFailureCause(query.error);
  const errorText = query.error ? `로드 실패: ${serverMessageOr(query.error, FAILURES[tab])}` : undefined;
  const { fetchNextPage, refetch: refetchCompleted } = completed;
  const { refetch: refetchUpcoming } = upcoming;
  const { refetch: refetchOngoing } = ongoing;

  return {
    challenges: { pre: lists.ready, doing: lists.doing, done: lists.done }[tab],
    isLoading: useLoading(
      (needs.pre && upcoming.isPending) ||
        (needs.doing && ongoing.isPending) ||
        (needs.done && completed.isPending),
    ),
    /** The list of the tab could not be loaded. */
    errorText: query.data ? undefined : errorText,
    cause,
    retry: useCallback(() => {
      if (tab === 'pre') void refetchUpcoming();
      else if (tab === 'doing') void refetchOngoing();
      else void refetchCompleted();
    }, [tab, refetchUpcoming, refetchOngoing, refetchCompleted]),
    hasNextPage: tab === 'done' && completed.hasNextPage,
    isLoadingNext: completed.isFetchingNextPage,
    /** The next page could not be loaded; what is there stays. */
    nextErrorText: tab === 'done' && completed.isFetchNextPageError ? errorText : undefined,
    loadNext: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    /** What the server's own list of completed challenges holds so far. */
    serverDone,
  };
}
