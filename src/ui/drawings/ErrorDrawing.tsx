import { Drawing, type DrawingProps } from './Drawing';
import { PigHead } from './parts/PigHead';

/** Something went wrong: the pig, a little worried, under a small rain cloud. */
export function ErrorDrawing({ size = 180, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 180" size={size} {...props}>
      <ellipse cx="120" cy="164" rx="90" ry="10" fill="#D5ECF1" />
      <path d="M66 164c0-28 24-40 54-40s54 12 54 40z" fill="#322C2F" />
      <PigHead mood="worried" transform="translate(120 102)" />
      <path
        d="M176 66l-5 12M194 66l-5 12M212 66l-5 12"
        stroke="#5BAEC4"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M176 58a16 16 0 0 1-2-32 22 22 0 0 1 41-5 18 18 0 0 1 1 37z" fill="#B9C6CE" />
      <path
        d="M28 76c10-8 26-8 36 0M36 88c6-5 14-5 20 0"
        stroke="#FFC48A"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="46" cy="100" r="4" fill="#FFC48A" />
      <path d="M26 106L66 68" stroke="#B84A00" strokeWidth="5" strokeLinecap="round" />
    </Drawing>
  );
}
