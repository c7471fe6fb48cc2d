import { Icon, type IconProps } from './Icon';

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 11.5L20 4l-5 16-3.5-6.5z" />
      <path d="M11.5 13.5L20 4" />
    </Icon>
  );
}
