import { useMemo, useSyncExternalStore } from 'react';
import { completeChallenge } from '@generated/endpoints/challenges/challenges';
import type { Device } from '@/device/device';
import { useDevice } from '@/device/DeviceContext';
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
 * hold yet, as far as it was told by `dropKnown` (2 §4). `completedIds` names them for those who only leave them out.
 */
export function useLocalCompletions() {
  const { subscribe, getAll, dropKnown } = useCompletionStore();
  const completions = useSyncExternalStore(subscribe, getAll);
  const completedIds: ReadonlySet<number> = useMemo(
    () => new Set(completions.map(({ challengeId }) => challengeId)),
    [completions],
  );
  return { completions, completedIds, dropKnown };
}
