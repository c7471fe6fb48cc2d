import { createChanges } from './changes';

/** What Chromium's browsers send when the app can be installed. No standard has it, and so the DOM's types don't either. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  /** What the browser offered before the app was there (index.html). */
  var earlyInstallPrompt: Event | undefined;
}

/** Safari on iOS tells by it whether the page was opened from the home screen; other browsers do not have it. */
type MaybeOnHomeScreen = Navigator & { standalone?: boolean };

/**
 * How the app can be installed from here: the browser asks the user by itself (`ask`), the user has to do it in the menu
 * of Safari (`by-hand`), or not at all: it is installed, or the browser cannot.
 */
export type InstallOffer = { way: 'ask'; ask: () => void } | { way: 'by-hand' } | null;

const BY_HAND: InstallOffer = { way: 'by-hand' };

let offer: InstallOffer = null;
const changes = createChanges();

function set(next: InstallOffer): void {
  offer = next;
  changes.tell();
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Keeps what the browser offers, or has offered already, until the user wants it. Call it once. */
export function watchInstallOffer(page: Window): void {
  if (page.Capacitor?.isNativePlatform?.() === true) return;
  const { standalone }: MaybeOnHomeScreen = page.navigator;
  if (standalone === false) set(BY_HAND);
  function keep(event: Event) {
    if (!isPrompt(event)) return;
    // Otherwise the browser would ask at once, over whatever the user is doing.
    event.preventDefault();
    set({
      way: 'ask',
      ask() {
        // An offer can be taken once; the browser makes another one when it sees fit.
        set(null);
        event.prompt().catch(() => undefined);
      },
    });
  }
  if (globalThis.earlyInstallPrompt) keep(globalThis.earlyInstallPrompt);
  page.addEventListener('beforeinstallprompt', keep);
  page.addEventListener('appinstalled', () => set(null));
}

export const getInstallOffer = (): InstallOffer => offer;

export const subscribeToInstallOffer = changes.subscribe;
