import type { SVGProps } from 'react';
import { Drawing, type DrawingProps } from './Drawing';

/** 완료 stamp, laid over the darkened cover of a completed challenge. */
export function Stamp({ size = 88, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" size={size} {...props}>
      <g transform="rotate(-14 60 60)">
        <circle cx="60" cy="60" r="54" fill="#FBF7F1" />
        <circle cx="60" cy="60" r="49" stroke="#B84A00" strokeWidth="4" />
        <circle
          cx="60"
          cy="60"
          r="41"
          stroke="#FF8A1F"
          strokeWidth="3"
          strokeDasharray="0 7.35"
          strokeLinecap="round"
        />
        <HoofPrint transform="translate(60 40)" fill="#FF8A1F" />
        <text
          x="60"
          y="82"
          textAnchor="middle"
          fontFamily="inherit"
          fontSize="29"
          fontWeight="800"
          fill="#B84A00"
        >
          완료
        </text>
      </g>
    </Drawing>
  );
}

/** The pig's print, its toes up: 41 units wide and 22 high around its middle, in the colour of its `fill`. */
export function HoofPrint(props: SVGProps<SVGGElement>) {
  return (
    <g {...props}>
      <path d="M-2 10c-9 0-12-5-11-12s7-11 11-9zM2 10c9 0 12-5 11-12s-7-11-11-9z" />
      <circle cx="-17" cy="7" r="3.5" />
      <circle cx="17" cy="7" r="3.5" />
    </g>
  );
}

/** The sign of a grade, in the colour of the text. */
export function HoofIcon({ size = 20, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="-21 -21 42 42" size={size} {...props}>
      <HoofPrint fill="currentColor" />
    </Drawing>
  );
}
