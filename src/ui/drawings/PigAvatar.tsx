import { Drawing, type DrawingProps } from './Drawing';
import { PigHead } from './parts/PigHead';

/** Default avatar: the pig (도새기) on a peach disc. The same picture is served as /pig-avatar.svg. */
export function PigAvatar({ size = 48, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" size={size} {...props}>
      <circle cx="60" cy="60" r="60" fill="#FFE9D6" />
      <PigHead transform="translate(60 70) scale(.86)" />
    </Drawing>
  );
}
