import { Icon, type IconProps } from './Icon';

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        fill="currentColor"
        d="M12 20s-8-4.7-8-10.6A4.6 4.6 0 0 1 12 6.5a4.6 4.6 0 0 1 8 2.9C20 15.3 12 20 12 20z"
      />
    </Icon>
  );
}
