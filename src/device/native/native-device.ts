import { Capacitor } from '@capacitor/core';
import { PHOTO_QUALITY_NATIVE } from '@/domain/limits';
import { createBrowserPhoto } from '../photo/browser-photo';
import type { Device } from '../device';
import { createNativeAlerts } from './native-alerts';
import { createNativeCamera } from './native-camera';
import { dressFrame } from './native-frame';
import { createNativeHaptics } from './native-haptics';
import { createNativePedometer } from './native-pedometer';
import { createNativePermissions } from './native-permissions';
import { createNativePosition } from './native-position';
import { createNativeSharing } from './native-sharing';
import { createNativeStorage } from './native-storage';
import { createNativeSystem, readLaunchAddress } from './native-system';

/**
 * The device behind the native app. What a web view does as well as the system is the browser's: clock, drafts, locks,
 * network and the storage of the session. Requests go through the system's HTTP client by themselves
 * (capacitor.config.ts).
 * @param hasAndroidAlerts whether the Android app was built with what alerts need there
 */
export async function createNativeDevice(browser: Device, hasAndroidAlerts: boolean): Promise<Device> {
  dressFrame();
  const photo = createBrowserPhoto(PHOTO_QUALITY_NATIVE / 100);
  const [local, launchAddress] = await Promise.all([
    createNativeStorage(browser.storage.local),
    readLaunchAddress(),
  ]);
  // The first screen is then the one that the link leads to.
  if (launchAddress !== null) window.history.replaceState(null, '', launchAddress);
  const platform = Capacitor.getPlatform();
  const isSetUp = platform === 'ios' || hasAndroidAlerts;
  return {
    ...browser,
    alerts: createNativeAlerts({ platform, isSetUp, storage: local }),
    camera: createNativeCamera(photo),
    haptics: createNativeHaptics(),
    pedometer: createNativePedometer(),
    permissions: createNativePermissions(),
    photo,
    position: createNativePosition(document),
    sharing: createNativeSharing(photo),
    storage: { ...browser.storage, local },
    system: createNativeSystem(),
  };
}
