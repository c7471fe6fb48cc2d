import { Icon, type IconProps } from './Icon';

export function PawIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 11.5c-2.6 0-5.5 3.2-5.5 5.8 0 1.7 1.3 2.7 2.8 2.7 1.1 0 1.6-.6 2.7-.6s1.6.6 2.7.6c1.5 0 2.8-1 2.8-2.7 0-2.6-2.9-5.8-5.5-5.8z" />
      <ellipse cx="9" cy="6" rx="1.7" ry="2.4" />
      <ellipse cx="15" cy="6" rx="1.7" ry="2.4" />
      <ellipse cx="4.7" cy="10.8" rx="1.5" ry="2.1" />
      <ellipse cx="19.3" cy="10.8" rx="1.5" ry="2.1" />
    </Icon>
  );
}
