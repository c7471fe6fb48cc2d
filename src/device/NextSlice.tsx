import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { isDrawnShown } from './drawing';

/**
 * Behind a page that the server has drawn, what it holds is drawn in a task of its own, after the rest of the page. All of it
 * in one keeps a slow phone busy. Everywhere else it is drawn at once.
 */
export function NextSlice({ children }: { children: ReactNode }) {
  const [isItsTurn, setItsTurn] = useState(() => !isDrawnShown());
  // A deferred value would come in one commit with a page whose code has only now arrived.
  useEffect(() => startTransition(() => setItsTurn(true)), []);
  return isItsTurn && children;
}
