import { Drawing, type DrawingProps } from './Drawing';
import { Hallabong } from './parts/Hallabong';

/** How wide the fruit is for its height. */
const RATIO = 44 / 54;

/** The currency, without a margin: shown beside every balance and cost. `size` is its height, in CSS pixels. */
export function HallabongIcon({ size = 24, ...props }: Omit<DrawingProps, 'size'> & { size?: number }) {
  return (
    <Drawing viewBox="6 0 44 54" size={size * RATIO} {...props}>
      <Hallabong transform="translate(28 31)" />
    </Drawing>
  );
}
