import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is put there in memory. */
const MEMORY_FOLDER = '/dev/shm';

/** Several times what the suites put aside at a time, databases and browsers together (docs/figures.md). */
const LEAST_ROOM_BYTES = 4 * 2 ** 30;

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * A folder for what tests throw away, which goes with this process: in memory where there is room, because a new
 * database writes thousands of files. A process that is killed outright leaves it behind.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(isRoomy(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'dosaegi-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o711);
  // A database that was interrupted may still be writing its last.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}
