import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ProvedChallenge } from '@/domain/challenges/local-completions';
import { type Coordinates, toCoordinates } from '@/domain/map/geo';
import { refreshAfterCompletion } from './refresh-after-completion';
import { useCompletionStore } from './useLocalCompletions';

/** A challenge as far as its proof goes; what a server left out is null. */
export interface ProofChallenge extends ProvedChallenge {
  id: number | null;
}

/**
 * Completes a challenge with a photo (2 §4), proved where the user is, or else at the challenge itself. It is completed
 * on this device whatever the server answers. Without an id or any coordinates no call is sent, with a warning. The
 * user and all lists of challenges are loaded anew when it has settled. Never rejects.
 */
export function useCompleteChallenge() {
  const queryClient = useQueryClient();
  const { complete, getAll } = useCompletionStore();

  return useCallback(
    async (challenge: ProofChallenge, position: Coordinates | null, photo: string): Promise<void> => {
      const { id, image, latitude, longitude, themeName, title } = challenge;
      if (id === null) {
        console.warn('A challenge without an id is not sent to the server.');
      } else {
        const place =
          toCoordinates(position?.latitude, position?.longitude) ?? toCoordinates(latitude, longitude);
        const proved = { title, themeName, image, latitude, longitude };
        await complete({ challengeId: id, challenge: proved, place, photo });
      }
      const accepted = getAll().find(({ challengeId, isConfirmed }) => challengeId === id && isConfirmed);
      refreshAfterCompletion(queryClient, accepted?.challengeId);
    },
    [complete, getAll, queryClient],
  );
}
