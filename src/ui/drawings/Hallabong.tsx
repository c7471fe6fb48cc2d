import { Drawing, type DrawingProps } from './Drawing';

interface HallabongProps {
  transform?: string;
}

/** The fruit: a mandarin with its typical knob and one leaf, about 42 × 50 units around its centre. */
export function Hallabong({ transform }: HallabongProps) {
  return (
    <g transform={transform}>
      <path
        d="M0-20C6-20 8-15 10-11 17-8 21-2 21 5 21 16 12 22 0 22S-21 16-21 5C-21-2-17-8-10-11-8-15-6-20 0-20z"
        fill="#FF8A1F"
      />
      <path d="M0-18C2-28 12-31 19-27 16-19 8-15 0-18z" fill="#2F6B3A" />
      <g strokeLinecap="round" strokeWidth="3">
        <path d="M-15 2C-14-4-10-7-6-8" stroke="#FFC48A" strokeWidth="4" />
        <path d="M7 9h0M-3 14h0M12 2h0" stroke="#D96A00" />
        <path d="M0-18C-2-21-2-23-1-25" stroke="#2F6B3A" />
      </g>
    </g>
  );
}

/** How wide the fruit is for its height. */
const RATIO = 44 / 54;

/** The currency, without a margin: shown beside every balance and cost. `size` is its height, in CSS pixels. */
export function HallabongIcon({ size = 24, ...props }: Omit<DrawingProps, 'size'> & { size?: number }) {
  return (
    <Drawing viewBox="6 0 44 54" size={size * RATIO} {...props}>
      <Hallabong transform="translate(28 31)" />
    </Drawing>
  );
}
