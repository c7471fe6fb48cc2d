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
        <HoofPrint transform="translate(60 37) scale(.74)" fill="#FF8A1F" />
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

/** The pig's print, its toes up: 28 units wide and 38 high around its middle, in the colour of its `fill`. */
export function HoofPrint(props: SVGProps<SVGGElement>) {
  return (
    <g {...props}>
      <path d="M0 2C-1-4-1-10-3-16-5-20-9-18-11-13-15-3-12 8 0 8S15-3 11-13C9-18 5-20 3-16 1-10 1-4 0 2z" />
      <path d="M-14 15.5a5 4.5 0 1 0 10 0 5 4.5 0 1 0-10 0M4 15.5a5 4.5 0 1 0 10 0 5 4.5 0 1 0-10 0" />
    </g>
  );
}

/** The sign of a grade, in the colour of the text. */
export function HoofIcon({ size = 14, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="-14 -20 28 40" size={size} {...props}>
      <HoofPrint fill="currentColor" />
    </Drawing>
  );
}
