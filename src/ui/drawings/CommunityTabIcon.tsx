import { Icon } from '../icons/Icon';
import type { TabIconProps } from './tab-icon-props';

export function CommunityTabIcon({ active = false, ...props }: TabIconProps) {
  return (
    <Icon {...props}>
      <path
        fill={active ? 'currentColor' : 'none'}
        d="M12 4c5 0 9 3.2 9 7.3s-4 7.3-9 7.3c-1 0-2-.1-2.9-.4L4.5 20.5l.9-4C3.9 15.1 3 13.3 3 11.3 3 7.2 7 4 12 4z"
      />
      <path
        d="M8.3 11.3h.01M12 11.3h.01M15.7 11.3h.01"
        strokeWidth={2.4}
        stroke={active ? 'var(--tab-icon-gap, #fff)' : 'currentColor'}
      />
    </Icon>
  );
}
