import { Icon, type IconProps } from './Icon';

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10M16.5 8.5L20 12l-3.5 3.5" />
    </Icon>
  );
}
