import { Drawing, type DrawingProps } from './Drawing';
import { PigHead } from './parts/PigHead';

/** No comments yet: the pig and a speech bubble that waits for words. */
export function EmptyComments({ size = 180, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 160" size={size} {...props}>
      <ellipse cx="120" cy="146" rx="94" ry="10" fill="#FFE9D6" />
      <path d="M28 146c0-24 20-36 46-36s46 12 46 36z" fill="#322C2F" />
      <PigHead transform="translate(74 86) scale(.92)" />
      <path
        d="M150 20h50a22 22 0 0 1 22 22v22a22 22 0 0 1-22 22h-38l-24 18 6-22a22 22 0 0 1-16-21V42a22 22 0 0 1 22-22z"
        fill="#D5ECF1"
      />
      <g fill="#0B6E8F">
        <circle cx="156" cy="53" r="6" />
        <circle cx="175" cy="53" r="6" opacity=".7" />
        <circle cx="194" cy="53" r="6" opacity=".4" />
      </g>
      <path d="M208 112c7-7 17-1 15 7-2 7-9 11-15 14-6-3-13-7-15-14-2-8 8-14 15-7z" fill="#FF8A1F" />
    </Drawing>
  );
}
