import { fork, type ChildProcess } from 'node:child_process';

/** A process is replaced after so many jobs: each leaves some memory behind. */
const JOBS_PER_WORKER = 25;

export interface PoolOptions<Job, Result> {
  /** The module that each process runs: it answers each message that is a job with one that is its result. */
  file: string;
  /** So many processes at a time. */
  workers: number;
  /** How long a job may take, in milliseconds. */
  limitMs: number;
  /** Reads a result; throws where it is none. */
  read: (message: unknown) => Result;
  /** Hears of each job that has ended; the result is undefined where none came in time. */
  hear: (job: Job, result: Result | undefined) => void;
}

/** Has jobs done in child processes, some at a time, in their order. */
export async function runInWorkers<Job extends object, Result>(
  jobs: readonly Job[],
  { file, workers, limitMs, read, hear }: PoolOptions<Job, Result>,
): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    let worker: ChildProcess | undefined;
    let served = 0;
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      worker ??= fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const result = await ask(worker, job, limitMs, read);
      served += 1;
      if (result === undefined || served % JOBS_PER_WORKER === 0) {
        worker.kill('SIGKILL');
        worker = undefined;
      }
      hear(job, result);
    }
    worker?.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** The result of a worker; undefined where none comes in time. */
function ask<Result>(
  worker: ChildProcess,
  job: object,
  limitMs: number,
  read: (message: unknown) => Result,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const end = (result: Result | undefined) => {
      clearTimeout(impatience);
      worker.removeAllListeners();
      resolve(result);
    };
    const impatience = setTimeout(() => end(undefined), limitMs);
    worker.once('message', (message) => end(read(message)));
    worker.once('exit', () => end(undefined));
    worker.send(job);
  });
}
