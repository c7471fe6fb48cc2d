import { GEOLOCATION_TIMEOUT_MS } from '@/domain/limits';
import { toCameraProblem } from '@/device/camera/camera';
import type { PermissionName, PermissionResult, PermissionsPort } from './permissions';

/** The parts of a browser that know about permissions; any of them may be missing. */
export interface PermissionSources {
  permissions?: Pick<Permissions, 'query'>;
  mediaDevices?: Pick<MediaDevices, 'getUserMedia'>;
  geolocation?: Pick<Geolocation, 'getCurrentPosition'>;
  /** On iOS it exists in home-screen apps only. It must not be constructed: Android Chrome throws. */
  notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>;
}

const PERMISSION_DENIED = 1;
const WIRE_NAMES = { camera: 'camera', location: 'geolocation' } as const;

/** {@link PermissionsPort} on the browser's own questions. */
export function createBrowserPermissions(sources: PermissionSources): PermissionsPort {
  const query = async (name: PermissionName): Promise<PermissionResult | 'prompt'> => {
    if (name === 'notification') {
      const state = sources.notification?.permission ?? 'unsupported';
      return state === 'default' ? 'prompt' : state;
    }
    if (name === 'camera' ? !sources.mediaDevices : !sources.geolocation) return 'unsupported';
    try {
      // Older Firefox and Safari reject these names, or have no Permissions API at all.
      const status = await sources.permissions?.query({ name: WIRE_NAMES[name] });
      return status?.state ?? 'prompt';
    } catch {
      return 'prompt';
    }
  };

  const ask: Readonly<Record<PermissionName, () => Promise<PermissionResult>>> = {
    notification: () => askForNotifications(sources.notification),
    camera: () => askForCamera(sources.mediaDevices),
    location: () => askForLocation(sources),
  };

  return {
    query,
    async request(name) {
      const known = await query(name);
      // Whoever has allowed it already need not see the camera light up.
      return known === 'granted' || known === 'unsupported' ? known : ask[name]();
    },
  };
}

async function askForNotifications(
  notification: PermissionSources['notification'],
): Promise<PermissionResult> {
  if (!notification) return 'unsupported';
  return (await notification.requestPermission()) === 'granted' ? 'granted' : 'denied';
}

async function askForCamera(mediaDevices: PermissionSources['mediaDevices']): Promise<PermissionResult> {
  if (!mediaDevices) return 'unsupported';
  try {
    const stream = await mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return 'granted';
  } catch (error) {
    switch (toCameraProblem(error)) {
      case 'denied':
        return 'denied';
      case 'missing':
        return 'unsupported';
      case 'busy':
        // It was allowed, only another app has the camera at the moment.
        return 'granted';
      case 'other':
      default:
        throw error;
    }
  }
}

function askForLocation({ geolocation, permissions }: PermissionSources): Promise<PermissionResult> {
  if (!geolocation) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    // Where the browser tells what the user has answered, nobody waits for the fix.
    permissions
      ?.query({ name: WIRE_NAMES.location })
      .then((status) => {
        const tell = () => {
          if (status.state !== 'prompt') resolve(status.state);
        };
        tell();
        status.addEventListener('change', tell);
      })
      .catch(() => undefined);
    geolocation.getCurrentPosition(
      () => resolve('granted'),
      // Without a fix in time the permission was given all the same.
      ({ code }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'granted'),
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: Number.POSITIVE_INFINITY },
    );
  });
}
