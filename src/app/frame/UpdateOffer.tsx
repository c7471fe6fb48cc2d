import { useSyncExternalStore } from 'react';
import { declineUpdate, getOfferedUpdate, subscribeToUpdates } from '@/offline/update-offer';
import { LazyPart, rememberPart } from '@/ui/LazyPart';

const loadBanner = rememberPart(() => import('./UpdateBanner').then((module) => module.UpdateBanner));

/** The offer of a newer version, where there is one. Its code comes with the offer. */
export function UpdateOffer() {
  const take = useSyncExternalStore(subscribeToUpdates, getOfferedUpdate, getOfferedUpdate);
  if (!take) return null;
  return <LazyPart load={loadBanner} props={{ onTake: take }} onMissing={declineUpdate} isToasted={false} />;
}
