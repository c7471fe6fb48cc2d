import { Indicator, Loader, Notification, Progress, Skeleton } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import styles from './feedback.module.css';

/** What tells that something is under way, or what came of it. */
export const feedback = {
  Loader: Loader.extend({ defaultProps: { type: 'dots', color: 'var(--hallabong)' } }),
  Skeleton: Skeleton.extend({ defaultProps: { radius: 'sm' }, classNames: { root: styles.skeleton } }),
  Progress: Progress.extend({ defaultProps: { color: 'hallabong.5', size: 6, radius: 'xl' } }),
  Indicator: Indicator.extend({ defaultProps: { color: 'hallabong.5', size: 12, zIndex: 1 } }),
  Notification: Notification.extend({
    defaultProps: { withCloseButton: false, radius: 'md' },
    classNames: { root: styles.toast, description: styles.toastText },
  }),
  Notifications: Notifications.extend({
    defaultProps: { position: 'bottom-center', transitionDuration: 180, containerWidth: 420 },
    classNames: { root: styles.toasts },
  }),
};
