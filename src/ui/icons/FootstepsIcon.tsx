import { Icon, type IconProps } from './Icon';

export function FootstepsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2.5c2 0 3 2 3 4.5 0 2-1 3-1 5H6.5C6.5 10 5 9 5 6.5s1-4 3-4zM6.5 15H10a1.75 1.75 0 0 1-3.5 0z" />
      <path d="M16 6.5c2 0 3 1.5 3 4s-1.5 3.5-1.5 5.5H14c0-2-1-3-1-5 0-2.5 1-4.5 3-4.5zM14 19h3.5a1.75 1.75 0 0 1-3.5 0z" />
    </Icon>
  );
}
