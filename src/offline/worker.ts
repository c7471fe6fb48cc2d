import { Workbox } from 'workbox-window';
import { offerUpdate } from './update-offer';
import { WORKER_URL, type PageMessage } from './worker-messages';

/** A page that stays open asks this often for a newer version, when somebody comes back to it. In milliseconds. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;
/** A worker that was told to take over and does not: the page is loaded anew all the same. In milliseconds. */
const TAKEOVER_MAX_MS = 5000;

/** A browser that is told to save data says so; not every one can. */
type MaybeSaving = Navigator & { connection?: { saveData?: boolean } };

/**
 * Installs the service worker, or checks for a newer one. Whatever goes wrong (it is forbidden, there is no room, the
 * server has none), the app goes on without it. Never rejects.
 */
export async function startWorker(): Promise<void> {
  const workbox = new Workbox(WORKER_URL);
  let isTaken = false;

  workbox.addEventListener('waiting', () =>
    offerUpdate(() => {
      isTaken = true;
      workbox.messageSkipWaiting();
      setTimeout(reload, TAKEOVER_MAX_MS);
    }),
  );
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isTaken) reload();
    // In another tab the user has taken the new version: this one is older than the worker.
    else if (isUpdate) offerUpdate(reload);
  });

  try {
    await workbox.register({ immediate: true });
  } catch (error) {
    console.warn('The app cannot be kept on this device:', error);
    return;
  }
  checkNowAndThen(workbox);
  const worker = await workbox.active;
  tell(worker, { type: 'KEEP_SHELL' });
  tell(worker, { type: 'KEEP_PICTURES', urls: listShownPictures() });
  const { connection }: MaybeSaving = navigator;
  if (!connection?.saveData) tell(worker, { type: 'KEEP_ROUTES' });
}

const reload = () => window.location.reload();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none: the rule means windows
const tell = (worker: ServiceWorker, message: PageMessage) => worker.postMessage(message);

function listShownPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img')
    .map(({ name }) => name);
}

function checkNowAndThen(workbox: Workbox): void {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = performance.now();
    workbox.update().catch(() => undefined);
  });
}
