import { Icon, type IconProps } from './Icon';

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="4.5" width="18" height="15" rx="2" />
      <circle cx="8.5" cy="9.5" r="1.5" />
      <path d="M4 17.5l5-4.5 3 2.5 4.5-4.5 4 4" />
    </Icon>
  );
}
