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
