import { Drawing, type DrawingProps } from './Drawing';
import { WalkingPig } from './parts/WalkingPig';

/** No challenges: the pig on its way to a flag on the next oreum. */
export function EmptyChallenges({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 170" size={size} {...props}>
      <circle cx="62" cy="38" r="16" fill="#FFC48A" />
      <path d="M96 150c40-6 48-72 74-72 7 0 8 5 14 5s8-5 14-5c18 0 20 60 26 72z" fill="#A9CFA0" />
      <path d="M170 78c7 0 8 5 14 5s8-5 14-5c-5 12-23 12-28 0z" fill="#8DBB72" />
      <path d="M184 84V36" stroke="#22252A" strokeWidth="4" strokeLinecap="round" />
      <path d="M186 36c11-6 19 6 32 0v22c-13 6-21-6-32 0z" fill="#FF8A1F" />
      <path
        d="M128 138c18-4 40-4 38-18s8-20 14-26"
        stroke="#FBF7F1"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 10"
      />
      <rect x="6" y="144" width="228" height="14" rx="7" fill="#8DBB72" />
      <WalkingPig transform="translate(72 108) scale(.8)" />
    </Drawing>
  );
}
