import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getStartChallengeMutationKey } from '@generated/endpoints/challenges/challenges';

/** The challenges started on this visit of the app, also while the server still lists them as upcoming (2 §4). */
export function useStartedIds(): readonly number[] {
  const ids = useMutationState({
    filters: { mutationKey: getStartChallengeMutationKey(), status: 'success' },
    select: ({ state }) => readId(state.variables),
  });
  return useMemo(() => ids.filter((id) => id !== undefined), [ids]);
}

function readId(variables: unknown): number | undefined {
  if (typeof variables !== 'object' || variables === null || !('id' in variables)) return undefined;
  return typeof variables.id === 'number' ? variables.id : undefined;
}
