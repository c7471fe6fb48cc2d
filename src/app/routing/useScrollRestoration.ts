import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { createBrowserStorage } from '@/device/storage/browser-storage';
import { readStored, writeStored } from '@/device/storage/storage';

const KEY = 'dosaegi.scroll';
/** A page that is still loading is given this long to become high enough, in milliseconds. */
const PATIENCE_MS = 2000;

const storage = createBrowserStorage(() => sessionStorage);
const Positions = z.array(z.tuple([z.string(), z.number()]));
const positions = new Map(readStored(storage, KEY, Positions, []));

function store(): void {
  writeStored(storage, KEY, [...positions].slice(-50));
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
    if (navigationType !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      return undefined;
    }
    return restore(positions.get(key) ?? 0);
    // Only another page moves the scroll position: within one, `key` changes with every change of the query.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  // A layout effect, because the scroll event of a new page's beginning may come before effects that wait for the
  // paint: it would count as the last place of the page before.
  useLayoutEffect(() => {
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
