import { Drawing, type DrawingProps } from './Drawing';
import { memo, type ReactNode } from 'react';
import { Hallabong } from '@/ui/drawings/Hallabong';

interface PigProps extends DrawingProps {
  mood?: PigMood;
  /** The whole pig instead of its head alone. */
  pose?: PigPose;
}

/** 도새기, the black Jeju pig with a hallabong on its head, as it feels. */
export function Pig({ mood = 'happy', pose, size = 96, ...props }: PigProps) {
  return (
    <Drawing viewBox={pose ? '-76 -94 152 146' : '-62 -80 124 124'} size={size} {...props}>
      {pose ? <PigFigure pose={pose} mood={mood} /> : <PigHead mood={mood} />}
    </Drawing>
  );
}

/** Default avatar: the pig (도새기) on a peach disc. The same picture is served as /pig-avatar.svg. */
export function PigAvatar({ size = 48, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" size={size} {...props}>
      <circle cx="60" cy="60" r="60" fill="#FFE9D6" />
      <PigHead transform="translate(60 70) scale(.86)" />
    </Drawing>
  );
}

/** What the whole pig does. */
export type PigPose = 'walking' | 'sitting' | 'lying';

interface PigFigureProps {
  pose: PigPose;
  mood?: PigMood;
  transform?: string;
}

const BODY = '#3A3236';
const SHADE = '#2B2528';
const LIGHT = '#54484D';
const EDGE = '#8A7A7C';
const HOOF = '#E58F7C';
const FAR_HOOF = '#B36F62';

/** A curl with the edge that the body has. */
function Tail({ d }: { d: string }) {
  return (
    <>
      <path d={d} strokeWidth="7" />
      <path d={d} stroke={BODY} strokeWidth="4" />
    </>
  );
}

/** Two legs, and the hooves that they stand on. */
function Legs({ legs, hooves, isFar }: { legs: string; hooves: string; isFar?: boolean }) {
  return (
    <g data-leg={isFar ? 'far' : 'near'}>
      <path d={legs} fill={isFar ? SHADE : BODY} />
      <path d={hooves} fill={isFar ? FAR_HOOF : HOOF} />
    </g>
  );
}

function Walking() {
  return (
    <>
      <Tail d="M-48 2c-10 2-19-4-18-12s11-9 13-2-6 8-9 4" />
      <Legs
        legs="M-33 20L-26 39h14L-15 20M17 20L26 34h14L35 20"
        hooves="M-26 39h14v6q0 4-5 4l-2-3-2 3q-5 0-5-4zM26 34h14v6q0 4-5 4l-2-3-2 3q-5 0-5-4z"
        isFar
      />
      <path d="M-53 4C-53-18-36-27-12-27 18-27 45-22 45 4 45 26 26 36-6 36-36 36-53 28-53 4z" fill={BODY} />
      <path d="M4-27C-16-12-14 25 20 27 34 26 44 16 44 4z" fill={SHADE} stroke="none" />
      <path d="M-45-4C-42-15-31-21-16-21" stroke={LIGHT} strokeWidth="5" />
      <path d="M-28 31Q-6 20 10 31-8 35-28 31z" fill={LIGHT} stroke="none" />
      <Legs
        legs="M-48 39V20c3-14 24-14 25-2 0 9-10 11-11 21zM4 8L6 39h14L24 14"
        hooves="M-48 39h14v6q0 4-5 4l-2-3-2 3q-5 0-5-4zM6 39h14v6q0 4-5 4l-2-3-2 3q-5 0-5-4z"
      />
    </>
  );
}

function Sitting() {
  return (
    <>
      <Tail d="M34 36c10 3 20-3 19-11s-11-9-13-2 6 8 9 4" />
      <path d="M0-12C26-12 42 14 42 32 42 44 32 49 0 49S-42 44-42 32C-42 14-26-12 0-12z" fill={BODY} />
      <path d="M-8 14h16v34H-8" fill={LIGHT} stroke="none" />
      <path d="M-42 43a10 6 0 1 0 20 0 10 6 0 1 0-20 0M22 43a10 6 0 1 0 20 0 10 6 0 1 0-20 0" fill={HOOF} />
      <Legs
        legs="M-22 14L-20 39h14L-4 20M4 20L6 39h14L22 14"
        hooves="M-20 39h14v6q0 4-5 4l-2-3-2 3q-5 0-5-4zM6 39h14v6q0 4-5 4l-2-3-2 3q-5 0-5-4z"
      />
      <path d="M-30 8Q0 40 30 8z" fill={SHADE} stroke="none" />
    </>
  );
}

