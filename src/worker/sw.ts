/**
 * The service worker: opens the app from what is put aside on the device, so that it stands at once and without a
 * connection. Answers of the API never pass through it; what was seen of them is kept by src/offline/kept-answers.ts.
 */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import type { PageMessage } from '../offline/worker-messages';
import type { BuiltFile } from './built-file';
import { openAlert, showAlert } from './alerts';
import { pictures } from './pictures';
import { createRouteFiles } from './route-files';
import { createShell } from './shell';

declare const self: ServiceWorkerGlobalScope & {
  /** Put here by the build. */
  readonly builtFiles: readonly BuiltFile[];
};

const built = self.builtFiles;
const routeFiles = createRouteFiles(
  built.filter(({ isShell }) => !isShell),
  built.find(({ url }) => url === 'index.html')?.revision ?? '',
);

const shell = createShell(built.filter(({ isShell }) => isShell));
registerRoute(routeFiles.matches, routeFiles.strategy);
registerRoute(pictures.matches, pictures.strategy);

// The page that installs the worker is of the same build: its pictures and routes may be put aside from now on.
clientsClaim();

self.addEventListener('activate', (event) => event.waitUntil(routeFiles.forgetOlder()));

self.addEventListener('message', (event: ExtendableMessageEvent & { data: PageMessage }) => {
  const message = event.data;
  switch (message.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'KEEP_SHELL':
      event.waitUntil(shell.keepAll());
      break;
    case 'KEEP_ROUTES':
      event.waitUntil(routeFiles.keepAll());
      break;
    case 'KEEP_PICTURES':
      event.waitUntil(pictures.keep(message.urls, event));
      break;
    default:
      // A page of another version may say more.
      break;
  }
});

self.addEventListener('push', (event) => event.waitUntil(showAlert(event.data)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(event.notification)));
