import { useEffect } from 'react';
import { useDevice } from '@/device/DeviceContext';
import type { DrawingProps } from '@/ui/drawings/Drawing';
import { Stamp } from '@/ui/drawings/Stamp';
import styles from './moments.module.css';

const THUD = [0, 260, 40];

interface FallingStampProps extends DrawingProps {
  /** Whether it comes down now, with a short vibration when it meets the paper; otherwise it has been there. */
  isFalling: boolean;
}

/** The stamp 완료, as it comes down on what has just been completed. */
export function FallingStamp({ isFalling, ...props }: FallingStampProps) {
  const { haptics } = useDevice();
  useEffect(() => {
    if (isFalling) haptics.vibrate(THUD);
  }, [haptics, isFalling]);

  return (
    <span className={styles.stamp} data-falling={isFalling || undefined}>
      <Stamp {...props} />
    </span>
  );
}