function Lying() {
  return (
    <>
      <Tail d="M55 38c8 3 19-3 18-11s-11-9-13-2 6 8 9 4" />
      <path d="M-30 49C-44 49-42 2 6 2 44 2 62 20 62 38 62 46 56 49 46 49z" fill={BODY} />
      <path d="M-30 37h-18v12h20zM50 49H30V38h9C40 26 60 24 62 40q0 9-12 9z" fill={BODY} />
      <path
        d="M-48 37v12h-7q-5 0-5-4.5l4-1.5-4-1.5q0-4.5 5-4.5zM30 37.5v11.5h-7q-5 0-5-4.5l4-1.3-4-1.3q0-4.4 5-4.4z"
        fill={HOOF}
      />
    </>
  );
}

const BODIES: Record<PigPose, { body: typeof Walking; head: string }> = {
  walking: { body: Walking, head: 'translate(34 -16) scale(.82)' },
  sitting: { body: Sitting, head: 'translate(0 -22) scale(.92)' },
  lying: { body: Lying, head: 'translate(-18 18) rotate(-4) scale(.8)' },
};

/** The whole pig, about 130 × 130 units around its body; it stands, sits or lies on y = 49. It walks to the right. */
export const PigFigure = memo(function PigFigure({ pose, mood = 'happy', transform }: PigFigureProps) {
  const { body: Body, head } = BODIES[pose];
  return (
    <g transform={transform} strokeLinecap="round">
      <g stroke={EDGE} strokeWidth="1.5">
        <Body />
      </g>
      <PigHead mood={mood} transform={head} />
    </g>
  );
});

/** How the pig feels: each screen picks the one that fits what it says. */
export type PigMood = 'happy' | 'proud' | 'sleepy' | 'hungry' | 'worried' | 'wow';

interface PigHeadProps {
  mood?: PigMood;
  transform?: string;
}

const WHITE = '#FFFDF9';
const ROSE = '#F6AE9A';
const MAW = '#7C2B2B';
const TONGUE = '#F2796B';
const SPARK = '#FFC94D';

interface EyesProps {
  white: number;
  pupil: number;
  /** Below the middle of the white, in units; negative looks up. */
  gaze?: number;
}

/** A dot in each eye, beside its middle. */
const dots = (x: number, y: number) => `M${x - 21} ${y - 5}h0m42 0h0`;

function Eyes({ white, pupil, gaze = 0 }: EyesProps) {
  return (
    <>
      <Line d={dots(0, 0)} stroke={WHITE} width={white * 2} />
      <Line d={dots(0, gaze)} stroke="#1F1A1C" width={pupil * 2} />
      <Line d={dots(2.4, gaze - 2.6)} stroke="#FFF" width={5.2} />
      <Line d={dots(-2.6, gaze + 2.8)} stroke="#FFF" width={2.4} />
    </>
  );
}

function Line({ d, stroke = ROSE, width = 3.2 }: { d: string; stroke?: string; width?: number }) {
  return <path d={d} stroke={stroke} strokeWidth={width} />;
}

function OpenMouth({ d, tongue }: { d: string; tongue?: string }) {
  return (
    <>
      <path d={d} fill={MAW} stroke={ROSE} strokeWidth="2.4" />
      {tongue && <path d={tongue} fill={TONGUE} />}
    </>
  );
}

