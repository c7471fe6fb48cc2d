import type { QueryClient } from '@tanstack/react-query';
import {
  getListCompletedChallengesInfiniteQueryKey,
  getListOngoingChallengesQueryKey,
  getListUpcomingChallengesQueryKey,
} from '@generated/endpoints/challenges/challenges';
import { getListNearbyQueryKey } from '@generated/endpoints/map/map';
import { refreshSession, sessionQueryOptions } from '@/session/session-query';

const CHALLENGE_KEYS = [
  getListUpcomingChallengesQueryKey(),
  getListOngoingChallengesQueryKey(),
  getListCompletedChallengesInfiniteQueryKey(),
  getListNearbyQueryKey(),
];

/** Where it is kept how many hallabong a proof has brought, for as long as the page is open. */
export const proofRewardKey = (challengeId: number | undefined) => ['proof-reward', challengeId];

/**
 * Lets the user and everything that shows challenges be loaded anew (2 §4: me:refresh and challenge:refresh).
 * @param acceptedId the challenge whose proof the server has just taken, if it was one: what the balance has grown by
 * since, as the server tells it, is what the proof has brought
 */
export function refreshAfterCompletion(queryClient: QueryClient, acceptedId?: number): void {
  const readBalance = () => queryClient.getQueryData(sessionQueryOptions().queryKey)?.hallabong ?? null;
  const before = readBalance();
  void refreshSession(queryClient).then(() => {
    const after = readBalance();
    if (acceptedId === undefined || before === null || after === null || after <= before) return;
    queryClient.setQueryData(proofRewardKey(acceptedId), after - before);
  });
  for (const queryKey of CHALLENGE_KEYS) void queryClient.invalidateQueries({ queryKey });
}
