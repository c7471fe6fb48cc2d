import { Hallabong } from '@/ui/drawings/Hallabong';
import { Drawing } from '@/ui/drawings/Drawing';
import styles from './proof.module.css';

/** Where each piece comes to rest, in CSS pixels from the middle of a photo of 240 by 168, how it is turned there, and how large it is. */
const FRUITS = [
  [-136, -26, -28, 0.52],
  [-114, -84, 14, 0.34],
  [-22, -93, -16, 0.36],
  [72, -88, 24, 0.54],
  [142, -58, 8, 0.34],
] as const;
const LEAVES = [
  [-144, 12, -40, 0.8],
  [-134, -62, 24, 1.2],
  [-74, -96, -52, 0.85],
  [22, -97, 38, 1.2],
  [104, -98, -24, 0.8],
  [138, -18, 64, 1.15],
] as const;

type Rest = readonly [x: number, y: number, turn: number, scale: number];

const at = ([x, y, turn, scale]: Rest) => ({
  transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
});

/** Fruit and leaves that burst out of a photo, and stay around it: above its upper edge, however high it is. */
export function Confetti() {
  return (
    <Drawing
      viewBox="-160 -120 320 240"
      size="min(320px, 100vw - 52px)"
      className={styles.confetti}
      style={{ position: 'absolute', inset: '84px auto auto 50%', translate: '-50% -50%', maxWidth: 'none' }}
    >
      {FRUITS.map((rest) => (
        <g key={rest[0]} style={at(rest)}>
          <Hallabong />
        </g>
      ))}
      {LEAVES.map((rest, index) => (
        <path
          key={rest[0]}
          d="M-9 0C-5-8 5-8 9 0 5 8-5 8-9 0z"
          fill={index % 2 === 0 ? '#5E9A5B' : '#8DBB72'}
          style={at(rest)}
        />
      ))}
    </Drawing>
  );
}
