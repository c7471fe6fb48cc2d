import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the focus is there; a control that Tab does not reach in 40 presses fails the test. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = control.page();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await hasFocus()); presses += 1) await page.keyboard.press(key);
  await expect(control).toBeFocused();
}
