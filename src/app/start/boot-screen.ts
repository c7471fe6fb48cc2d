import { dropUnwantedMarks } from '@/ui/frame/root-mark';
import { applyWaitingStyleSheets } from './style-sheets';

declare global {
  /** The button or link of the drawn page that was tapped last; the page itself notes it (index.html). */
  var tappedEarly: Element | undefined;
  /** Whether a finger lies on the screen and may become a tap; the page itself notes it. */
  var isPressedEarly: boolean | undefined;
  /** Whether a syllable is being composed; the page itself notes it. */
  var isComposingEarly: boolean | undefined;
}

/** Takes away the page that the server has drawn; what stands behind it comes into sight, with the styles that waited. */
export function removeDrawn(): void {
  const marks = document.getElementById('drawn')?.dataset.rootMarks?.match(/\S+/g) ?? [];
  for (const id of ['drawn', 'drawn-state', 'drawn-styles']) document.getElementById(id)?.remove();
  document.documentElement.classList.remove('drawn');
  applyWaitingStyleSheets();
  dropUnwantedMarks(marks);
  globalThis.tappedEarly = undefined;
}

let replaceDrawn = () => {
  const tapped = globalThis.tappedEarly;
  removeDrawn();
  followLink(tapped);
};

/** A link that was to wait for the app leads on by itself, without what the app would have handed on. */
export function followLink(tapped: Element | undefined): void {
  if (tapped instanceof HTMLAnchorElement) window.location.assign(tapped.href);
}

/** Says how the app takes the place of the page that the server has drawn; without it that page is only taken away. */
export function replaceDrawnBy(replace: () => void): void {
  replaceDrawn = replace;
}

/**
 * Takes away what index.html has shown until now, the boot screen or the page of the server: the app's own is ready. Whoever
 * composes or taps ends that first.
 */
export function showApp(): void {
  document.getElementById('boot')?.remove();
  replaceDrawn();
}
