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
      <path d="M0-3-1.5-14Q-2-19-6-18C-11-16-14-9-14-3-14 5-8 8 0 8S14 5 14-3C14-9 11-16 6-18Q2-19 1.5-14z" />
      <path d="M-13.5 15a4.5 4 0 1 0 9 0 4.5 4 0 1 0-9 0M4.5 15a4.5 4 0 1 0 9 0 4.5 4 0 1 0-9 0" />
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
