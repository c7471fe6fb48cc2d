import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { holdDrawn, isDrawnShown } from './drawing';

/**
 * Behind a page that the server has drawn, what it holds is drawn in a task of its own, after the rest of the page. All of it
 * in one keeps a slow phone busy; the drawing stays in sight until it is there. Everywhere else it is drawn at once.
 */
export function NextSlice({ children }: { children: ReactNode }) {
  const [isItsTurn, setItsTurn] = useState(() => !isDrawnShown());
  useLayoutEffect(() => {
    if (isItsTurn) return undefined;
    // A deferred value would come in one commit with a page whose code has only now arrived.
    startTransition(() => setItsTurn(true));
    return holdDrawn();
  }, [isItsTurn]);
  return isItsTurn && children;
}
