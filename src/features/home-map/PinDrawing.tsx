import { Icon } from '@/ui/icons/Icon';
import type { MarkerLevel } from '@/domain/map/markers';
import styles from './PinDrawing.module.css';

interface PinDrawingProps {
  level: MarkerLevel;
  ongoing?: boolean;
  /** Height in CSS pixels; it is 5/6 as wide. */
  height?: number;
}

/** A pin whose tip stands on its place: a flag for the look of a challenge, a camera for a spot. */
export function PinDrawing({ level, ongoing = false, height = 48 }: PinDrawingProps) {
  return (
    <svg
      className={styles.pin}
      data-level={level}
      data-ongoing={ongoing || undefined}
      viewBox="0 0 40 48"
      width={(height * 5) / 6}
      height={height}
      aria-hidden
      focusable="false"
    >
      <path
        className={styles.body}
        d="M20 46.5C14 39 3 30.5 3 19a17 17 0 0 1 34 0c0 11.5-11 20-17 27.5z"
        strokeWidth="2.5"
      />
      <circle className={styles.face} cx="20" cy="19" r="12" />
      <Icon className={styles.sign} x="11" y="10" size={18} strokeWidth={2.2}>
        {level === 'CHALLENGE' ? (
          <>
            <path d="M6 21V4" />
            <path
              fill="currentColor"
              d="M6 5c3-1.8 5-1.2 6.8 0s3.7 1.3 6.2.3v8.2c-2.5 1-4.4.8-6.2-.3S9 11.9 6 13.5z"
            />
          </>
        ) : (
          <>
            <path d="M4 8.5h3.5L9 6h6l1.5 2.5H20v10H4z" />
            <circle cx="12" cy="13.2" r="2.8" />
          </>
        )}
      </Icon>
    </svg>
  );
}
