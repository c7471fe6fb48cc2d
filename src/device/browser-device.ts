import { createBrowserCamera } from './camera/browser-camera';
import { createBrowserDraftStore } from './storage/browser-draft-store';
import { createBrowserPermissions } from './permissions/browser-permissions';
import { createBrowserPhoto } from './photo/browser-photo';
import { createBrowserPosition } from './position/browser-position';
import { createBrowserStorage } from './storage/browser-storage';
import { createBrowserClock } from './clock';
import type { Device } from './device';
import { createBrowserNetwork } from './network';
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
    locks,
    network: createBrowserNetwork(window),
    permissions: createBrowserPermissions({ permissions, mediaDevices, geolocation, notification }),
    photo: createBrowserPhoto(),
    position: createBrowserPosition(geolocation, document),
    storage: {
      local: createBrowserStorage(() => localStorage),
      session: createBrowserStorage(() => sessionStorage),
    },
    wakeLock: createBrowserWakeLock(wakeLock, document),
  };
}
