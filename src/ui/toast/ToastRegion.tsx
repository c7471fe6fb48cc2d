import { Portal, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { TOAST_MS } from '@/domain/limits';
import { rememberPart, useLazyPart, usePreload } from '@/ui/LazyPart';

const loadToasts = rememberPart(() => import('./Toasts').then((module) => module.Toasts));
const LATER_PARTS = [loadToasts];

/** Where toasts appear, above everything else, and are read out politely. */
export function ToastRegion() {
  usePreload(LATER_PARTS);
  const isWanted = useNotifications().notifications.length > 0;
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  // A portal that comes in one commit with a page lets all effects of that page run in the task of the commit.
  const isMounted = useMounted();
  if (!isMounted) return null;
  return (
    <Portal>
      <output aria-live="polite">{wasWanted && <LoadedToasts />}</output>
    </Portal>
  );
}

function LoadedToasts() {
  const { Part, isMissing, retry } = useLazyPart(loadToasts);
  if (Part) return <Part />;
  return isMissing ? <PlainToast onLeave={retry} /> : null;
}

/** The newest toast as mere text, where the code of toasts could not be loaded, such as without a connection. */
function PlainToast({ onLeave }: { onLeave: () => void }) {
  const { id, message } = useNotifications().notifications.at(-1) ?? {};

  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => {
      notifications.hide(id);
      onLeave();
    }, TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, onLeave]);

  return (
    message !== undefined && (
      <Text
        pos="fixed"
        inset="calc(var(--safe-top) + 5px) 52px auto"
        style={{ zIndex: 'var(--mantine-z-index-overlay)' }}
        bg="var(--dusk)"
        c="white"
        p="sm"
        ta="center"
        bdrs={16}
      >
        {message}
      </Text>
    )
  );
}
