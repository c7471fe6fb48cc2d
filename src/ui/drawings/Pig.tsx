import { Drawing, type DrawingProps } from './Drawing';
import { PigFigure, type PigPose } from './parts/PigFigure';
import { PigHead, type PigMood } from './parts/PigHead';

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
