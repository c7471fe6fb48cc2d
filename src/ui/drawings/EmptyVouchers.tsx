import { Drawing, type DrawingProps } from './Drawing';
import { Hallabong } from './parts/Hallabong';

/** No vouchers yet: an open wallet, a ticket and two hallabong to spend. */
export function EmptyVouchers({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 170" size={size} {...props}>
      <ellipse cx="120" cy="154" rx="96" ry="10" fill="#FFE9D6" />
      <g transform="rotate(-10 120 70)">
        <path
          d="M62 28h116a8 8 0 0 1 8 8v14a12 12 0 0 0 0 24v26H54V74a12 12 0 0 0 0-24V36a8 8 0 0 1 8-8z"
          fill="#FFF"
          stroke="#EADCCB"
          strokeWidth="2"
        />
        <path d="M148 38v60" stroke="#EADCCB" strokeWidth="3" strokeDasharray="1 8" strokeLinecap="round" />
        <path d="M74 50h50M74 66h32" stroke="#FFC48A" strokeWidth="7" strokeLinecap="round" />
        <circle cx="167" cy="62" r="9" fill="#2F6B3A" />
      </g>
      <path
        d="M42 90a6 6 0 0 1 6-6h140a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14H56a14 14 0 0 1-14-14z"
        fill="#B84A00"
      />
      <path d="M42 90c0 8 10 12 18 12h142v36a14 14 0 0 1-14 14H56a14 14 0 0 1-14-14z" fill="#D8650F" />
      <path d="M202 110h-30a14 14 0 0 0 0 28h30z" fill="#FFE9D6" />
      <circle cx="174" cy="124" r="5" fill="#B84A00" />
      <Hallabong transform="translate(36 136) scale(.85) rotate(-8)" />
      <Hallabong transform="translate(208 40) scale(.7) rotate(14)" />
    </Drawing>
  );
}
