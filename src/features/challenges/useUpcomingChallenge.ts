import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getListUpcomingChallengesQueryOptions } from '@generated/endpoints/challenges/challenges';
import { serverMessageOr } from '@/api/api-error';
import type { ChallengeSource } from '@/domain/challenge-card';
import { readChallenges, uniqueById } from '@/domain/challenge-list';

type Lookup =
  | { status: 'found'; challenge: ChallengeSource }
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; errorText: string; retry: () => unknown };

/** What a card hands to the page of its challenge, as navigation state (2 §2). */
export interface ChallengeState {
  challenge: ChallengeSource;
}

/** The upcoming challenge of an address: from the navigation state, or looked up in the upcoming list (2 §2). */
export function useUpcomingChallenge(idText: string): Lookup {
  const passed = readState(useLocation().state, idText);
  const isId = /^\d+$/.test(idText);
  const { data, error, refetch } = useQuery({
    ...getListUpcomingChallengesQueryOptions(),
    enabled: passed === undefined && isId,
  });

  if (passed) return { status: 'found', challenge: passed };
  if (!isId) return { status: 'missing' };
  if (data) {
    const challenge = uniqueById(readChallenges(data)).find(({ id }) => String(id) === idText);
    return challenge ? { status: 'found', challenge } : { status: 'missing' };
  }
  if (!error) return { status: 'loading' };
  return {
    status: 'failed',
    errorText: `로드 실패: ${serverMessageOr(error, '불러오기 실패')}`,
    retry: refetch,
  };
}

function readState(state: unknown, idText: string): ChallengeSource | undefined {
  const challenge = isRecord(state) ? state['challenge'] : undefined;
  return isChallenge(challenge) && String(challenge.id) === idText ? challenge : undefined;
}

function isChallenge(value: unknown): value is ChallengeSource {
  return isRecord(value) && typeof value['id'] === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
