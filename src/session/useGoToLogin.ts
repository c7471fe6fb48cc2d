import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import type { LoginState } from './return-to';

/** Sends a visitor to the login page, and from there back to the page they are on. */
export function useGoToLogin(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    const state: LoginState = { returnTo: pathname + search };
    void navigate(paths.login(), { state });
  }, [navigate, pathname, search]);
}
