import { useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useDevice } from '@/device/DeviceContext';
import { readStored, toAccountPrefix, writeStored } from '@/device/storage/storage';
import { usePosition } from '@/device/position/usePosition';
import { metersBetween } from '@/domain/map/geo';
import {
  findProximityPrompt,
  fromSavedPrompts,
  type OngoingChallenge,
  type ProximityPrompt,
  recordPrompt,
} from '@/domain/challenges/proximity';
import { useSession } from '@/session/useSession';
import { getTopOverlay, subscribeToOverlays } from '@/ui/dialogs/overlay-stack';

/** When the dialog was last shown to a user, per challenge (2 §3). It outlives signing out, as its 180,000 ms do. */
const toKey = (userId: number) => `${toAccountPrefix(userId)}last-prompts`;

const savedPrompts = z.pipe(z.unknown(), z.transform(fromSavedPrompts));

/**
 * The proximity dialog to show (2 §4): opened by a position within 120 m of the nearest challenge, at most once per
 * user and challenge every 180,000 ms, which is kept over a reload and over signing out. It waits while another dialog is open. Its distance
 * follows the user until it is dismissed.
 * @param isBusy whether the page is about to open another dialog, whose code may still be on its way
 */
export function useProximityPrompt(
  challenges: readonly OngoingChallenge[],
  isBusy: boolean,
): {
  prompt: ProximityPrompt | null;
  dismiss: () => void;
} {
  const { clock, storage } = useDevice();
  const { fix } = usePosition();
  const { user } = useSession();
  const key = toKey(user?.userId ?? 0);
  const isBlocked = useSyncExternalStore(subscribeToOverlays, getTopOverlay, getTopOverlay) !== undefined;
  const [opened, setOpened] = useState<ProximityPrompt | null>(null);

  useEffect(() => {
    // A dialog that opened with this very rendering is known only by now.
    if (fix === null || opened !== null || isBusy || isBlocked || getTopOverlay() !== undefined) return;
    const lastPrompts = readStored(storage.local, key, savedPrompts, {});
    const found = findProximityPrompt(fix, challenges, lastPrompts, clock.now());
    if (found === null) return;
    writeStored(storage.local, key, recordPrompt(lastPrompts, found.challenge.id, clock.now()));
    // oxlint-disable-next-line react/set-state-in-effect -- opening notes its time as well, which rendering must not do
    setOpened(found);
  }, [fix, challenges, opened, isBusy, isBlocked, storage, clock, key]);

  const prompt = opened && fix ? { ...opened, meters: metersBetween(fix, opened.challenge) } : opened;
  return { prompt, dismiss: () => setOpened(null) };
}
