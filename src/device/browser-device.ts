import { PHOTO_QUALITY_WEB } from '@/domain/limits';
import { createBrowserCamera } from './browser-camera';
import { createBrowserDraftStore } from './browser-draft-store';
import { createBrowserPermissions } from './browser-permissions';
import { createBrowserPhoto } from './browser-photo';
import { createBrowserPosition } from './browser-position';
import { createBrowserStorage } from './browser-storage';
import { createBrowserClock } from './clock';
import type { Device } from './device';
import { BROWSER_HAPTICS } from './haptics';
import { createBrowserNetwork } from './network';
import { NO_PEDOMETER } from './pedometer';
import { BROWSER_SHARING } from './sharing';
import { createBrowserWakeLock } from './wake-lock';

/** What a browser may lack, although the types promise it: old versions, and pages without HTTPS. */
type MaybeNavigator = Partial<
  Pick<Navigator, 'geolocation' | 'locks' | 'mediaDevices' | 'permissions' | 'wakeLock'>
>;

/** The device behind a browser. Touches nothing that asks for a permission before a port is used. */
export function createBrowserDevice(): Device {
  const { geolocation, locks, mediaDevices, permissions, wakeLock }: MaybeNavigator = navigator;
  const notification = 'Notification' in window ? Notification : undefined;
  return {
    camera: createBrowserCamera(mediaDevices),
    clock: createBrowserClock(),
    drafts: createBrowserDraftStore(),
    haptics: BROWSER_HAPTICS,
    locks,
    network: createBrowserNetwork(window),
    pedometer: NO_PEDOMETER,
    permissions: createBrowserPermissions({ permissions, mediaDevices, geolocation, notification }),
    photo: createBrowserPhoto(PHOTO_QUALITY_WEB),
    position: createBrowserPosition(geolocation, document),
    sharing: BROWSER_SHARING,
    storage: {
      local: createBrowserStorage(() => localStorage),
      session: createBrowserStorage(() => sessionStorage),
    },
    wakeLock: createBrowserWakeLock(wakeLock, document),
  };
}
