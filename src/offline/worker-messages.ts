/** Where the built worker is; it is in charge of every address beneath. */
export const WORKER_URL = '/sw.js';

/** The pictures that were seen; of one user, so that signing out empties it. */
export const PICTURES_CACHE = 'dosaegi-pictures';

/** What a page tells the worker. */
export type PageMessage =
  /** The user wants the new version now. The name is workbox-window's. */
  | { type: 'SKIP_WAITING' }
  /** The page has nothing to fetch at the moment: what the system has cleared of the shell is put aside again. */
  | { type: 'KEEP_SHELL' }
  /** The same: every route may be put aside. */
  | { type: 'KEEP_ROUTES' }
  /** Pictures that the page has shown before the worker was there. */
  | { type: 'KEEP_PICTURES'; urls: readonly string[] };
