import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { PermissionsPort } from '@/device/permissions/permissions';

const lastKnown = new WeakMap<PermissionsPort, boolean>();

/**
 * Whether the user has forbidden alerts, such as in the settings of the system; looked up anew on each return. A page that
 * is opened again begins with what was known last.
 */
export function useAreAlertsForbidden(): boolean {
  const { permissions } = useDevice();
  const [isForbidden, setForbidden] = useState(() => lastKnown.get(permissions) === true);

  useEffect(() => {
    let isLeft = false;
    const look = () =>
      void permissions.query('notification').then((state) => {
        lastKnown.set(permissions, state === 'denied');
        if (!isLeft) setForbidden(state === 'denied');
      });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [permissions]);

  return isForbidden;
}
