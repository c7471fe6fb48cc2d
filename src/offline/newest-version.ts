/**
 * Loads the page anew, in the version that the server has: after a deployment the files of an older one are gone, and the
 * worker, which opens that one, would not help. It is installed again when the page is quiet. Without a connection there
 * is nothing newer than what is here.
 */
export async function openNewestVersion(): Promise<void> {
  try {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const registration = navigator.onLine ? await workers?.getRegistration() : undefined;
    await registration?.unregister();
  } catch {
    // Forbidden: then there is no worker either.
  }
  window.location.reload();
}
