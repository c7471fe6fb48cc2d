import { useEffect, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';

/** Whether the user has forbidden alerts, such as in the settings of the system; looked up anew on each return. */
export function useAreAlertsForbidden(): boolean {
  const { permissions } = useDevice();
  const [isForbidden, setForbidden] = useState(false);

  useEffect(() => {
    let isLeft = false;
    const look = () =>
      void permissions.query('notification').then((state) => {
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
