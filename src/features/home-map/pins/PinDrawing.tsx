import { IconCamera, IconFlagFilled } from '@tabler/icons-react';
import { Drawing } from '@/ui/drawings/Drawing';
import type { MarkerLevel } from '@/domain/map/markers';
import styles from './pins.module.css';

interface PinDrawingProps {
  level: MarkerLevel;
  /** Height in CSS pixels; it is 5/6 as wide. */
  height?: number;
}

/** A pin whose tip stands on its place: a flag for the look of a challenge, a camera for a spot. */
export function PinDrawing({ level, height = 48 }: PinDrawingProps) {
  const Sign = level === 'CHALLENGE' ? IconFlagFilled : IconCamera;
  return (
    <Drawing
      className={styles.drawing}
      data-level={level}
      viewBox="0 0 40 48"
      size={(height * 5) / 6}
      height={height}
    >
      <path
        d="M20 46.5C14 39 3 30.5 3 19a17 17 0 0 1 34 0c0 11.5-11 20-17 27.5z"
        fill="currentColor"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <circle cx="20" cy="19" r="12" fill="#fff" />
      <Sign x="11" y="10" size={18} stroke={2.2} />
    </Drawing>
  );
}
