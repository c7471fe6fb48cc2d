import { Box, Stack } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { Drawing, type DrawingProps } from './Drawing';
import { PigFigure, type PigMood, type PigPose } from './Pig';
import { useRootMark } from '@/ui/frame/root-mark';

interface LandProps {
  /** Where Hallasan stands instead. */
  hallasan?: string;
}

/** Hallasan, oreums, the sea, and a meadow behind a stone wall (돌담) in pale colours: from -180 to 480 wide, its foot at y = 112. */
const Land = memo(function Land({ hallasan }: LandProps) {
  return (
    <>
      <path
        d="M150 84c46-6 72-48 104-58 9-3 12 4 19 4s11-6 20-4c32 10 66 52 117 58z"
        fill="#BFD9D6"
        transform={hallasan}
      />
      <path
        transform={hallasan}
        d="M234 37c7-5 13-9 20-11 9-3 12 4 19 4s11-6 20-4c7 2 14 6 20 10-8 7-15 2-22 5s-14 6-22 1-21 2-35-5z"
        fill="#EAF4FA"
        stroke="#EAF4FA"
      />
      <path d="M-8 84c26-2 40-28 72-28s50 26 88 28zM322 84c26-2 40-36 74-36s54 32 98 36z" fill="#B5D5AC" />
      <path d="M-180 80h660v20h-660" fill="#9BCFDC" />
      <path
        d="M-66 87h26M76 87h26M214 89h30M372 86h22"
        stroke="#E2F1F6"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M-180 92C-110 98-60 100 0 95c90-10 170-3 250-1s160 0 230-7v26h-660" fill="#A9CFA0" />
      <g strokeLinecap="round" strokeWidth="8">
        <path d="M-176 97h660" stroke="#7C828B" strokeDasharray="6 11" />
        <path d="M-184 105h668" stroke="#979DA5" strokeDasharray="8 11" />
      </g>
    </>
  );
});

/** The ground on which the profile stands: a morning on Jeju, low under a sky that is free for words. Fills whatever box it is given, its foot in sight. */
export function MorningScene(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 480 150" preserveAspectRatio="xMaxYMax slice" {...props}>
      <path d="M0 0h480v150H0" fill="#FFEEDD" />
      <circle cx="392" cy="31" r="15" fill="#FFC48A" stroke="#FFDDBB" strokeWidth="10" />
      <path
        d="M404 38a7 7 0 0 1 0-14h6a10 10 0 0 1 10-9h6a10 10 0 0 1 10 9h5a7 7 0 0 1 0 14z"
        fill="#FFFDF9"
      />
      <g transform="translate(176 38)">
        <Land hallasan="translate(-30 37) scale(1 .56)" />
      </g>
    </Drawing>
  );
}

const HEIGHT_PX = 148;
/** How high the land is at the foot of a page: higher on a tall screen, which has room for a larger pig. */
const HEIGHT = `clamp(${HEIGHT_PX}px, 36dvh - 118px, 212px)`;

/** A boat that comes home, and a tree that bears the fruit. */
function OnTheShore() {
  return (
    <g strokeLinecap="round">
      <path d="M186 127h26q-2 8-9 8h-8q-7 0-9-8z" fill="#FFFDF9" />
      <path d="M198 126v-24" stroke="#8A6A4E" strokeWidth="2" />
      <path d="M201 123v-19l13 19zM195 123v-13l-9 13" fill="#FF8A1F" />
      <ellipse cx="324" cy="156" rx="28" ry="4" fill="#EFCBA9" />
      <path d="M324 154v-20M324 143l8-8" stroke="#8A6A4E" strokeWidth="6" />
      <path
        d="M302 138c-12 0-15-15-5-20-2-13 10-18 18-14 6-9 21-7 24 3 12-1 17 12 9 18 5 9-6 16-13 12-8 6-25 6-33 1z"
        fill="#86B878"
      />
      <path d="M306 122h0M321 115h0M337 121h0M314 131h0M330 132h0" stroke="#FF8A1F" strokeWidth="8" />
    </g>
  );
}

interface FootProps extends DrawingProps {
  /** Whether a morning stands above it: sun and clouds, no higher than Hallasan reaches. */
  hasSky?: boolean;
}

