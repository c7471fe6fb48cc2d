import type { QueryClient } from '@tanstack/react-query';
import {
  getListCompletedChallengesInfiniteQueryKey,
  getListOngoingChallengesQueryKey,
  getListUpcomingChallengesQueryKey,
} from '@generated/endpoints/challenges/challenges';
import { getListNearbyQueryKey } from '@generated/endpoints/map/map';
import { refreshSession } from '@/session/session-query';

const CHALLENGE_KEYS = [
  getListUpcomingChallengesQueryKey(),
  getListOngoingChallengesQueryKey(),
  getListCompletedChallengesInfiniteQueryKey(),
  getListNearbyQueryKey(),
];

/** Lets the user and everything that shows challenges be loaded anew (2 §4: me:refresh and challenge:refresh). */
export function refreshAfterCompletion(queryClient: QueryClient): void {
  void refreshSession(queryClient);
  for (const queryKey of CHALLENGE_KEYS) void queryClient.invalidateQueries({ queryKey });
}
