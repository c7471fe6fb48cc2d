import {
  AspectRatio,
  List,
  SimpleGrid,
  Avatar,
  Badge,
  Card,
  Container,
  Image,
  Paper,
  Stack,
  Tabs,
  Text,
  Title,
} from '@mantine/core';
import styles from './surfaces.module.css';

/** What screens are laid out on and written with. */
export const surfaces = {
  Container: Container.extend({ defaultProps: { size: 480, px: 'lg' } }),
  Stack: Stack.extend({ defaultProps: { gap: 'md' } }),
  Paper: Paper.extend({ defaultProps: { radius: 'lg' } }),
  Card: Card.extend({
    defaultProps: { radius: 'lg', shadow: 'sm', padding: 'md' },
    classNames: { root: styles.card },
  }),
  SimpleGrid: SimpleGrid.extend({ classNames: { root: styles.plainList } }),
  List: List.extend({
    defaultProps: { listStyleType: 'none' },
    classNames: { item: styles.item, itemWrapper: styles.item, itemLabel: styles.item },
  }),
  AspectRatio: AspectRatio.extend({ classNames: { root: styles.frame } }),
  Text: Text.extend({ classNames: { root: styles.text } }),
  Title: Title.extend({ classNames: { root: styles.text } }),
  Badge: Badge.extend({
    defaultProps: { size: 'lg', variant: 'light', tt: 'none' },
    classNames: { root: styles.badge, label: styles.badgeLabel },
  }),
  Avatar: Avatar.extend({
    defaultProps: { radius: '50%' },
    classNames: { root: styles.avatar, placeholder: styles.avatarPlaceholder },
  }),
  Image: Image.extend({ defaultProps: { radius: 0 } }),
  Tabs: Tabs.extend({
    defaultProps: { keepMounted: false },
    classNames: { list: styles.tabList, tab: styles.tab },
  }),
};
