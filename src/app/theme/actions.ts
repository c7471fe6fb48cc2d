import { ActionIcon, Anchor, Button, Menu, NavLink } from '@mantine/core';
import styles from './actions.module.css';

/** What is tapped: at least 44 px high. */
export const actions = {
  Button: Button.extend({
    // Without a variant of its own Mantine does not ask the resolver for a button's colours.
    defaultProps: { size: 'md', variant: 'filled' },
    classNames: { root: styles.button, label: styles.label },
    vars: (_theme, { size }) => ({
      root: { '--button-height': size === 'lg' ? '56px' : size === 'compact-md' ? '44px' : '48px' },
    }),
  }),
  ActionIcon: ActionIcon.extend({
    defaultProps: { size: 44, variant: 'transparent', radius: 'xl' },
    classNames: { root: styles.icon },
  }),
  Anchor: Anchor.extend({ defaultProps: { underline: 'always' }, classNames: { root: styles.anchor } }),
  NavLink: NavLink.extend({
    classNames: {
      root: styles.row,
      label: styles.rowLabel,
      description: styles.rowText,
      section: styles.rowSection,
    },
  }),
  Menu: Menu.extend({
    defaultProps: { radius: 'md', shadow: 'md', position: 'bottom-end', transitionProps: { duration: 0 } },
    classNames: { dropdown: styles.menu, item: styles.menuItem },
  }),
};
