import type { ReactNode } from 'react';
import type { FailureCause } from '@/domain/failure-cause';
import { Drawing, type DrawingProps } from './Drawing';
import { PigFigure } from './Pig';

export interface FailureDrawingProps extends DrawingProps {
  cause?: FailureCause;
  /** What the screen would have shown, beside the pig where it was refused: from 150 to 228 wide, its foot at y = 160. */
  refused?: ReactNode;
}

/** What a screen wanted could not be had: the pig, and beside it why. */
export function FailureDrawing({ cause = 'failed', refused, size = 180, ...props }: FailureDrawingProps) {
  return (
    <Drawing viewBox="0 0 240 180" size={size} {...props}>
      <ellipse cx="120" cy="164" rx="108" ry="10" fill="#D5ECF1" />
      {cause === 'failed' && <RainCloud />}
      {cause === 'offline' && <Socket />}
      {cause === 'refused' && refused}
      <PigFigure
        pose="sitting"
        mood={cause === 'missing' ? 'wow' : 'worried'}
        transform={`translate(${PIG_X[cause === 'refused' && refused === undefined ? 'alone' : cause]} 113)`}
      />
      {cause === 'offline' && <PulledPlug />}
      {cause === 'missing' && <Magnifier />}
    </Drawing>
  );
}

/** Where the pig stands, so that it leaves room for what is beside it. */
const PIG_X = { failed: 96, offline: 100, missing: 78, refused: 84, alone: 120 } as const;

function Socket() {
  return (
    <>
      <rect x="166" y="22" width="52" height="52" rx="14" fill="#FFF" stroke="#EADCCB" strokeWidth="3" />
      <path d="M183 42v12M201 42v12" stroke="#5C636E" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

function PulledPlug() {
  return (
    <g strokeLinecap="round">
      <path d="M134 160c40 6 56-2 58-24" stroke="#5C636E" strokeWidth="5" />
      <path d="M185 110l-2-13M199 108l-2-13" stroke="#8A7A7C" strokeWidth="5" />
      <path d="M175 112l32-5 3 16q-2 14-14 16t-18-11z" fill="#FF8A1F" stroke="#FF8A1F" strokeWidth="3" />
      <path d="M164 92l-7-5M217 85l8-5" stroke="#FFC94D" strokeWidth="4" />
    </g>
  );
}

function Magnifier() {
  return (
    <g strokeLinecap="round" transform="translate(-2 11)">
      <path d="M201 121l22 24" stroke="#B84A00" strokeWidth="13" />
      <circle cx="179" cy="96" r="31" fill="#F4FAFC" stroke="#FF8A1F" strokeWidth="8" />
      <path d="M169 88c0-14 21-13 21-1 0 9-11 8-11 17M179 114v.1" stroke="#0B6E8F" strokeWidth="6" />
    </g>
  );
}

function RainCloud() {
  return (
    <>
      <path
        d="M176 66l-5 12M194 66l-5 12M212 66l-5 12"
        stroke="#5BAEC4"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M176 58a16 16 0 0 1-2-32 22 22 0 0 1 41-5 18 18 0 0 1 1 37z" fill="#B9C6CE" />
    </>
  );
}
