import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'dosaegi.scroll';
/** A page that is still loading is given this long to become high enough, in milliseconds. */
const PATIENCE_MS = 2000;

const positions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage is blocked or full: positions live until the next reload.
  }
}

/**
 * Begins a new page at its top and brings a page to which the user goes back to where it was left, also after a
 * reload. A change of the query alone, such as of a tab, leaves the page where it is.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);

  useLayoutEffect(() => {
    if (navigationType !== 'POP') {
      window.scrollTo(0, 0);
      return undefined;
    }
    return restore(positions.get(key) ?? 0);
    // Only another page moves the scroll position: within one, `key` changes with every change of the query.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  useEffect(() => {
    const remember = () => {
      positions.delete(key);
      positions.set(key, window.scrollY);
    };
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

function restore(top: number): (() => void) | undefined {
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) <= 1) return undefined;

  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
