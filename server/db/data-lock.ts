import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * One process among all that ever ran: process ids are given again, and each container counts its own. What the
 * operating system does not tell is missing.
 */
const ProcessIdentity = z.object({
  pid: z.int().check(z.positive()),
  host: z.string(),
  /** Differs each time the machine starts. */
  bootId: z.optional(z.string()),
  /** When the process started, in ticks since the machine did. */
  startedAt: z.optional(z.string()),
});

type ProcessIdentity = z.output<typeof ProcessIdentity>;

/** The field of /proc/PID/stat that tells when the process started, counted from the one after the program's name. */
const START_TIME_FIELD = 19;

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** What tells a process of this machine from all others. */
export function identifyProcess(pid: number): ProcessIdentity {
  // The program's name stands in brackets and may itself hold brackets and spaces.
  const fields = readText(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return {
    pid,
    host: hostname(),
    bootId: readText('/proc/sys/kernel/random/boot_id'),
    startedAt: fields?.[START_TIME_FIELD],
  };
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const differ = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other;

/** Whether a process of this host that once ran has ended. */
function hasEnded(holder: ProcessIdentity): boolean {
  if (!isAlive(holder.pid)) return true;
  const present = identifyProcess(holder.pid);
  if (differ(holder.bootId, present.bootId) || differ(holder.startedAt, present.startedAt)) return true;
  // A server asks once: where only its process id is known, its own is that of one before it.
  return holder.pid === process.pid && holder.startedAt === undefined;
}

function parseHolder(text: string): ProcessIdentity | undefined {
  try {
    const holder = ProcessIdentity.safeParse(JSON.parse(text));
    return holder.success ? holder.data : undefined;
  } catch {
    return undefined;
  }
}

/** Why a folder with this lock must not be used, or undefined when it may be. */
function findObjection(file: string): string | undefined {
  const text = readText(file);
  // A machine that fails leaves an empty file where it had not yet written.
  if (text === undefined || text === '') return undefined;
  const holder = parseHolder(text);
  const mend = 'or set DATA_DIR to another folder';
  const recover = `If no server uses it, delete ${file} and start again.`;
  if (holder === undefined) return `has a lock that cannot be read. ${recover}`;
  if (holder.host !== hostname()) {
    return `is in use by process ${holder.pid} on ${holder.host}. Stop that server, ${mend}. ${recover}`;
  }
  return hasEnded(holder) ? undefined : `is in use by process ${holder.pid}. Stop that server, ${mend}.`;
}

/**
 * Keeps a second server away from a data folder: two embedded databases on one folder would destroy it. The lock of a
 * process that has ended does not count; whether one of another host has, cannot be known from here.
 *
 * @returns gives the folder free
 * @throws an Error when another server uses the folder, or may
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'server.pid');
  const objection = findObjection(file);
  if (objection !== undefined) throw new Error(`The data folder ${folder} ${objection}`);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(identifyProcess(process.pid)), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}
