import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

/** What a test waits for may take this long on a machine that has much else to do, in milliseconds. */
configure({ asyncUtilTimeout: 5000 });

/** What the app asks of a browser and jsdom lacks. */
window.matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.getAnimations = () => [];
window.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

/** As after somebody's first touch: what a dialog is made of is there. */
beforeAll(async () => {
  const { DIALOG_PARTS } = await import('@/ui/dialogs/dialogs');
  await Promise.all(DIALOG_PARTS.map((load) => load()));
});

let consoleError: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  cleanNotifications();
  expect(consoleError.mock.calls, 'an unexpected console.error').toEqual([]);
  consoleError.mockRestore();
});

/** The files share a window, which is quicker than one each: the next file finds it empty, and loads the app anew. */
afterAll(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'kakao');
  vi.resetModules();
});
