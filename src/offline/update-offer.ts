import { createChanges } from './changes';

type TakeUpdate = () => void;

let offered: TakeUpdate | null = null;
const changes = createChanges();

function set(next: TakeUpdate | null): void {
  offered = next;
  changes.tell();
}

/**
 * Says that a newer version of the app is there.
 * @param take opens it in the place of this one; on a tap only, because what stands in fields would be lost
 */
export const offerUpdate = (take: TakeUpdate): void => set(take);

/** The user goes on with this version; the next start of the app has the new one. */
export const declineUpdate = (): void => set(null);

/** Opens the newer version; null where there is none, or the user does not want it now. */
export const getOfferedUpdate = (): TakeUpdate | null => offered;

export const subscribeToUpdates = changes.subscribe;