/** Eyes and mouth of each mood, with what flies about the head, and how the hallabong sits on it. */
const MOODS: Record<PigMood, { face: ReactNode; hallabong: string }> = {
  happy: {
    hallabong: 'translate(0 -49) rotate(-6)',
    face: (
      <>
        <Eyes white={8.4} pupil={7.1} />
        <OpenMouth
          d="M-12 24.5Q0 28 12 24.5 9 34 0 34S-9 34-12 24.5z"
          tongue="M-6 31.5Q0 27.5 6 31.5 3 34 0 34T-6 31.5z"
        />
      </>
    ),
  },
  proud: {
    hallabong: 'translate(0 -49)',
    face: (
      <>
        <Line d="M-28-2q7-9 14 0M14-2q7-9 14 0" stroke={WHITE} width={3.4} />
        <OpenMouth
          d="M-14 24Q0 28 14 24 12 36 0 36S-12 36-14 24z"
          tongue="M-8 33Q0 27 8 33 4 36 0 36T-8 33z"
        />
        <path d="M38-72l2.4 6 6 2.4-6 2.4-2.4 6-2.4-6-6-2.4 6-2.4z" fill={SPARK} />
      </>
    ),
  },
  sleepy: {
    hallabong: 'translate(-7 -49) rotate(-20)',
    face: (
      <>
        <Line d="M-28-5q7 6 14 0M14-5q7 6 14 0" stroke={WHITE} width={3.4} />
        <OpenMouth d="M-4.6 28.5a4.6 4.2 0 1 0 9.2 0 4.6 4.2 0 1 0-9.2 0z" />
        <Line d="M53-54h6l-6 8h6M44-74h8l-8 10h8" stroke="#3A9DBB" width={2.4} />
      </>
    ),
  },
  hungry: {
    hallabong: 'translate(0 -49) rotate(6)',
    face: (
      <>
        <Eyes white={8.4} pupil={6.6} gaze={-1.25} />
        <OpenMouth
          d="M-14 24Q0 28 14 24 11 33 0 33S-11 33-14 24z"
          tongue="M-1 29q6-3 11 0 3 9-4 9-7 0-7-9z"
        />
      </>
    ),
  },
  worried: {
    hallabong: 'translate(4 -49) rotate(14)',
    face: (
      <>
        <Eyes white={8} pupil={6} gaze={1.25} />
        <Line d="M-32-17q6-5 14-6M32-17q-6-5-14-6" width={3} />
        <Line d="M-10 30q3.3-5 6.7-1.5t6.6 0T10 28.5" />
        <path d="M42-26c6 8 7 13 1 13s-6-5-1-13z" fill="#7CC4D8" />
      </>
    ),
  },
  wow: {
    hallabong: 'translate(0 -55) rotate(-3)',
    face: (
      <>
        <Eyes white={10} pupil={8.2} />
        <OpenMouth d="M-6 29.5a6 6.6 0 1 0 12 0 6 6.6 0 1 0-12 0z" />
        <Line d="M-50-30l-7-5M-52-18l-7-1M50-30l7-5M52-18l7-1" stroke="#FF8A1F" width={3} />
      </>
    ),
  },
};

/** Head of the black Jeju pig from the front, a hallabong on it: about 96 units wide, from -76 to 40 high. */
export const PigHead = memo(function PigHead({ mood = 'happy', transform }: PigHeadProps) {
  const { face, hallabong } = MOODS[mood];
  return (
    <g transform={transform} strokeLinecap="round" strokeLinejoin="round">
      <g stroke={EDGE} strokeWidth="2">
        <path
          d="M-17-31C-27-46-43-49-47-43-51-36-48-21-39-12zM17-31C27-46 43-49 47-43 51-36 48-21 39-12z"
          fill="#372F33"
        />
        <path
          d="M0-36C27-36 40-22 44-4 49 8 48 22 36 31 27 38 14 40 0 40S-27 38-36 31C-48 22-49 8-44-4-40-22-27-36 0-36z"
          fill="#463C40"
        />
      </g>
      <Hallabong transform={`${hallabong} scale(.8)`} />
      <path
        d="M-24-29C-31-38-40-41-42-38-44-33-42-25-37-18zM24-29C31-38 40-41 42-38 44-33 42-25 37-18z"
        fill={HOOF}
      />
      <path d="M-35.5 13h5M30.5 13h5" stroke="#C6705F" strokeWidth="10" />
      <ellipse cy="9" rx="16" ry="11.5" fill={ROSE} />
      <Line d="M-9 2.5q9-4 18 0" stroke="#FCD0C0" />
      <Line d="M-5.8 8.5v2M5.6 8.5v2" stroke="#A65546" width={5.4} />
      {face}
    </g>
  );
});
