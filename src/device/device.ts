import type { AlertsPort } from './alerts/alerts';
import type { CameraPort } from './camera/camera';
import type { ClockPort } from './clock';
import type { DraftStore } from './storage/draft-store';
import type { HapticsPort } from './haptics';
import type { LocksPort } from './locks';
import type { NetworkPort } from './connection/network';
import type { PedometerPort } from './motion/pedometer';
import type { PermissionsPort } from './permissions/permissions';
import type { PhotoPort } from './photo/photo';
import type { PositionPort } from './position/position';
import type { SharingPort } from './sharing/sharing';
import type { StoragePort } from './storage/storage';
import type { SystemPort } from './system';
import type { WakeLockPort } from './wake-lock/wake-lock';

/** Everything the app asks of the device that it runs on. */
export interface Device {
  /** Undefined in a browser, whose own are loaded with `src/offline/alerts.ts`: no first screen needs them. */
  alerts?: AlertsPort;
  camera: CameraPort;
  clock: ClockPort;
  drafts: DraftStore;
  haptics: HapticsPort;
  /** Undefined where the browser has none; used by `runAlone`. */
  locks: LocksPort | undefined;
  network: NetworkPort;
  pedometer: PedometerPort;
  permissions: PermissionsPort;
  photo: PhotoPort;
  position: PositionPort;
  sharing: SharingPort;
  storage: StoragePort;
  /** Undefined in a browser, which goes back and opens addresses by itself. */
  system?: SystemPort;
  wakeLock: WakeLockPort;
}
