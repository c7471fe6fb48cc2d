import { replaceDrawn } from './drawn-page';

/** Takes away what index.html has shown until now, the boot screen or the page of the server: the app's own is ready. */
export function showApp(): void {
  document.getElementById('boot')?.remove();
  const root = document.getElementById('root');
  if (root) replaceDrawn(root);
}
