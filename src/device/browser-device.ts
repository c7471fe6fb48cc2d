import { PHOTO_QUALITY_WEB } from '@/domain/limits';
import { CameraError, type CameraPort } from './camera/camera';
import { createBrowserDraftStore } from './storage/browser-draft-store';
import { createBrowserPermissions } from './permissions/browser-permissions';
import type { PhotoPort } from './photo/photo';
import { createBrowserPosition } from './position/browser-position';
import { createBrowserStorage } from './storage/browser-storage';
import { createBrowserClock } from './clock';
import type { Device } from './device';
import { BROWSER_HAPTICS } from './haptics';
import { createBrowserNetwork } from './connection/network';
import { NO_PEDOMETER } from './motion/pedometer';
import { BROWSER_SHARING } from './sharing/sharing';
import { createBrowserWakeLock } from './wake-lock/wake-lock';

/** What a browser may lack, although the types promise it: old versions, and pages without HTTPS. */
type MaybeNavigator = Partial<
  Pick<Navigator, 'geolocation' | 'locks' | 'mediaDevices' | 'permissions' | 'wakeLock'>
>;

const loadCamera = () => import('./camera/browser-camera');
const loadPhoto = () => import('./photo/browser-photo');

/** Ports whose code no screen needs before somebody touches it. */
export const DEVICE_PARTS = [loadCamera, loadPhoto];

const createLateCamera = (mediaDevices: MediaDevices | undefined): CameraPort => ({
  async open(facing) {
    const { createBrowserCamera } = await loadCamera().catch((error: unknown) => {
      throw new CameraError('other', error);
    });
    return createBrowserCamera(mediaDevices).open(facing);
  },
});

const latePhoto: PhotoPort = {
  async prepare(file) {
    const part = await loadPhoto().catch(() => undefined);
    return part
      ? part.createBrowserPhoto(PHOTO_QUALITY_WEB).prepare(file)
      : { ok: false, problem: 'unreadable' };
  },
  toDataUrl: async (photo) => (await loadPhoto()).createBrowserPhoto(PHOTO_QUALITY_WEB).toDataUrl(photo),
};

/** The device behind a browser. Touches nothing that asks for a permission before a port is used. */
export function createBrowserDevice(): Device {
  const { geolocation, locks, mediaDevices, permissions, wakeLock }: MaybeNavigator = navigator;
  const notification = 'Notification' in window ? Notification : undefined;
  return {
    camera: createLateCamera(mediaDevices),
    clock: createBrowserClock(),
    drafts: createBrowserDraftStore(),
    haptics: BROWSER_HAPTICS,
    locks,
    network: createBrowserNetwork(window),
    pedometer: NO_PEDOMETER,
    permissions: createBrowserPermissions({ permissions, mediaDevices, geolocation, notification }),
    photo: latePhoto,
    position: createBrowserPosition(geolocation, document),
    sharing: BROWSER_SHARING,
    storage: {
      local: createBrowserStorage(() => localStorage),
      session: createBrowserStorage(() => sessionStorage),
    },
    wakeLock: createBrowserWakeLock(wakeLock, document),
  };
}
