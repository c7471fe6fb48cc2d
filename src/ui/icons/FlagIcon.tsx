import { Icon, type IconProps } from './Icon';

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 21V3.5M5.5 4.5c3-1.8 5.5-1.2 7.5 0s4 1.4 6.5.3v9c-2.5 1.1-4.5.9-6.5-.3s-4.5-1.8-7.5 0" />
    </Icon>
  );
}