/** The land at the foot of a page, its foot in sight; it melts into the paper colour of the page. */
function Foot({ hasSky = false, children, ...props }: FootProps) {
  return (
    <Drawing viewBox={`0 20 480 ${HEIGHT_PX}`} size="100%" preserveAspectRatio="xMidYMax slice" {...props}>
      {hasSky && (
        <>
          <circle cx="146" cy="74" r="15" fill="#FFC48A" stroke="#FFE9D6" strokeWidth="8" />
          <path
            d="M312 58a7 7 0 0 1 0-14h4a10 10 0 0 1 10-9h5a10 10 0 0 1 10 9h5a7 7 0 0 1 0 14zM192 58a4 4 0 0 1 0-8h3a7 7 0 0 1 13 0h4a4 4 0 0 1 0 8z"
            fill="#DFEDF2"
          />
          <path
            d="M226 46q4-5 8 0 4-5 8 0M248 38q3-4 6 0 3-4 6 0"
            stroke="#8FA9B3"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      )}
      <g transform="translate(0 44)">
        <Land />
      </g>
      <path d="M0 150c90-12 160 4 250 0s160-10 230-4v26H0" fill="#FFE9D6" />
      {hasSky && <OnTheShore />}
      {children}
      <path d="M0 163c90-7 160 5 250 2s160-7 230-2v5H0" fill="#FBF7F1" />
    </Drawing>
  );
}

interface PigAtTheFootProps extends DrawingProps {
  pose: PigPose;
  mood?: PigMood;
}

/** The pig in its land at the foot of a page. As it sits there, happy and worried, it is served for the login too. */
export const PigAtTheFoot = memo(function PigAtTheFoot({ pose, mood, ...props }: PigAtTheFootProps) {
  return (
    <Foot {...props}>
      <ellipse cx="178" cy="156" rx="52" ry="6" fill="#EFCBA9" />
      <PigFigure pose={pose} mood={mood} transform="translate(176 114) scale(.86)" />
    </Foot>
  );
});

interface SceneBelowProps {
  /** Without it the land lies there alone. */
  pose?: PigPose;
  mood?: PigMood;
  /** How high the `BottomBar` is that follows, in CSS pixels. Default 0: there is none. */
  barHeight?: number;
  /** As high as the screen has to be for what stands above it and the scene, in rem. */
  from: number;
  children: ReactNode;
}

/** What fills the screen under a header, and the pig in its land at its foot, where there is room: not over a keyboard. */
export function SceneBelow({ pose, mood, barHeight = 0, from, children }: SceneBelowProps) {
  useRootMark('data-land', barHeight > 0);
  const height = `clamp(0px, calc((100dvh - ${from}rem) * 99), ${HEIGHT})`;
  return (
    <Stack
      gap={0}
      mih={`calc(var(--below-header)${barHeight > 0 ? ` - ${barHeight}px - var(--safe-bottom)` : ''})`}
    >
      {children}
      <Box h={height} mt="auto" flex="none" lh={0}>
        {pose ? <PigAtTheFoot pose={pose} mood={mood} height="100%" /> : <Foot height="100%" />}
      </Box>
    </Stack>
  );
}

/** One of two sizes: a message more or less does not move it. */
const HIGH_WHERE_ROOMY = `clamp(${HEIGHT_PX}px, (100% - 290px) * 99, 212px)`;

/** Nothing of the land and its sky is ever cut off: with less room there is none at all. */
const landHeight = (full: string) => `clamp(0px, min((100dvh - 30rem) * 99, (100% - 128px) * 99), ${full})`;

interface LandBelowProps {
  /** How high it is with the land. Default: all that is under a header and above the `BottomBar` with which the children end. */
  height?: string;
  children: ReactNode;
}

/** The land in what its children leave of the screen: not over a keyboard. Over a `BottomBar` a morning stands above it. */
export function LandBelow({ height, children }: LandBelowProps) {
  const isOverBar = height === undefined;
  useRootMark('data-land', isOverBar);
  return (
    <Stack gap={0} mih={height ?? 'calc(var(--below-header) - 84px - var(--safe-bottom))'}>
      {children}
      {/* Over the room that a bar keeps for itself in the page. */}
      <Box flex="1 1 0" mih={0} mt={isOverBar ? 'calc(-84px - var(--safe-bottom))' : 0} pos="relative">
        <Box
          component={Foot}
          hasSky={isOverBar}
          pos="absolute"
          bottom={0}
          w="100%"
          style={{ pointerEvents: 'none' }}
          // Under fields it keeps its size, whatever messages they show.
          h={landHeight(isOverBar ? HIGH_WHERE_ROOMY : `min(100%, ${HEIGHT})`)}
        />
      </Box>
    </Stack>
  );
}

/**
 * The land above the tab bar, at the end of a column that may reach below it; low, since what stands under the festivals ends
 * near it. `from` as of `SceneBelow`.
 */
export function LandAboveTabs({ from }: Pick<SceneBelowProps, 'from'>) {
  return (
    <Box
      component={Foot}
      display="block"
      pos="sticky"
      bottom="calc(var(--tab-bar-height) + var(--safe-bottom))"
      mt="auto"
      flex="none"
      style={{ pointerEvents: 'none' }}
      h={`clamp(0px, calc((100dvh - ${from}rem) * 99), ${HEIGHT_PX}px)`}
    />
  );
}
