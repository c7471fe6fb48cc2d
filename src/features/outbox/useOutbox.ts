import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { readOutbox, removeFromOutbox, subscribeToOutbox, type OutboxItem } from '@/offline/outbox';
import { sendOutbox } from './send-outbox';

const NONE: readonly OutboxItem[] = [];

/** What waits to be sent, and its sending on a tap. */
export function useOutbox(userId: number) {
  const device = useDevice();
  const queryClient = useQueryClient();
  const [items, setItems] = useState(NONE);

  useEffect(() => {
    let isLeft = false;
    const read = () =>
      void readOutbox(device, userId).then((found) => {
        if (!isLeft) setItems(found);
      });
    read();
    const unsubscribe = subscribeToOutbox(read);
    document.addEventListener('visibilitychange', read);
    return () => {
      isLeft = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', read);
    };
  }, [device, userId]);

  return {
    items,
    /** Never rejects. */
    send: (wanted: readonly OutboxItem[]) => sendOutbox({ device, queryClient, userId }, wanted),
    remove: (id: string) => removeFromOutbox(device, userId, id),
  };
}
