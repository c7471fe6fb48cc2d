import { Drawing } from '@/ui/drawings/Drawing';
import styles from './pins.module.css';

interface PinDrawingProps {
  /** Height in CSS pixels; it is 5/6 as wide. */
  height: number;
}

/** A pin in place of the picture of a spot: a flag would make a challenge of it. */
export function PinDrawing({ height }: PinDrawingProps) {
  return (
    <Drawing className={styles.drawing} viewBox="0 0 40 48" size={(height * 5) / 6} height={height}>
      <path
        d="M20 46.5C14 39 3 30.5 3 19a17 17 0 0 1 34 0c0 11.5-11 20-17 27.5z"
        fill="currentColor"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <circle cx="20" cy="19" r="6.5" fill="#fff" />
    </Drawing>
  );
}
