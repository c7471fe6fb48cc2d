import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { Verdict, type Job } from './table-job.ts';
import { runInWorkers } from './worker-pool.ts';

type ServerJob = z.output<typeof Job>;

const WORKER = fileURLToPath(new URL('table-worker.ts', import.meta.url));

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
  const judged: JudgedServer[] = [];
  await runInWorkers(jobs, {
    file: WORKER,
    workers,
    limitMs,
    read: (message) => z.array(Verdict).parse(message),
    hear(job, verdicts) {
      const problem = `no result within ${Math.round(limitMs / 1000)} s`;
      const none = job.tools.map((tool) => ({ tool, said: [], problem, ms: limitMs }));
      const entry = { job, verdicts: verdicts ?? none };
      judged.push(entry);
      hear(entry);
    },
  });
  return judged;
}
