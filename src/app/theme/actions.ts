import type {
  ActionIconFactory,
  AnchorFactory,
  ButtonFactory,
  ButtonProps,
  NavLinkFactory,
} from '@mantine/core';
import { part } from './part';
import styles from './actions.module.css';

const heightOf = (size: ButtonProps['size']) => {
  if (size === 'lg') return '56px';
  return String(size).startsWith('compact') ? '44px' : '48px';
};

/** What is tapped: at least 44 px high. */
export const actions = {
  Button: part<ButtonFactory>({
    // Without a variant of its own Mantine does not ask the resolver for a button's colours.
    defaultProps: { size: 'md', variant: 'filled' },
    classNames: { root: styles.button, label: styles.label },
    vars: (_theme, { size }) => ({ root: { '--button-height': heightOf(size) } }),
  }),
  ActionIcon: part<ActionIconFactory>({
    defaultProps: { size: 44, variant: 'transparent', radius: 'xl' },
    classNames: { root: styles.icon },
  }),
  Anchor: part<AnchorFactory>({ defaultProps: { underline: 'always' }, classNames: { root: styles.anchor } }),
  NavLink: part<NavLinkFactory>({
    classNames: {
      root: styles.row,
      section: styles.rowSection,
    },
    styles: {
      label: { fontSize: '1rem', fontWeight: 600 },
      description: { fontSize: '0.875rem' },
      section: { flex: 'none' },
    },
  }),
};
