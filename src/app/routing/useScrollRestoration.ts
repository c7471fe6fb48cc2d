import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { useDevice } from '@/device/DeviceContext';
import { readStored, type StoragePort, writeStored } from '@/device/storage/storage';

const KEY = 'dosaegi.scroll';
/** A page that is still loading is given this long to become high enough, in milliseconds. */
const PATIENCE_MS = 2000;

const PositionsSchema = z.array(z.tuple([z.string(), z.number()]));

/** Where each page was left, by its entry in the history; read once from each storage. */
const kept = new WeakMap<StoragePort, Map<string, number>>();

function positionsOf(storage: StoragePort): Map<string, number> {
  const known = kept.get(storage);
  if (known) return known;
  const positions = new Map(readStored(storage.session, KEY, PositionsSchema, []));
  kept.set(storage, positions);
  return positions;
}

/**
 * Begins a new page at its top and brings a page to which the user goes back to where it was left, also after a
 * reload. A change of the query alone, such as of a tab, leaves the page where it is.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const { storage } = useDevice();
  // Each address that is opened anew begins a history of its own, whose first key is always this one.
  const entry = key === 'default' ? `${pathname}${search}` : key;
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => writeStored(storage.session, KEY, [...positionsOf(storage)].slice(-50));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [storage]);

  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      return undefined;
    }
    const top = positionsOf(storage).get(entry);
    // A page that has only just been opened stands at its top; to move it there would lay it out before its time.
    if (top === undefined && isFirst.current) return undefined;
    return restore(top ?? 0);
    // Only another page moves the scroll position: within one, `entry` changes with every change of the query.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  // A layout effect, because the scroll event of a new page's beginning may come before effects that wait for the
  // paint: it would count as the last place of the page before.
  useLayoutEffect(() => {
    const positions = positionsOf(storage);
    const remember = () => {
      positions.delete(entry);
      positions.set(entry, window.scrollY);
    };
    if (!isFirst.current || positions.has(entry)) remember();
    isFirst.current = false;
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [entry, storage]);
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
