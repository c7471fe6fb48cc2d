import { PigHead, type PigMood } from './PigHead';

/** What the whole pig does. */
export type PigPose = 'walking' | 'sitting' | 'lying';

interface PigFigureProps {
  pose: PigPose;
  mood?: PigMood;
  transform?: string;
}

const BODY = '#3A3236';
const SHADE = '#2B2528';
const EDGE = '#8A7A7C';
const HOOF = '#E58F7C';

function Walking() {
  return (
    <>
      <path
        d="M-48-2c-12 2-16-8-9-11s9 6 1 7-13-3-13-8"
        stroke={BODY}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g strokeLinecap="round" strokeWidth="15">
        <path data-leg="far" d="M-22 22l5 19M20 22l-5 19" stroke={SHADE} />
        <path data-leg="near" d="M-34 20l-6 21M30 20l6 21" stroke={BODY} />
      </g>
      <rect x="-52" y="-26" width="94" height="60" rx="30" fill={BODY} stroke={EDGE} strokeWidth="1.5" />
    </>
  );
}

function Sitting() {
  return (
    <>
      <path d="M34 34c11 3 16-6 9-9s-8 6 0 7 12-2 12-7" stroke={BODY} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M0-12C26-12 40 14 40 32 40 44 32 49 0 49S-40 44-40 32C-40 14-26-12 0-12z"
        fill={BODY}
        stroke={EDGE}
        strokeWidth="1.5"
      />
      <path d="M-14 14v28M14 14v28" stroke={SHADE} strokeWidth="15" strokeLinecap="round" />
      <path d="M-38 42a11 7 0 1 0 22 0 11 7 0 1 0-22 0M16 42a11 7 0 1 0 22 0 11 7 0 1 0-22 0" fill={HOOF} />
    </>
  );
}

function Lying() {
  return (
    <>
      <path d="M54 32c10 3 14-6 8-9s-8 6 0 7 10-2 10-7" stroke={BODY} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M-30 49C-44 49-42 4 6 4 44 4 60 22 60 38 60 46 54 49 46 49z"
        fill={BODY}
        stroke={EDGE}
        strokeWidth="1.5"
      />
      <path d="M30 43a10 6 0 1 0 20 0 10 6 0 1 0-20 0" fill={HOOF} />
    </>
  );
}

const BODIES: Record<PigPose, { body: typeof Walking; head: string }> = {
  walking: { body: Walking, head: 'translate(34 -16) scale(.82)' },
  sitting: { body: Sitting, head: 'translate(0 -22) scale(.92)' },
  lying: { body: Lying, head: 'translate(-18 18) rotate(-4) scale(.8)' },
};

/** The whole pig, about 130 × 130 units around its body; it stands, sits or lies on y = 49. It walks to the right. */
export function PigFigure({ pose, mood = 'happy', transform }: PigFigureProps) {
  const { body: Body, head } = BODIES[pose];
  return (
    <g transform={transform}>
      <Body />
      <PigHead mood={mood} transform={head} />
    </g>
  );
}
