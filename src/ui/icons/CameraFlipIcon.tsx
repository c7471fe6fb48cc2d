import { Icon, type IconProps } from './Icon';

export function CameraFlipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z" />
      <path
        d="M8.5 12.5a3.6 3.6 0 0 1 6.6-1M15.5 13.5a3.6 3.6 0 0 1-6.6 1M15.3 9.7v2h-2M8.7 16.3v-2h2"
        strokeWidth={1.6}
      />
    </Icon>
  );
}
