import { Box, Card, Image, Stack } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { Drawing } from '@/ui/drawings/Drawing';
import { PigFigure, type PigMood } from '@/ui/drawings/Pig';
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
  return (
    <div className={styles.hint}>
      {/* What is to be done is another card than the one that asked for patience. */}
      <Card key={mood} radius="xl" shadow="md" p={padding} w="calc(100% - 32px)" style={IN_MIDDLE_ROW}>
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
    // On a low screen it loses its sky, on a tall one the meadow goes on beneath it.
    <Stack gap={0} justify="end" w="100%" h="100%" style={IN_LAST_ROW}>
      <Box pos="relative" flex="none" mb="auto">
        <Image src={oreum} alt="" fetchPriority="high" />
        <Drawing viewBox="0 46 360 184" style={OVER_LAND}>
          <PigFigure pose="sitting" mood={mood} transform="translate(190 181) scale(.72)" />
        </Drawing>
      </Box>
    </Stack>
  );
}

const IN_MIDDLE_ROW: CSSProperties = { gridRow: 2 };
const IN_LAST_ROW: CSSProperties = { gridRow: 3, overflow: 'hidden' };

const OVER_LAND: CSSProperties = { position: 'absolute', inset: 0, width: '100%' };
