import type {
  AspectRatioFactory,
  AvatarFactory,
  BadgeFactory,
  CardFactory,
  ImageFactory,
  ListFactory,
  PaperFactory,
  StackFactory,
  TabsFactory,
} from '@mantine/core';
import { part } from './part';
import styles from './surfaces.module.css';

/** What screens are laid out on and written with. */
export const surfaces = {
  Stack: part<StackFactory>({ defaultProps: { gap: 'md' } }),
  Paper: part<PaperFactory>({ defaultProps: { radius: 'lg' } }),
  Card: part<CardFactory>({
    defaultProps: { radius: 'lg', shadow: 'sm', padding: 'md' },
    classNames: { root: styles.card },
  }),
  List: part<ListFactory>({
    defaultProps: { listStyleType: 'none' },
    classNames: { item: styles.item, itemWrapper: styles.item, itemLabel: styles.item },
  }),
  AspectRatio: part<AspectRatioFactory>({ classNames: { root: styles.frame } }),
  Badge: part<BadgeFactory>({
    defaultProps: { size: 'lg', variant: 'light', tt: 'none' },
    classNames: { root: styles.badge, label: styles.badgeLabel },
  }),
  Avatar: part<AvatarFactory>({
    defaultProps: { radius: '50%', bg: 'var(--peach)' },
    vars: () => ({ root: { '--avatar-bg': 'transparent' } }),
  }),
  Image: part<ImageFactory>({ defaultProps: { radius: 0 } }),
  Tabs: part<TabsFactory>({
    defaultProps: { keepMounted: false },
    classNames: { list: styles.tabList, tab: styles.tab },
  }),
};
