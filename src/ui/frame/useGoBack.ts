import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the visit began here: the router counts its entries in the state of the browser's history. */
function isFirstEntry(key: string): boolean {
  const state: unknown = window.history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex ? state.idx === 0 : key === 'default';
}

/**
 * Goes one page back, or to `fallback` where the visit began on this page, so that nobody falls out of the app. A
 * page that a guard put in the place of the first one counts as the first.
 *
 * @param state what `fallback` is told, such as where to go after login
 */
export function useGoBack(fallback: string, state?: unknown): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (isFirstEntry(key)) void navigate(fallback, { replace: true, state });
    else void navigate(-1);
  }, [fallback, key, navigate, state]);
}
