import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes one page back, or to `fallback` where the visit began on this page, so that nobody falls out of the app.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return useCallback(() => {
    if (isFirstPage) void navigate(fallback, { replace: true });
    else void navigate(-1);
  }, [fallback, isFirstPage, navigate]);
}
