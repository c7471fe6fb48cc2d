import { Box, Card, Image } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawing } from '@/ui/drawings/Drawing';
import { PigFigure, type PigMood } from '@/ui/drawings/Pig';
import { useRootMark } from '@/ui/frame/root-mark';
import styles from './HomeMap.module.css';
import oreum from './oreum.svg?no-inline';

interface WaitingSceneProps {
  mood: PigMood;
  /** Around what the card says, in CSS pixels. */
  padding: number;
  /** What the card says. */
  children: ReactNode;
}

/** Stands in the place of the map: a card, and beneath it the pig that waits. */
export function WaitingScene({ mood, padding, children }: WaitingSceneProps) {
  useRootMark('data-map-waits');
  return (
    <div className={styles.hint}>
      {/* What is to be done is another card than the one that asked for patience. */}
      <Card key={mood} radius="xl" shadow="md" p={padding}>
        {children}
      </Card>
      <Oreum mood={mood} />
    </div>
  );
}

/**
 * The pig sits on an oreum above the sea; its foot is the colour of what stands beneath it. The land is a file of its own:
 * the page that comes first is lighter without it, and as soon as it is there the screen has been painted.
 */
function Oreum({ mood }: { mood: PigMood }) {
  return (
    <Box className={styles.scene} pos="relative">
      <Image src={oreum} alt="" h="100%" fetchPriority="high" style={{ objectPosition: 'bottom' }} />
      <Box
        component={Drawing}
        pos="absolute"
        inset={0}
        w="100%"
        h="100%"
        viewBox="0 0 360 230"
        preserveAspectRatio="xMidYMax slice"
      >
        <PigFigure pose="sitting" mood={mood} transform="translate(190 183) scale(.72)" />
      </Box>
    </Box>
  );
}
