import { toReturnPath } from '@/domain/routes/guards';

/** What a navigation to the login page carries: where to go afterwards. */
export interface LoginState {
  returnTo: string;
}

/** Where to go after login: the place that the navigation to the login page carried, else /main. */
export function readReturnTo(state: unknown): string {
  const isLoginState = typeof state === 'object' && state !== null && 'returnTo' in state;
  return toReturnPath(isLoginState && typeof state.returnTo === 'string' ? state.returnTo : undefined);
}
