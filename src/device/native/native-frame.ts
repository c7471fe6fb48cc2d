import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Keyboard } from '@capacitor/keyboard';
import { showTypedField } from '@/device/typed-field';

/**
 * Dresses what the system puts around the page: dark signs on the app's light status and navigation bars, and a field
 * that stays in sight above the keyboard. Nothing depends on it: what fails is left as the system has it.
 */
export function dressFrame(): void {
  void SystemBars.setStyle({ style: SystemBarsStyle.Light }).catch(() => undefined);
  void Keyboard.addListener('keyboardDidShow', showTypedField).catch(() => undefined);
}
