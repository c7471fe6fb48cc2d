import { useSyncExternalStore } from 'react';

/**
 * How much of the bottom of the page the phone's keyboard covers, in CSS pixels. 0 without a keyboard, and where the
 * browser makes the page smaller instead (`interactive-widget=resizes-content`), which Safari does not.
 */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, readInset, readNoInset);
}

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  viewport?.addEventListener('scroll', onChange);
  return () => {
    viewport?.removeEventListener('resize', onChange);
    viewport?.removeEventListener('scroll', onChange);
  };
}

function readInset(): number {
  const viewport = window.visualViewport;
  // Zooming in makes the visible part smaller too.
  if (!viewport || viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

const readNoInset = () => 0;
