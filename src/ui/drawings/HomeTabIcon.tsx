import { Icon } from '../icons/Icon';
import type { TabIconProps } from './tab-icon-props';

export function HomeTabIcon({ active = false, ...props }: TabIconProps) {
  return (
    <Icon {...props}>
      <path fill={active ? 'currentColor' : 'none'} d="M4 11l8-7 8 7v8.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z" />
      <path d="M9.5 20v-5a2.5 2.5 0 0 1 5 0v5" fill={active ? 'var(--tab-icon-gap, #fff)' : 'none'} />
    </Icon>
  );
}
