import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** For the user who runs the server, and nobody else of the machine. */
const PRIVATE = 0o700;

const OWN_NAMES: ReadonlySet<string> = new Set(['database', 'uploads', 'server.pid']);

/**
 * Makes a folder in the data folder, readable by the user of the server alone: the embedded database writes its files
 * for everybody. So is the data folder itself; one that was there and holds other things too stays as open as it is.
 *
 * @returns where it is
 */
export function prepareDataFolder(dataFolder: string, name: 'database' | 'uploads'): string {
  const folder = join(dataFolder, name);
  mkdirSync(folder, { recursive: true, mode: PRIVATE });
  chmodSync(folder, PRIVATE);
  if (readdirSync(dataFolder).every((entry) => OWN_NAMES.has(entry))) chmodSync(dataFolder, PRIVATE);
  return folder;
}
