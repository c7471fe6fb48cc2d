import { Drawing, type DrawingProps } from './Drawing';
import { PigFigure } from './Pig';

/** Something went wrong: the pig, a little worried, under a small rain cloud. */
export function ErrorDrawing({ size = 180, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 180" size={size} {...props}>
      <ellipse cx="120" cy="164" rx="90" ry="10" fill="#D5ECF1" />
      <PigFigure pose="sitting" mood="worried" transform="translate(100 113)" />
      <path
        d="M176 66l-5 12M194 66l-5 12M212 66l-5 12"
        stroke="#5BAEC4"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M176 58a16 16 0 0 1-2-32 22 22 0 0 1 41-5 18 18 0 0 1 1 37z" fill="#B9C6CE" />
    </Drawing>
  );
}
