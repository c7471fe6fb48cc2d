import { Icon, type IconProps } from './Icon';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5l11 7-11 7z" fill="currentColor" />
    </Icon>
  );
}
