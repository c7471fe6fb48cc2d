import { useMemo, useSyncExternalStore } from 'react';
import { completeChallenge } from '@generated/endpoints/challenges/challenges';
import type { Device } from '@/device/device';
import { useDevice } from '@/device/DeviceContext';
import { provedIds } from '@/domain/challenges/local-completions';
import { useSession } from '@/session/useSession';
import { createCompletionStore, type CompletionStore } from './completion-store';

/** One store for each user of a device: a sending that is under way outlives the page that began it. */
const stores = new WeakMap<Device, Map<number, CompletionStore>>();

function completionStoreOf(device: Device, userId: number): CompletionStore {
  const ofDevice = stores.get(device) ?? new Map<number, CompletionStore>();
  stores.set(device, ofDevice);
  const known = ofDevice.get(userId);
  if (known) return known;
  const store = createCompletionStore({ ...device, userId, send: completeChallenge });
  ofDevice.set(userId, store);
  return store;
}

/** The store of the current user. */
export function useCompletionStore(): CompletionStore {
  const device = useDevice();
  const { user } = useSession();
  return completionStoreOf(device, user?.userId ?? 0);
}

/**
 * The challenges that the user has completed on this device and that the server's list of completed ones does not
 * hold yet, as far as it was told by `dropKnown` (2 §4). `completedIds` names them; `provedIds` those of them that need
 * no other proof.
 */
export function useLocalCompletions() {
  const { subscribe, getAll, dropKnown, forget } = useCompletionStore();
  const completions = useSyncExternalStore(subscribe, getAll, getAll);
  const ids = useMemo(
    () => ({
      completedIds: new Set(completions.map(({ challengeId }) => challengeId)),
      provedIds: provedIds(completions),
    }),
    [completions],
  );
  return { completions, ...ids, dropKnown, forget };
}
