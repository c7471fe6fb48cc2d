import { Drawing, type DrawingProps } from './Drawing';
import { Hallabong } from './parts/Hallabong';

/** The currency: shown beside every balance and cost. */
export function HallabongIcon({ size = 24, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 56 56" size={size} {...props}>
      <Hallabong transform="translate(28 31)" />
    </Drawing>
  );
}
