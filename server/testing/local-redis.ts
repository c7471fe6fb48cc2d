import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface LocalRedis {
  /** Its address, as REDIS_URL takes it. */
  url: string;
  /** Ends it with all that it knows. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

/** The Redis server of this machine, or undefined where there is none. */
export function findRedis(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'redis-server')).find((program) => existsSync(program));
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a Redis of its own, which keeps nothing on the disk. */
export async function startRedis(program: string): Promise<LocalRedis> {
  const port = await findFreePort();
  const flags = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    server = child;
    let log = '';
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      log += String(chunk);
      if (!log.includes('Ready to accept connections')) continue;
      child.stdout.resume();
      return;
    }
    throw new Error(`Redis did not start:\n${log}`);
  }

  const kill = () => server?.kill('SIGKILL');
  process.on('exit', kill);
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      const child = server;
      server = undefined;
      // Ctrl-C reaches it too, before those who use it.
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
