import { useIntersection } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import type { CompanionPose } from '@/domain/map/companion';
import { metersPerPixel } from '@/domain/map/geo';
import type { PositionFix } from '@/domain/steps/steps';
import { Drawing } from '@/ui/drawings/Drawing';
import { Pig } from '@/ui/drawings/Pig';
import motion from '@/ui/drawings/pig.module.css';
import { MapOverlay } from '@/ui/map/KakaoMap';
import styles from './pins.module.css';
import { useCompanion } from './useCompanion';

interface PositionMarkerProps {
  fix: PositionFix;
  /** The level at which the map is shown. */
  level: number;
  /** On which side of the position the pig stands when pins take the position itself; null on it. */
  side: 'left' | 'right' | null;
}

/**
 * The pulse is seen around the pig however accurate the fix is, or marks the place that the pig stands beside, and is never
 * much wider than any screen; in pixels.
 */
const PULSE = { min: 88, minBeside: 34, max: 1_600 };

const FIGURES = {
  walking: <Pig size={74} pose="walking" className={`${styles.figure} ${motion.walking}`} />,
  sitting: <Pig size={74} pose="sitting" className={`${styles.figure} ${motion.breathing}`} />,
  sleeping: <Pig size={74} pose="lying" mood="sleepy" className={`${styles.figure} ${motion.breathing}`} />,
} satisfies Record<CompanionPose, unknown>;

/** The room that the bubble leaves to what stands at the top of the home map, in pixels. */
const GAP_PX = 8;

/** How much of the bubble is in sight when this is told anew. */
const RATIOS = [0.5, 0.98, 1];

/** Whether all of the bubble is in sight, beneath what stands at the top of the map. */
function useClearOfTop() {
  const [top] = useState(() => document.querySelector('[data-map-top]')?.getBoundingClientRect().bottom ?? 0);
  const { ref, entry } = useIntersection({
    rootMargin: `-${Math.round(top + GAP_PX)}px 0px 0px`,
    threshold: RATIOS,
  });
  return { ref, isClear: entry === null || entry.intersectionRatio > 0.98 };
}

/** The place itself, and the way from it to the pig that stands beside it. */
function Tether({ side }: { side: 'left' | 'right' }) {
  return (
    <Drawing
      width={1}
      height={1}
      style={{
        position: 'absolute',
        maxWidth: 'none',
        overflow: 'visible',
        scale: side === 'left' ? '-1 1' : undefined,
      }}
    >
      <path d="M0 0 22 10" stroke="var(--sea)" strokeWidth={4} />
      <circle r={7} fill="var(--sea)" stroke="#fff" strokeWidth={3} />
    </Drawing>
  );
}

/**
 * The user's place (2 §2): the pig that walks, rests and sleeps with them, on a pulse as wide as the fix is accurate,
 * with the bubble that leads to a new spot. Where pins stand on that place, pig and bubble stand beside it.
 */
export function PositionMarker({ fix, level, side }: PositionMarkerProps) {
  const { pose, facing } = useCompanion(fix);
  const { ref, isClear } = useClearOfTop();
  const accuracy = (2 * fix.accuracy) / metersPerPixel(level);
  const pulse: CSSProperties & Record<'--pulse', string> = {
    '--pulse': `${Math.round(Math.min(Math.max(accuracy, side ? PULSE.minBeside : PULSE.min), PULSE.max))}px`,
  };
  return (
    <>
      <MapOverlay position={fix} clickable>
        <div className={styles.position} style={pulse} data-side={side ?? undefined}>
          <div className={styles.pulse} />
          {side && <Tether side={side} />}
          <Link
            to={paths.write()}
            className={styles.bubble}
            // Chromium may leave a drawing in sight that only becomes hidden.
            style={isClear ? undefined : { visibility: 'hidden', opacity: 0 }}
            draggable={false}
          >
            <span ref={ref}>
              <IconPlus size={16} strokeWidth={3} />
              스팟 추가
            </span>
          </Link>
        </div>
      </MapOverlay>
      {/* Above the pins, whose taps go through it; beside them it gives way to their badges. */}
      <MapOverlay position={fix} zIndex={side ? 0 : 3}>
        <div className={styles.position} data-side={side ?? undefined}>
          <div
            className={styles.companion}
            role="img"
            aria-label="내 위치"
            data-pose={pose}
            data-facing={facing}
          >
            {FIGURES[pose]}
          </div>
        </div>
      </MapOverlay>
    </>
  );
}
