import type { Device } from '@/device/device';
import { BROWSER_HAPTICS } from '@/device/haptics';
import { BROWSER_SHARING } from '@/device/sharing/sharing';
import { FakeCamera } from './fake-camera.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeDrafts } from './fake-drafts.ts';
import { FakeLocks } from './fake-locks.ts';
import { FakeNetwork } from './fake-network.ts';
import { FakePedometer } from './fake-pedometer.ts';
import { FakePermissions } from './fake-permissions.ts';
import { FakePhoto } from './fake-photo.ts';
import { FakePosition } from './fake-position.ts';
import { FakeStorage } from './fake-storage.ts';
import { FakeWakeLock } from './fake-wake-lock.ts';

/** A whole device in a test's hands. */
export function createFakeDevice() {
  return {
    camera: new FakeCamera(),
    clock: new FakeClock(),
    drafts: new FakeDrafts(),
    haptics: BROWSER_HAPTICS,
    locks: new FakeLocks(),
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
