import { Hallabong } from './Hallabong';
import { PigHead } from './PigHead';

interface WalkingPigProps {
  /** Carries a hallabong on its head. */
  carrying?: boolean;
  transform?: string;
}

/** The pig walking to the right, about 130 × 100 units around its body; its feet stand at y = 48. */
export function WalkingPig({ carrying = false, transform }: WalkingPigProps) {
  return (
    <g transform={transform}>
      <path
        d="M-46-4c-12 2-16-8-9-11s9 6 1 7-13-3-13-8"
        stroke="#3B3437"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-22 22l4 21M22 22l-5 21" stroke="#262123" strokeWidth="14" strokeLinecap="round" />
      <path d="M-33 22l-7 20M34 20l7 21" stroke="#322C2F" strokeWidth="14" strokeLinecap="round" />
      <rect x="-50" y="-26" width="96" height="58" rx="29" fill="#322C2F" />
      <PigHead transform="translate(38 -16) scale(.72)" />
      {carrying && <Hallabong transform="translate(38 -52) scale(.66) rotate(6)" />}
    </g>
  );
}
