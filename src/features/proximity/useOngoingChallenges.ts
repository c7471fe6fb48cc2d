import { useMemo } from 'react';
import { useListOngoingChallenges } from '@generated/endpoints/challenges/challenges';
import type { NearbySource } from '@/domain/map/markers';
import { mergeOngoing, type OngoingChallenge } from '@/domain/challenges/proximity';

/**
 * The known ongoing challenges: those of the ongoing list and the nearby records that are ongoing, once each and only
 * where their place is known (2 §4). While the list cannot be loaded, the nearby records alone.
 * @param provedIds challenges that were just proved on this device
 */
export function useOngoingChallenges(
  nearby: readonly NearbySource[],
  provedIds: ReadonlySet<number>,
): OngoingChallenge[] {
  const { data } = useListOngoingChallenges();
  return useMemo(() => mergeOngoing(readList(data), nearby, provedIds), [data, nearby, provedIds]);
}

/** The entries of a list that comes bare or in `content`; anything else has none. */
function readList(answer: unknown): object[] {
  const list: unknown =
    typeof answer === 'object' && answer !== null && 'content' in answer ? answer.content : answer;
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}
