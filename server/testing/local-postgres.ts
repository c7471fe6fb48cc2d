import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Debian keeps each version in a folder of its own, off the search path. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The owner of the database's files. Postgres refuses to run as root; Debian's package brings a user of its own. */
interface Owner {
  uid: number;
  gid: number;
}

export interface LocalPostgres {
  /** The address of its first database, as DATABASE_URL takes it. */
  url: string;
  /** Ends it as a failing machine would, without a last word on disk, and starts it again on the same files. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of the newest PostgreSQL programs of this machine, or undefined where there are none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, reachable by a socket in that folder only.
 *
 * @param programs where its programs are, see {@link findPostgres}
 * @param isDurable whether a crash of the machine may lose nothing; tests of other things are faster without
 */
export async function startPostgres(programs: string, isDurable = false): Promise<LocalPostgres> {
  const owner = readOwner();
  // Short: the path of a socket has a limit of about a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), 'dosaegi-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const identity = owner ?? {};
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialise, { ...identity, cwd: folder, stdio: 'pipe' });

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '200',
    ...(isDurable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () =>
    launchServer(join(programs, 'postgres'), ['-D', data, ...flags], { ...identity, cwd: folder });
  let server = await launch();
  const end = () => server.kill('SIGINT');
  process.on('exit', end);

  return {
    url: `postgres://localhost/postgres?host=${encodeURIComponent(folder)}&user=postgres`,
    async crash() {
      // An immediate shutdown: no checkpoint, and recovery from the log at the next start.
      await endProcess(server, 'SIGQUIT');
      server = await launch();
    },
    async stop() {
      process.off('exit', end);
      await endProcess(server, 'SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

const readId = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

function readOwner(): Owner | undefined {
  return process.getuid?.() === 0 ? { uid: readId('-u'), gid: readId('-g') } : undefined;
}

async function launchServer(
  program: string,
  flags: readonly string[],
  options: { cwd: string } & Partial<Owner>,
): Promise<ChildProcess> {
  const server = spawn(program, flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  for await (const chunk of server.stderr.iterator({ destroyOnReturn: false })) {
    log += String(chunk);
    if (log.includes('ready to accept connections')) {
      server.stderr.resume();
      return server;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  // Ctrl-C reaches it too, before those who use it.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
