import type { ReactNode } from 'react';
import type { FailureCause } from '@/domain/failure-cause';
import { Drawing, type DrawingProps } from './Drawing';
import { PigFigure } from './Pig';

interface FailureDrawingProps extends DrawingProps {
  cause?: FailureCause;
  /** What the screen would have shown, beside the pig where it was refused: from 150 to 228 wide, its foot at y = 160. */
  refused?: ReactNode;
}

/** What a screen wanted could not be had: the pig, and beside it why. */
export function FailureDrawing({ cause = 'failed', refused, size = 180, ...props }: FailureDrawingProps) {
  if (cause === 'failed') return <ErrorDrawing size={size} {...props} />;
  return (
    <Drawing viewBox="0 0 240 180" size={size} {...props}>
      <ellipse cx="120" cy="164" rx="108" ry="10" fill="#D5ECF1" />
      {cause === 'offline' && <Socket />}
      {cause === 'refused' && refused}
      <PigFigure
        pose="sitting"
        mood={cause === 'missing' ? 'wow' : 'worried'}
        transform={`translate(${cause === 'refused' ? (refused ? 84 : 120) : 100} 113)`}
      />
      {cause === 'offline' && <PulledPlug />}
      {cause === 'missing' && <Magnifier />}
    </Drawing>
  );
}

/** No products: the shop's shutter is down. */
export function ShopFailure(props: FailureDrawingProps) {
  return (
    <FailureDrawing
      refused={
        <>
          <path d="M154 88h68v74h-68z" fill="#FFF" stroke="#EADCCB" strokeWidth="3" />
          <path
            d="M160 104h56M160 116h56M160 128h56M160 140h56M160 152h56"
            stroke="#C9D3D8"
            strokeWidth="5"
          />
          <path
            d="M150 66h76v22q0 10-10 10t-9-10q0 10-10 10t-9-10q0 10-10 10t-9-10q0 10-9.5 10t-9.5-10z"
            fill="#FF8A1F"
          />
          <path d="M169 66v22q0 10-9.5 10t-9.5-10V66zM207 66v22q0 10-10 10t-9-10V66z" fill="#FFE0C2" />
        </>
      }
      {...props}
    />
  );
}

/** No posts: a photo that is torn. */
export function FeedFailure(props: FailureDrawingProps) {
  return (
    <FailureDrawing
      refused={
        <g stroke="#EADCCB" strokeWidth="2.5" strokeLinejoin="round">
          <path d="M152 92l34-5 6 18-9 12 10 14-7 23-26 3z" fill="#FFF" />
          <path d="M198 88l30 5-8 68-28-4 7-22-10-14 9-13z" fill="#FFF" />
          <path d="M158 99l24-4 3 11-9 12 9 13-2 5-21 2z" fill="#BFE3EA" stroke="none" />
          <path d="M204 97l16 3-4 39-16-3 5-3-9-12 9-13z" fill="#FFD9B0" stroke="none" />
        </g>
      }
      {...props}
    />
  );
}

/** No login from elsewhere: a speech bubble that is broken. */
export function TalkFailure(props: FailureDrawingProps) {
  return (
    <FailureDrawing
      refused={
        <>
          <path
            d="M184 40l-8 14 12 8-10 14 8 14h-14l-20 16 4-18a18 18 0 0 1-12-17V58a18 18 0 0 1 18-18z"
            fill="#B5DCE7"
            transform="translate(6 0)"
          />
          <path
            d="M202 44h8a18 18 0 0 1 18 18v15a18 18 0 0 1-18 18h-6l-8-14 10-14-12-8z"
            fill="#B5DCE7"
            transform="rotate(5 202 100)"
          />
          <path d="M204 26l5-9M218 32l8-7" stroke="#FFC94D" strokeWidth="4" strokeLinecap="round" />
        </>
      }
      {...props}
    />
  );
}

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
    <g strokeLinecap="round">
      <path d="M201 121l22 24" stroke="#B84A00" strokeWidth="13" />
      <circle cx="179" cy="96" r="31" fill="#F4FAFC" stroke="#FF8A1F" strokeWidth="8" />
      <path d="M169 88c0-14 21-13 21-1 0 9-11 8-11 17M179 114v.1" stroke="#0B6E8F" strokeWidth="6" />
    </g>
  );
}

/** Something went wrong: the pig, a little worried, under a small rain cloud. */
function ErrorDrawing({ size = 180, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 180" size={size} {...props}>
      <ellipse cx="120" cy="164" rx="90" ry="10" fill="#D5ECF1" />
      <PigFigure pose="sitting" mood="worried" transform="translate(100 113)" />
      <path
        d="M176 66l-5 12M194 66l-5 12M212 66l-5 12"
        stroke="#5BAEC4"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M176 58a16 16 0 0 1-2-32 22 22 0 0 1 41-5 18 18 0 0 1 1 37z" fill="#B9C6CE" />
    </Drawing>
  );
}
