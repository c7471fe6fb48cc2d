import type { QueryClient } from '@tanstack/react-query';

/** How long the page must have had nothing to fetch, in milliseconds: the worker's files must not compete with it. */
const QUIET_MS = 3000;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Puts the app aside on the device by its service worker, once the first screen has everything: after the page has
 * loaded, when no data has been asked for for a while. Development has no worker.
 */
export async function startWorkerWhenQuiet(queryClient: QueryClient): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  do await pause(QUIET_MS);
  while (queryClient.isFetching() > 0);
  try {
    const { startWorker } = await import('@/offline/worker');
    await startWorker();
  } catch {
    // Its code did not load: the next start of the app tries again.
  }
}
