import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { readOutbox, subscribeToOutbox } from '@/offline/outbox';
import { LazyPart, rememberPart } from '@/ui/LazyPart';

const loadCard = rememberPart(() => import('./OutboxCard').then((module) => module.OutboxCard));

/** What waits to be sent, where there is something. */
export function Outbox({ userId }: { userId: number }) {
  const device = useDevice();
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    let isLeft = false;
    const look = () =>
      void readOutbox(device, userId).then((items) => {
        if (!isLeft && items.length > 0) setNeeded(true);
      });
    look();
    const unsubscribe = subscribeToOutbox(look);
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, [device, userId]);

  return isNeeded ? (
    <LazyPart load={loadCard} isUrgent props={{ userId }} onMissing={() => setNeeded(false)} />
  ) : null;
}
