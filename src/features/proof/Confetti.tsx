import { Hallabong } from '@/ui/drawings/Hallabong';
import { Drawing } from '@/ui/drawings/Drawing';
import styles from './proof.module.css';

/** Where each piece comes to rest, in CSS pixels from the middle of a photo of 240 by 168, how it is turned there, and how large it is. */
const FRUITS = [
  [-132, -58, -24, 0.42],
  [-84, -92, 14, 0.34],
  [12, -90, -10, 0.44],
  [100, -88, 22, 0.36],
  [138, -44, 12, 0.46],
] as const;
const LEAVES = [
  [-140, -2, -40, 0.9],
  [-116, -92, 20, 1.1],
  [-36, -95, -62, 0.9],
  [56, -94, 48, 1.05],
  [136, -84, 74, 0.85],
  [142, 4, 30, 1],
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
