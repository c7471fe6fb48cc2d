import {
  type KeyboardEvent as ReactKeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useRootMark } from '../frame/root-mark';
import { getTopOverlay, type OpenOverlay, pushOverlay, subscribeToOverlays } from './overlay-stack';

/**
 * The page beneath is kept still by a mark on the root. Mantine would count the width of its scroll bar, for which there is
 * always room, and have the whole page styled anew.
 */
const KEPT_STILL_BY_MARK = { removeScrollBar: false };

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

/** The system's request to close something, such as Android's back gesture. Not every browser has it. */
interface CloseRequests extends EventTarget {
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseRequests;
  }
}

/** The title of an overlay that has no field to begin with takes the focus, and never the button that refuses. */
export const TAKES_FOCUS = { tabIndex: -1, 'data-autofocus': true } as const;

/**
 * What every overlay of the app has beyond Mantine's own: Escape (but not the one that ends the composition of a
 * syllable) and the system's back gesture close the topmost one only; what lies beneath is inert; the focus goes back to
 * where it was; and what happens inside stays inside. One that is drawn while it is closed has none of it meanwhile.
 *
 * @param dismissible false while it must stay, such as during a sending
 * @returns the props of Mantine's Modal.Root or Drawer.Root
 */
export function useOverlay(opened: boolean, onClose: () => void, dismissible: boolean) {
  const [self] = useState<OpenOverlay>(() => ({}));
  const top = useSyncExternalStore(subscribeToOverlays, getTopOverlay, getTopOverlay);
  const isDismissible = useEffectEvent(() => dismissible);
  useRootMark('data-overlay', opened);

  useLayoutEffect(() => {
    if (!opened) return undefined;
    const focusedBefore = document.activeElement;
    const takeOff = pushOverlay(self);
    return () => {
      takeOff();
      if (!(focusedBefore instanceof HTMLElement)) return;
      focusedBefore.focus({ preventScroll: true });
      // An overlay beneath lets nothing take it until it is rendered anew.
      if (document.activeElement !== focusedBefore)
        queueMicrotask(() => focusedBefore.focus({ preventScroll: true }));
    };
  }, [self, opened]);

  const askToClose = useEffectEvent(() => {
    if (dismissible && getTopOverlay() === self) onClose();
  });

  useEffect(() => {
    if (!opened) return undefined;
    // Where nothing inside has the focus, such as after a tap beside the controls.
    const handleKeyDown = (event: KeyboardEvent) => {
      // The one beneath would keep the key from the topmost.
      if (getTopOverlay() === self) closeOnEscape(event, askToClose);
    };
    document.addEventListener('keydown', handleKeyDown);
    const stopWatching = watchCloseRequests(askToClose, isDismissible);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      stopWatching();
    };
  }, [self, opened]);

  return {
    opened,
    onClose: () => {
      if (dismissible) onClose();
    },
    closeOnEscape: false,
    returnFocus: false,
    removeScrollProps: KEPT_STILL_BY_MARK,
    inert: top !== undefined && top !== self,
    onClick: stopPropagation,
    onKeyDown: (event: ReactKeyboardEvent) => {
      // Mantine's focus trap listens further out.
      if (event.key === 'Tab') return;
      event.stopPropagation();
      closeOnEscape(event.nativeEvent, () => {
        if (dismissible && getTopOverlay() === self) onClose();
      });
    },
    onSubmit: stopPropagation,
  } as const;
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  // The browser would take the same key for a close request of its own, and the overlay beneath for one to it.
  event.preventDefault();
  // Safari tells of the key that ended a composition after its end, by the code 229 alone.
  if (!event.isComposing && event.keyCode !== 229) close();
}

/** A watcher ends with the request that it reports: while the overlay stays, another takes its place. */
function watchCloseRequests(ask: () => void, isDismissible: () => boolean): () => void {
  let watcher: CloseRequests | undefined;
  const watch = () => {
    if (!window.CloseWatcher) return;
    watcher = new window.CloseWatcher();
    watcher.addEventListener('cancel', (event) => {
      if (!isDismissible()) event.preventDefault();
    });
    watcher.addEventListener('close', () => {
      watch();
      ask();
    });
  };
  watch();
  return () => watcher?.destroy();
}
