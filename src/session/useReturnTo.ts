import { useLocation } from 'react-router-dom';
import { readReturnTo } from './return-to';

/** On the login page: where to go afterwards, /main unless a visitor was on the way to somewhere else. */
export function useReturnTo(): string {
  return readReturnTo(useLocation().state);
}
