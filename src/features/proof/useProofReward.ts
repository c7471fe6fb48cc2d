import { skipToken, useQuery } from '@tanstack/react-query';
import { proofRewardKey } from './refresh-after-completion';

/** How many hallabong the proof of a challenge has brought in this visit; null while the server has told of none. */
export function useProofReward(challengeId: number | undefined): number | null {
  const { data = null } = useQuery<number>({ queryKey: proofRewardKey(challengeId), queryFn: skipToken });
  return data;
}
