import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrollRestoration } from './useScrollRestoration';

/** What every navigation brings along: the focus on the new page's heading, and the place to which it is scrolled. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useScrollRestoration();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    // A page may have put the focus into its own field already.
    if (!main || main.contains(document.activeElement)) return;
    (main.querySelector('h1') ?? main).focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
