import { createBrowserDevice } from './browser-device';
import type { Device } from './device';

declare global {
  interface Window {
    /** Put there by the native app before anything of the page runs. */
    Capacitor?: { isNativePlatform?: () => boolean };
  }
}

/**
 * The device that the app runs on. What only the native app needs is loaded there alone.
 * @param hasAndroidAlerts whether the Android app was built with what alerts need there
 */
export async function createDevice(hasAndroidAlerts: boolean): Promise<Device> {
  const browser = createBrowserDevice();
  if (window.Capacitor?.isNativePlatform?.() !== true) return browser;
  const { createNativeDevice } = await import('./native/native-device');
  return createNativeDevice(browser, hasAndroidAlerts);
}
