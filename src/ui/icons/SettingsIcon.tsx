import { Icon, type IconProps } from './Icon';

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M10.3 5.6L10.4 2.9L13.6 2.9L13.7 5.6L15.3 6.3L17.3 4.5L19.5 6.7L17.7 8.7L18.4 10.3L21.1 10.4L21.1 13.6L18.4 13.7L17.7 15.3L19.5 17.3L17.3 19.5L15.3 17.7L13.7 18.4L13.6 21.1L10.4 21.1L10.3 18.4L8.7 17.7L6.7 19.5L4.5 17.3L6.3 15.3L5.6 13.7L2.9 13.6L2.9 10.4L5.6 10.3L6.3 8.7L4.5 6.7L6.7 4.5L8.7 6.3z" />
    </Icon>
  );
}
