import type { IconProps } from '../icons/Icon';

export interface TabIconProps extends IconProps {
  /** Filled: the tab of the current page. */
  active?: boolean;
}
