import type { QueryClient } from '@tanstack/react-query';

/** How long the page must have had nothing to fetch, in milliseconds: the worker's files must not compete with it. */
const QUIET_MS = 3000;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * When the first screen has everything: after the page has loaded, when no data has been asked for for a while. What is
 * loaded or written for later waits for it.
 */
export async function whenQuiet(queryClient: QueryClient): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  do await pause(QUIET_MS);
  while (queryClient.isFetching() > 0);
}

/** Puts the app aside on the device by its service worker. Development has no worker. */
export async function startWorkerWhen(quiet: Promise<unknown>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await quiet;
  try {
    const { startWorker } = await import('@/offline/worker');
    await startWorker();
  } catch {
    // Its code did not load: the next start of the app tries again.
  }
}

/**
 * Tells the server anew where alerts come to, if the user wants and has allowed them: a browser may have changed the
 * address meanwhile, and a login opens another session.
 */
export async function renewAlertsWhen(quiet: Promise<unknown>, queryClient: QueryClient): Promise<void> {
  if (!import.meta.env.PROD || !('Notification' in window) || Notification.permission !== 'granted') return;
  await quiet;
  try {
    const { renewAlerts } = await import('@/offline/alerts');
    await renewAlerts(queryClient);
  } catch {
    // The next start of the app tries again.
  }
}
