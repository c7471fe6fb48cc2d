import { Box, Group, Portal } from '@mantine/core';
import { type CSSProperties, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { countedValue, COUNTING_MS, flyingCount } from '@/domain/format/counting';
import { formatNumber } from '@/domain/format/numbers';
import { isBeneathOverlay, subscribeToOverlays } from '@/ui/dialogs/overlay-stack';
import { HallabongIcon } from '@/ui/drawings/Hallabong';
import styles from './moments.module.css';

interface HallabongCountProps {
  /** In hallabong; null while it is not known, which reads '-' (2 §2). */
  amount: number | null;
  /**
   * Whose balance it is: what was last shown of it, on any screen, is where it counts on from. Or the number to count
   * from, where it is no balance.
   */
  from: { balanceOf: number } | number;
  /** Height of the fruit beside it, in CSS pixels. Default 22. */
  iconSize?: number;
  /** Between the fruit and the number, in CSS pixels. Default 6. */
  gap?: number;
  /** How the number is written. Default in the Korean format. */
  format?: (amount: number) => string;
}

/** The balances that have been seen, by user: what flies to one has arrived. */
const shownBalances = new Map<number, number>();

/** The eye has to get there first, past a dialog that closes or opens, in milliseconds. */
const PAUSE_MS = 200;
/** How long one of them flies, and how far it is behind the one before, in milliseconds. */
const FLYING_MS = 560;
const STEP_MS = 70;
/** Where each begins around the thumb, in CSS pixels. */
const SCATTER = [
  [-28, 6],
  [16, -26],
  [-8, 24],
  [28, -4],
  [-20, -22],
  [6, 28],
] as const;

const CELEBRATION = [18, 60, 30];

interface Flight {
  from: number;
  to: number;
  /** Where the fruit of the balance stands on the screen. */
  x: number;
  y: number;
}

/**
 * An amount of hallabong that is seen to change: the number counts, hallabong fly to the fruit beside it or away from
 * it, and the phone vibrates shortly; under an overlay it waits until it is in sight, and what an overlay or the way to
 * another screen breaks off begins again afterwards. Who listens to the screen hears
 * the new amount alone; with reduced motion it stands there at once.
 */
export function HallabongCount({
  amount,
  from,
  iconSize = 22,
  gap = 6,
  format = formatNumber,
}: HallabongCountProps) {
  const { haptics } = useDevice();
  const icon = useRef<HTMLSpanElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const [flight, setFlight] = useState<Flight>();
  const owner = typeof from === 'number' ? undefined : from.balanceOf;
  const first = typeof from === 'number' ? from : undefined;

  const getCovered = useCallback(() => icon.current !== null && isBeneathOverlay(icon.current), []);
  const isCovered = useSyncExternalStore(subscribeToOverlays, getCovered, getCovered);

  useEffect(() => {
    if (amount === null) return undefined;
    // What stands under a dialog from the beginning is what it counts on from.
    if (owner !== undefined && !shownBalances.has(owner)) shownBalances.set(owner, amount);
    if (isCovered) return undefined;
    const before = owner === undefined ? first : shownBalances.get(owner);
    const arrive = () => {
      if (owner !== undefined) shownBalances.set(owner, amount);
    };
    if (before === undefined || before === amount) {
      arrive();
      return undefined;
    }
    haptics.vibrate(CELEBRATION);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      arrive();
      return undefined;
    }

    const box = icon.current?.getBoundingClientRect();
    if (box) {
      setFlight({ from: before, to: amount, x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    // The number changes with those that arrive, or with those that leave.
    const leavesAt = performance.now() + PAUSE_MS;
    const begunAt = amount > before ? leavesAt + FLYING_MS : leavesAt;
    let frame = requestAnimationFrame(function count(now) {
      const elapsedMs = now - begunAt;
      if (number.current)
        number.current.dataset['counting'] = format(countedValue(before, amount, elapsedMs));
      if (elapsedMs < COUNTING_MS || now < leavesAt + FLYING_MS + (SCATTER.length - 1) * STEP_MS) {
        frame = requestAnimationFrame(count);
        return;
      }
      arrive();
      end();
    });
    const end = () => {
      delete number.current?.dataset['counting'];
      setFlight(undefined);
    };
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [amount, first, format, haptics, isCovered, owner]);

  return (
    <Group
      component="span"
      display="inline-flex"
      gap={gap}
      wrap="nowrap"
      lh={1}
      style={{ verticalAlign: 'middle', whiteSpace: 'nowrap' }}
    >
      <span ref={icon} className={styles.fruit} data-moving={flight ? '' : undefined}>
        <HallabongIcon size={iconSize} />
      </span>
      <span ref={number} className={styles.number}>
        {amount === null ? '-' : format(amount)}
      </span>
      {flight && (
        <Portal>
          <Flying {...flight} />
        </Portal>
      )}
    </Group>
  );
}

/** Those that come begin below in the middle of the screen, where the thumb is; those that go end there. */
function Flying({ from, to, x, y }: Flight) {
  return Array.from({ length: flyingCount(from, to) }, (_, index) => {
    const [aside, below] = SCATTER[index] ?? [0, 0];
    const style: CSSProperties & Record<string, string | number> = {
      '--x': `${window.innerWidth / 2 - x + aside}px`,
      '--y': `${window.innerHeight * 0.8 - y + below}px`,
      left: x,
      top: y,
      '--turn': index,
      '--flying': `${FLYING_MS}ms ${PAUSE_MS + index * STEP_MS}ms`,
    };
    return (
      <Box
        component="span"
        key={index}
        pos="fixed"
        w={0}
        h={0}
        aria-hidden
        className={styles.flying}
        data-going={to < from ? '' : undefined}
        style={style}
      >
        <HallabongIcon size={28} />
      </Box>
    );
  });
}
