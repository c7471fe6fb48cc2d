import { useSyncExternalStore } from 'react';

/**
 * How much of the bottom of the page the phone's keyboard covers, in CSS pixels. 0 without a keyboard, and where the
 * browser makes the page smaller instead (`interactive-widget=resizes-content`), which Safari does not.
 */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, getInset, getInset);
}

let inset = 0;
const getInset = () => inset;

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  const read = () => {
    inset = readInset();
    onChange();
  };
  // To read the size lays out the page, which the next frame does anyway.
  const frame = requestAnimationFrame(read);
  viewport?.addEventListener('resize', read);
  viewport?.addEventListener('scroll', read);
  return () => {
    cancelAnimationFrame(frame);
    viewport?.removeEventListener('resize', read);
    viewport?.removeEventListener('scroll', read);
  };
}

function readInset(): number {
  const viewport = window.visualViewport;
  // Zooming in makes the visible part smaller too.
  if (!viewport || viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
