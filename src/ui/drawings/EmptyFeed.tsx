import { Drawing, type DrawingProps } from './Drawing';
import { PigHead } from './parts/PigHead';

/** No posts yet: the pig behind two empty-handed photographs. */
export function EmptyFeed({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 180" size={size} {...props}>
      <ellipse cx="120" cy="160" rx="98" ry="12" fill="#FFE9D6" />
      <PigHead transform="translate(120 62) scale(.95)" />
      <g transform="rotate(-9 80 116)">
        <rect x="36" y="74" width="88" height="82" rx="10" fill="#FFF" stroke="#EADCCB" strokeWidth="2" />
        <rect x="44" y="82" width="72" height="54" rx="6" fill="#BFE3EA" />
        <circle cx="98" cy="97" r="8" fill="#FFC48A" />
        <path
          d="M44 130c14-2 18-24 27-24 4 0 5 3 9 3s5-3 8-3c9 0 14 20 28 24a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z"
          fill="#5E9A5B"
        />
      </g>
      <g transform="rotate(8 164 118)">
        <rect x="120" y="78" width="88" height="82" rx="10" fill="#FFF" stroke="#EADCCB" strokeWidth="2" />
        <rect x="128" y="86" width="72" height="54" rx="6" fill="#FFE9D6" />
        <path d="M164 103v20M154 113h20" stroke="#B84A00" strokeWidth="5" strokeLinecap="round" />
      </g>
      <g fill="#3B3437">
        <ellipse cx="92" cy="80" rx="11" ry="8" />
        <ellipse cx="150" cy="80" rx="11" ry="8" />
      </g>
    </Drawing>
  );
}
