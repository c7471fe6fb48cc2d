import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { Verdict, type Job } from './table-job.ts';

type ServerJob = z.output<typeof Job>;

const WORKER = fileURLToPath(new URL('table-worker.ts', import.meta.url));

/** A process is replaced after so many servers: each leaves some memory behind. */
const SERVERS_PER_WORKER = 25;

export interface JudgedServer {
  job: ServerJob;
  verdicts: Verdict[];
}

/**
 * Judges servers in child processes, some at a time. One that takes too long, or whose process breaks, gets verdicts
 * without a result.
 */
export async function judgeServers(
  jobs: readonly ServerJob[],
  { workers, limitMs, hear }: { workers: number; limitMs: number; hear: (judged: JudgedServer) => void },
): Promise<JudgedServer[]> {
  const waiting = [...jobs];
  const judged: JudgedServer[] = [];
  const work = async () => {
    let worker: ChildProcess | undefined;
    let served = 0;
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      worker ??= fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const verdicts = await ask(worker, job, limitMs);
      served += 1;
      if (verdicts === undefined || served % SERVERS_PER_WORKER === 0) {
        worker.kill('SIGKILL');
        worker = undefined;
      }
      const problem = `no result within ${Math.round(limitMs / 1000)} s`;
      const entry = {
        job,
        verdicts: verdicts ?? job.tools.map((tool) => ({ tool, said: [], problem, ms: limitMs })),
      };
      judged.push(entry);
      hear(entry);
    }
    worker?.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: workers }, work));
  return judged;
}

/** The verdicts of a worker; undefined where none come in time. */
function ask(worker: ChildProcess, job: ServerJob, limitMs: number): Promise<Verdict[] | undefined> {
  return new Promise((resolve) => {
    const end = (verdicts: Verdict[] | undefined) => {
      clearTimeout(impatience);
      worker.removeAllListeners();
      resolve(verdicts);
    };
    const impatience = setTimeout(() => end(undefined), limitMs);
    worker.once('message', (message) => end(z.array(Verdict).parse(message)));
    worker.once('exit', () => end(undefined));
    worker.send(job);
  });
}
