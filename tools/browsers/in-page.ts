// What runs in the page itself. Each function is sent as text: it names nothing from outside of itself.
import type * as TestingLibrary from '@testing-library/dom';

declare global {
  /** What finds elements; it is sent along with {@link findElements}. */
  var TestingLibraryDom: typeof TestingLibrary;
}

/** A part of a screen as a user knows it: by its role and name, or a field by its label. A string is the whole name. */
export type Wanted = { role: string; name: string | { pattern: string } } | { label: string };

/** The elements that the last step of a path leads to, each step within what the one before found. */
export function findElements(path: readonly Wanted[]): HTMLElement[] {
  const library = globalThis.TestingLibraryDom;
  const findIn = (place: HTMLElement, wanted: Wanted): HTMLElement[] => {
    if ('label' in wanted) return library.queryAllByLabelText(place, wanted.label);
    const { role, name } = wanted;
    return library.queryAllByRole(place, role, {
      name: typeof name === 'string' ? name : new RegExp(name.pattern),
    });
  };
  return path.reduce<HTMLElement[]>(
    (places, wanted) => places.flatMap((place) => findIn(place, wanted)),
    [document.body],
  );
}

/** Brings an element to where no bar of the screen lies over it. */
export function bringIntoSight(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** What can be read on the screen: nothing while the boot screen stands over the app. */
export function readText(): string {
  return document.getElementById('boot') ? '' : document.body.innerText;
}

/** Lets the device stand at a place: these browsers have none to ask. */
export function standAt(latitude: number, longitude: number): void {
  const coords = {
    latitude,
    longitude,
    accuracy: 8,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  const watchPosition = (tell: (position: unknown) => void) => {
    const say = () => tell({ coords, timestamp: Date.now() });
    setTimeout(say, 0);
    return window.setInterval(say, 1000);
  };
  Object.defineProperties(navigator.geolocation, {
    watchPosition: { configurable: true, value: watchPosition },
    clearWatch: { configurable: true, value: (id: number) => window.clearInterval(id) },
  });
}

/** Puts aside what the tab knows of before. */
export function keepInTab(entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
}
