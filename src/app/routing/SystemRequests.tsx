import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SystemPort } from '@/device/system';
import { getTopOverlay } from '@/ui/dialogs/overlay-stack';

/**
 * Does what the system asks of the native app: opens addresses, and goes one step back. The topmost overlay closes first,
 * then the page before is shown, and on the first one the app is left.
 */
export function SystemRequests({ system }: { system: SystemPort }) {
  const navigate = useNavigate();

  const goBack = useEffectEvent(() => {
    if (getTopOverlay()) closeTopOverlay();
    else if (isFirstEntry(window.history.state)) system.leave();
    else void navigate(-1);
  });
  const open = useEffectEvent((address: string) => void navigate(address));

  useEffect(() => {
    const ends = [system.onBack(() => goBack()), system.onOpen((address) => open(address))];
    return () => {
      for (const end of ends) end();
    };
  }, [system]);

  return null;
}

/** As the user would by Escape: each overlay knows whether it may be closed now. */
function closeTopOverlay(): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** Whether the visit began here: the router counts its entries in the state of the browser's history. */
function isFirstEntry(state: unknown): boolean {
  return typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0;
}
