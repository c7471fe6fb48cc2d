import type { Device } from '@/device/device';
import { BROWSER_HAPTICS } from '@/device/haptics';
import { createBrowserMotion } from '@/device/motion/motion';
import { BROWSER_SHARING } from '@/device/sharing/sharing';
import { FakeCamera } from './fake-camera';
import { FakeClock } from './fake-clock';
import { FakeDrafts } from './fake-drafts';
import { FakeLocks } from './fake-locks';
import { FakeNetwork } from './fake-network';
import { FakePedometer } from './fake-pedometer';
import { FakePermissions } from './fake-permissions';
import { FakePhoto } from './fake-photo';
import { FakePosition } from './fake-position';
import { FakeStorage } from './fake-storage';
import { FakeWakeLock } from './fake-wake-lock';

/** A whole device in a test's hands. */
export function createFakeDevice() {
  return {
    camera: new FakeCamera(),
    clock: new FakeClock(),
    drafts: new FakeDrafts(),
    haptics: BROWSER_HAPTICS,
    locks: new FakeLocks(),
    motion: createBrowserMotion(window),
    network: new FakeNetwork(),
    pedometer: new FakePedometer(),
    permissions: new FakePermissions(),
    photo: new FakePhoto(),
    position: new FakePosition(),
    sharing: BROWSER_SHARING,
    storage: { local: new FakeStorage(), session: new FakeStorage() },
    wakeLock: new FakeWakeLock(),
  } satisfies Device;
}
