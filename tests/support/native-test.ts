import { NativeBridge } from './native-bridge.ts';
import { test as base } from './browser-test.ts';

export { expect } from './browser-test.ts';

/** A test in the native app, whose system is a stand-in. Call `bridge.start()` before the page is opened. */
export const test = base.extend<{ bridge: NativeBridge }>({
  bridge: async ({ page }, use) => {
    await use(new NativeBridge(page));
  },
});
