import type {
  IndicatorFactory,
  LoaderFactory,
  NotificationFactory,
  ProgressFactory,
  SkeletonFactory,
} from '@mantine/core';
import type { NotificationsFactory } from '@mantine/notifications';
import { part } from './part';
import styles from './feedback.module.css';

/** What tells that something is under way, or what came of it. */
export const feedback = {
  Loader: part<LoaderFactory>({
    defaultProps: { type: 'dots', color: 'var(--hallabong)' },
    classNames: { root: styles.loader },
  }),
  Skeleton: part<SkeletonFactory>({ defaultProps: { radius: 'sm' }, classNames: { root: styles.skeleton } }),
  Progress: part<ProgressFactory>({ defaultProps: { color: 'hallabong.5', size: 6, radius: 'xl' } }),
  Indicator: part<IndicatorFactory>({ defaultProps: { color: 'hallabong.5', size: 12, zIndex: 1 } }),
  Notification: part<NotificationFactory>({
    // The text itself keeps 8 px clear at its end, for a close button.
    defaultProps: { withCloseButton: false, radius: 16, p: '12px 6px 12px 14px' },
    classNames: { root: styles.toast, description: styles.toastText },
  }),
  Notifications: part<NotificationsFactory>({
    defaultProps: { position: 'top-center', transitionDuration: 180, containerWidth: 420 },
    classNames: { root: styles.toasts },
  }),
};
