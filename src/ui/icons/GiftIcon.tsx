import { Icon, type IconProps } from './Icon';

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9h16v3.5H4zM5.5 12.5V20h13v-7.5M12 9v11M12 9S7.5 9 7.5 6.3C7.5 3.5 11.5 4 12 9zM12 9s4.5 0 4.5-2.7C16.5 3.5 12.5 4 12 9z" />
    </Icon>
  );
}
