import { Icon } from '../icons/Icon';
import type { TabIconProps } from './tab-icon-props';

export function MyPageTabIcon({ active = false, ...props }: TabIconProps) {
  return (
    <Icon {...props}>
      <circle fill={active ? 'currentColor' : 'none'} cx="12" cy="8" r="4.2" />
      <path fill={active ? 'currentColor' : 'none'} d="M4 20.5c0-4.5 3.6-7 8-7s8 2.5 8 7z" />
    </Icon>
  );
}
