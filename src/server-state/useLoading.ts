import { useDeferredValue } from 'react';

/**
 * Whether a screen shows that it is loading: as long as it does, and until what has come is drawn. That is done in small
 * slices then, for an answer would have all of it drawn in one go, and whoever taps meanwhile would wait.
 */
export function useLoading(isLoading: boolean): boolean {
  const wasLoading = useDeferredValue(isLoading);
  return isLoading || wasLoading;
}
