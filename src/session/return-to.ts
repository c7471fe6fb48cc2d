import { toReturnPath } from '@/domain/routes/guards';
import { useLocation } from 'react-router-dom';

/** What a navigation to the login page carries: where to go afterwards. */
export interface LoginState {
  returnTo: string;
}

/** Where to go after login: the place that the navigation to the login page carried, else /main. */
export function readReturnTo(state: unknown): string {
  const isLoginState = typeof state === 'object' && state !== null && 'returnTo' in state;
  return toReturnPath(isLoginState && typeof state.returnTo === 'string' ? state.returnTo : undefined);
}

/** On the login page: where to go afterwards, /main unless a visitor was on the way to somewhere else. */
export function useReturnTo(): string {
  return readReturnTo(useLocation().state);
}
