import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  refreshUpcomingChallenges,
  startChallenge as sendStart,
  type StartChallengeMutationResult,
  type StartChallengeMutationVariables,
  useStartChallenge as useStartChallengeCall,
} from '@generated/endpoints/challenges/challenges';
import { getListNearbyQueryKey } from '@generated/endpoints/map/map';
import { ApiError, isAnswerLost, serverMessageOr } from '@/api/api-error';
import { confirmed } from '@/api/confirmed';
import { usePosition } from '@/device/position/usePosition';
import { toCoordinates } from '@/domain/map/geo';
import { readChallenges, startChallenge, uniqueById } from '@/domain/challenges/challenge-list';
import { DEFAULT_CENTER } from '@/domain/limits';
import { hideToasts, showToast } from '@/ui/toast/toast';
import { ongoingOptions, upcomingOptions } from './challenge-queries';

interface StartCallbacks {
  onStarted: () => void;
  onFailed: () => void;
}

/**
 * Starts a challenge where the user is, or at the default centre when that is not known (2 §2). Afterwards the server
 * chooses the upcoming list anew, and the challenge is among the ongoing ones at once. One that the server has among
 * the ongoing ones after a failure is started as well: only the answer got lost, or it was started elsewhere. Any other
 * failure says so in a toast and changes nothing. The callbacks are not called once the page has been left.
 */
export function useStartChallenge({ onStarted, onFailed }: StartCallbacks) {
  const queryClient = useQueryClient();
  const { fix } = usePosition();
  const { mutate, isPending } = useStartChallengeCall({
    mutation: {
      mutationFn: (start) => startOrFind(queryClient, start),
      onMutate: hideToasts,
      // The lists show for the whole visit what was started on it.
      gcTime: Infinity,
      onSuccess: (_answer, { id }) => {
        moveToOngoing(queryClient, id);
        for (const queryKey of [ongoingOptions.queryKey, getListNearbyQueryKey()])
          void queryClient.invalidateQueries({ queryKey });
        void renewUpcoming(queryClient);
      },
      onError: (error) => showToast(serverMessageOr(error, '챌린지를 시작하지 못했습니다.')),
    },
  });

  return {
    isStarting: isPending,
    start: (id: number): void => {
      const { latitude, longitude } = toCoordinates(fix?.latitude, fix?.longitude) ?? DEFAULT_CENTER;
      mutate({ id, data: { latitude, longitude } }, { onSuccess: onStarted, onError: onFailed });
    },
  };
}

/** Rejects with the failure of the start, unless the server has the challenge as started all the same. */
async function startOrFind(
  queryClient: QueryClient,
  { id, data }: StartChallengeMutationVariables,
): Promise<StartChallengeMutationResult> {
  try {
    return confirmed(await sendStart(id, data));
  } catch (failure) {
    if (!mayBeStarted(failure) || !(await isOngoing(queryClient, id))) throw failure;
    return { success: true };
  }
}

/** A conflict may be a start from before; what is no answer of the server itself leaves open what it has done. */
function mayBeStarted(failure: unknown): boolean {
  return isAnswerLost(failure) || (failure instanceof ApiError && failure.status === 409);
}

/** Whether the server lists the challenge among the ongoing ones; false also when it cannot be asked. */
async function isOngoing(queryClient: QueryClient, id: number): Promise<boolean> {
  // A list that was asked for before the start would not tell of it.
  await queryClient.cancelQueries({ queryKey: ongoingOptions.queryKey });
  const ongoing = await queryClient.fetchQuery({ ...ongoingOptions, staleTime: 0 }).catch(() => undefined);
  return uniqueById(readChallenges(ongoing)).some((challenge) => challenge.id === id);
}

function moveToOngoing(queryClient: QueryClient, id: number): void {
  const ready = uniqueById(readChallenges(queryClient.getQueryData(upcomingOptions.queryKey)));
  queryClient.setQueryData(ongoingOptions.queryKey, (answer) => {
    if (!answer) return answer;
    const doing = uniqueById(readChallenges(answer));
    return [...startChallenge({ ready, doing, done: [] }, id).doing];
  });
}

async function renewUpcoming(queryClient: QueryClient): Promise<void> {
  try {
    await refreshUpcomingChallenges();
  } catch (error) {
    console.warn('The upcoming challenges were not renewed:', error);
  }
  await queryClient.invalidateQueries({ queryKey: upcomingOptions.queryKey });
}
