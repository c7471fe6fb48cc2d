import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  /** Where its metrics are; empty without METRICS_PORT. */
  metricsUrl: string;
  pid: number;
  /** Reads no more of what it logs. */
  leaveLogUnread(): void;
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Where a line of the log says that the server answers, or undefined for any other line. */
function addressesIn(line: string): { url: string; metricsUrl: string } | undefined {
  if (!line.includes('"event":"started"')) return undefined;
  const [, url = ''] = /"url":"([^"]+)"/.exec(line) ?? [];
  const [, metricsUrl = ''] = /"metricsUrl":"([^"]+)"/.exec(line) ?? [];
  return { url, metricsUrl };
}

/**
 * Starts the server as its own process on a free port, as its command does.
 *
 * @param settings the variables of `.env.example`
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>> & { DATA_DIR: string },
): Promise<ServerProcess> {
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const child = spawn(process.execPath, [MAIN], {
    // Away from the repository and its .env.
    cwd: settings.DATA_DIR,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'development',
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let faults = '';
  child.stderr.on('data', (chunk) => (faults += String(chunk)));
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const { url, metricsUrl } = await new Promise<{ url: string; metricsUrl: string }>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = addressesIn(line);
      if (found !== undefined) resolve(found);
    });
    lines.on('close', () => reject(new Error(`The server did not start:\n${faults}`)));
  });

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url,
    metricsUrl,
    pid: child.pid ?? 0,
    leaveLogUnread: () => lines.pause(),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
