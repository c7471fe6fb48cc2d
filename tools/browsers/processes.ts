import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

export interface Process {
  /** What it has said so far, line by line. */
  lines: readonly string[];
  /** What it writes to the file descriptor 3: the first line. */
  reported: Promise<string>;
  /** Ends it, and waits until it has ended. */
  stop: () => Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a program of the system, which ends with `stop`. @throws where it is not installed */
export async function startProcess(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Process> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  await once(child, 'spawn');
  const lines: string[] = [];
  const [, out, err, report] = child.stdio;
  if (!out || !err || !(report instanceof Readable)) throw new Error(`${program} cannot be heard.`);
  for (const stream of [out, err]) createInterface(stream).on('line', (line) => lines.push(line));
  const reported = once(createInterface(report), 'line').then(([line]) => String(line));
  return { lines, reported, stop: () => end(child) };
}
