import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getListUpcomingChallengesQueryOptions } from '@generated/endpoints/challenges/challenges';
import { serverMessageOr } from '@/api/api-error';
import { useFailureCause } from '@/offline/useFailureCause';
import type { FailureCause } from '@/domain/failure-cause';
import type { ChallengeSource, ChallengeState } from '@/domain/challenges/challenge-card';
import { readChallenges, uniqueById } from '@/domain/challenges/challenge-list';
import { isRecord } from '@/domain/unknown-values';

type Lookup =
  | { status: 'found'; challenge: ChallengeSource }
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; errorText: string; cause: FailureCause; retry: () => unknown };

/**
 * The upcoming challenge of an address: from the navigation state, or looked up in the upcoming list (2 §2). What comes
 * from the map, which knows little of it, is shown at once and looked up as well.
 */
export function useUpcomingChallenge(idText: string): Lookup {
  const passed = readState(useLocation().state, idText);
  const isId = /^\d+$/.test(idText);
  const { data, error, refetch } = useQuery({
    ...getListUpcomingChallengesQueryOptions(),
    enabled: isId && (passed === undefined || passed.isPartial === true),
  });
  const cause = useFailureCause(error);

  if (passed && !passed.isPartial) return { status: 'found', challenge: passed.challenge };
  if (!isId) return { status: 'missing' };
  const listed = uniqueById(readChallenges(data)).find(({ id }) => String(id) === idText);
  const challenge = listed ?? passed?.challenge;
  if (challenge) return { status: 'found', challenge };
  if (data) return { status: 'missing' };
  if (!error) return { status: 'loading' };
  return {
    status: 'failed',
    errorText: `로드 실패: ${serverMessageOr(error, '불러오기 실패')}`,
    cause,
    retry: refetch,
  };
}

function readState(state: unknown, idText: string): ChallengeState | undefined {
  if (!isRecord(state) || !isChallenge(state['challenge'])) return undefined;
  if (String(state['challenge'].id) !== idText) return undefined;
  return { challenge: state['challenge'], isPartial: state['isPartial'] === true };
}

function isChallenge(value: unknown): value is ChallengeSource {
  return isRecord(value) && typeof value['id'] === 'number';
}
