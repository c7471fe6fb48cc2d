import '@mantine/core/styles/Divider.layer.css';
import { Box, Card, Divider, Portal } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import moments from '@/ui/moments/moments.module.css';
import { SquarePicture } from '@/ui/SquarePicture';
import styles from './vouchers.module.css';

interface VoucherSignProps {
  /** The picture of a voucher that has just been bought and now comes here, empty without one; null for none. */
  arrivingPicture: string | null;
}

/** The width of the ticket that flies, in CSS pixels. */
const TICKET_WIDTH = 128;
/** It comes when what it has cost has gone, and how long it is on its way, in milliseconds. */
const PAUSE_MS = 900;
const FLYING_MS = 1_300;

type Variables = CSSProperties & Record<`--${string}`, string | number>;

/** The sign of the vouchers. One that has just been bought flies to it from where the thumb is. */
export function VoucherSign({ arrivingPicture }: VoucherSignProps) {
  const sign = useRef<HTMLSpanElement>(null);
  const [flight, setFlight] = useState<Variables | null>(null);
  const isArriving = arrivingPicture !== null;

  useLayoutEffect(() => {
    if (!isArriving) return;
    const box = sign.current?.getBoundingClientRect();
    if (!box) return;
    const left = box.x + box.width / 2;
    const top = box.y + box.height / 2;
    setFlight({
      left,
      top,
      '--x': `${window.innerWidth / 2 - left}px`,
      '--y': `${window.innerHeight * 0.8 - top}px`,
      '--turn': 0,
      '--flying': `${FLYING_MS}ms ${PAUSE_MS}ms`,
    });
  }, [isArriving]);

  const swelling: Variables = { '--swells-after': `${PAUSE_MS + FLYING_MS - 60}ms` };
  return (
    <>
      <span
        ref={sign}
        className={moments.fruit}
        data-moving={isArriving || undefined}
        style={isArriving ? swelling : undefined}
      >
        <IconTicket />
      </span>
      {flight && (
        <Portal>
          <Box
            pos="fixed"
            w={0}
            h={0}
            aria-hidden
            className={moments.flying}
            style={flight}
            onAnimationEnd={(event) => event.target === event.currentTarget && setFlight(null)}
          >
            <Card shadow="md" w={TICKET_WIDTH} padding={8} pb={0}>
              <SquarePicture imageUrl={arrivingPicture ?? ''} sizes={`${TICKET_WIDTH}px`} />
              <Divider variant="dashed" size={2} mx={-8} mt={8} className={styles.tear} />
              <Box h={22} mx={-8} bg="var(--peach)" />
            </Card>
          </Box>
        </Portal>
      )}
    </>
  );
}
