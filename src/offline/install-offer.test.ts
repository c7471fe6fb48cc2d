import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const offerOf = () =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn<() => Promise<undefined>>(async () => undefined),
  });

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  delete globalThis.earlyInstallPrompt;
});

it('what the browser offers while the app is there is held back until the user wants it, and is taken once', async () => {
  const offers = await import('./install-offer');
  offers.watchInstallOffer(window);
  expect(offers.getInstallOffer()).toBeNull();
  const event = offerOf();
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const offer = offers.getInstallOffer();
  if (offer?.way !== 'ask') throw new Error('The browser does not ask.');
  expect(event.prompt).not.toHaveBeenCalled();
  offer.ask();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(offers.getInstallOffer()).toBeNull();
});

it('what the browser offered before the app was there is taken up', async () => {
  const offers = await import('./install-offer');
  const event = offerOf();
  globalThis.earlyInstallPrompt = event;
  offers.watchInstallOffer(window);
  expect(offers.getInstallOffer()).toMatchObject({ way: 'ask' });
  window.dispatchEvent(new Event('appinstalled'));
  expect(offers.getInstallOffer()).toBeNull();
});
