import { useCallback, useEffect, useRef, useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import {
  PERMISSION_NAMES,
  type PermissionName,
  type PermissionsPort,
} from '@/device/permissions/permissions';
import { showToast } from '@/ui/toast/toast';

/** How one permission stands on the page. */
export interface PermissionProgress {
  status: 'open' | 'asking' | 'granted' | 'refused';
  /** Why it was not granted. */
  message?: string;
}

export type PermissionsProgress = Readonly<Record<PermissionName, PermissionProgress>>;

const DENIED_MESSAGES: Readonly<Record<PermissionName, string>> = {
  notification: '알림 권한을 허용해주세요.',
  camera: '카메라 권한을 허용해주세요.',
  location: '위치 권한을 허용해주세요.',
};
const FAILED_MESSAGE = '권한 요청 중 오류가 발생했어요.';

const OPEN: PermissionProgress = { status: 'open' };

/**
 * Asks for the three permissions one after another (1 §2). Each is optional: a denial and a failure leave their
 * message (1 §8), at once in `progress` and in one toast after the last question, and the next one follows. What the
 * browser lacks is passed over.
 * @returns `askForAll` resolves to whether all questions were asked; false when the page was left in between
 */
export function useAskPermissions() {
  const { permissions } = useDevice();
  const [progress, setProgress] = useState<PermissionsProgress>({
    notification: OPEN,
    camera: OPEN,
    location: OPEN,
  });
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const setOne = useCallback(
    (name: PermissionName, one: PermissionProgress) => setProgress((all) => ({ ...all, [name]: one })),
    [],
  );

  useEffect(() => {
    let isLeft = false;
    for (const name of PERMISSION_NAMES) {
      void permissions.query(name).then((result) => {
        if (!isLeft && result === 'granted') setOne(name, { status: 'granted' });
      });
    }
    return () => {
      isLeft = true;
    };
  }, [permissions, setOne]);

  async function askForAll(): Promise<boolean> {
    const messages: string[] = [];
    for (const name of PERMISSION_NAMES) {
      setOne(name, { status: 'asking' });
      // Each question waits for the answer to the one before.
      const one = await askFor(permissions, name);
      if (!isHere.current) return false;
      setOne(name, one);
      if (one.message) messages.push(one.message);
    }
    if (messages.length > 0) showToast([...new Set(messages)].join('\n'));
    return true;
  }

  return { progress, askForAll };
}

async function askFor(permissions: PermissionsPort, name: PermissionName): Promise<PermissionProgress> {
  try {
    switch (await permissions.request(name)) {
      case 'granted':
        return { status: 'granted' };
      case 'denied':
        return { status: 'refused', message: DENIED_MESSAGES[name] };
      case 'unsupported':
        return OPEN;
    }
  } catch {
    return { status: 'refused', message: FAILED_MESSAGE };
  }
}
