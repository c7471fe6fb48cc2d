import { notifications, notificationsStore } from '@mantine/notifications';
import { createElement } from 'react';
import { TOAST_MS } from '@/domain/limits';

const MOST_AT_ONCE = 3;

/** How many have been shown. */
let count = 0;

/** What a message is shown under; others than messages stand under names of their own. */
const isMessage = /^\d+:/;

const messageOf = (id: string) => id.slice(id.indexOf(':') + 1);

/**
 * Shows a message for 3 s (1 §8). The same message again takes the place of the first; more than 3 push out the
 * oldest. Each line of it stands by itself. It stands at the top of every screen, where a title can be spared for that long.
 */
export function showToast(message: string): void {
  count += 1;
  for (const { id } of notificationsStore.getState().notifications) {
    if (id !== undefined && messageOf(id) === message) notifications.hide(id);
  }
  const shown = notificationsStore.getState().notifications;
  for (const { id } of shown.slice(0, Math.max(0, shown.length - MOST_AT_ONCE + 1))) {
    if (id !== undefined) notifications.hide(id);
  }
  notifications.show({
    // One of its own each: under the same the time of the first would go on, and nobody would hear the second.
    id: `${count}:${message}`,
    message: message.split('\n').map((line) => createElement('div', { key: line }, line)),
    autoClose: TOAST_MS,
    // The region around all toasts is the one that is read out.
    role: 'presentation',
  });
}

/** Takes the messages away, as what is tried anew has not failed yet. What waits for an answer of the user's stays. */
export function hideToasts(): void {
  for (const { id } of notificationsStore.getState().notifications) {
    if (id !== undefined && isMessage.test(id)) notifications.hide(id);
  }
}

/** The toasts on screen, the newest last. */
export function getToasts(): readonly string[] {
  return notificationsStore.getState().notifications.map(({ id }) => messageOf(id ?? ''));
}
