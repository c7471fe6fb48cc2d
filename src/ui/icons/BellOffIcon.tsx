import { Icon, type IconProps } from './Icon';

export function BellOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4.1A6 6 0 0 1 18 9c0 2.3.4 3.9.9 5.1M6.1 8.1A9 9 0 0 0 6 9c0 5-2 6.5-2 8h13" />
      <path d="M10 20.5a2.2 2.2 0 0 0 4 0M4 3l16 18" />
    </Icon>
  );
}
