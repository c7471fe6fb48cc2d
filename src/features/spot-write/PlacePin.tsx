import { Drawing, type DrawingProps } from '@/ui/drawings/Drawing';

/** A pin for the map, whose tip stands on the place at the middle of its lower edge. */
export function PlacePin({ size = 40, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 40 48" size={size} {...props}>
      <path
        d="M20 46.5C14 39 3 30.5 3 19a17 17 0 0 1 34 0c0 11.5-11 20-17 27.5z"
        fill="var(--hallabong-deep)"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <circle cx="20" cy="19" r="6.5" fill="#fff" />
    </Drawing>
  );
}
