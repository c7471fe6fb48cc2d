/** A file of the build, as tools/build/vite-worker.ts lists it. */
export interface BuiltFile {
  /** Its place in the build, without a slash at the beginning. */
  url: string;
  /** Null where the name changes with what the file holds. */
  revision: string | null;
  /** What the file must hold: a server with another build is not believed. */
  integrity: string;
  /** Whether every route needs it. */
  isShell: boolean;
}
