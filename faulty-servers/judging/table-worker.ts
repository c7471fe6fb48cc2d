/** Judges one server after the other, as its parent process says. */
import type * as z from 'zod/mini';
import { askKit, askPrism, askRespect, type Judge, type JudgeOptions } from './judges.ts';
import { MUTANTS } from '../faults/list.ts';
import type { Mutant } from '../kit/mutant.ts';
import { startReferenceServer } from '../kit/reference-server.ts';
import { Job, type Verdict } from './table-job.ts';

const JUDGES: Readonly<Record<Verdict['tool'], Judge>> = {
  kit: askKit,
  prism: askPrism,
  respect: askRespect,
};

/** The most that a verdict carries: one reason suffices to count, some more help to look into it. */
const MOST_REASONS = 5;

/** Each time on a server of its own: a tool leaves traces. */
async function ask(tool: Verdict['tool'], mutant: Mutant | undefined, options: JudgeOptions) {
  const server = await startReferenceServer(mutant);
  try {
    return await JUDGES[tool](server, options);
  } finally {
    await server.stop();
  }
}

async function judge({ mutantId, tools, seed, stopsEarly }: z.output<typeof Job>): Promise<Verdict[]> {
  const mutant = MUTANTS.find(({ id }) => id === mutantId);
  const verdicts: Verdict[] = [];
  for (const tool of tools) {
    const startedAt = performance.now();
    const whole = { seed, stopsEarly, only: undefined };
    let said: string[] = [];
    let problem: string | undefined;
    try {
      // What a whole run finds is mostly found by asking about the operations concerned, in a tenth of the time.
      if (tool === 'kit' && stopsEarly && mutant)
        said = await ask(tool, mutant, { ...whole, only: mutant.operations });
      const isFlows = tool === 'respect' && mutant !== undefined;
      if (said.length === 0)
        said = await ask(tool, mutant, isFlows ? { ...whole, only: mutant.operations } : whole);
    } catch (error) {
      // The tool gave up over this server: it named nothing.
      problem = error instanceof Error ? error.message : String(error);
    }
    said = said.slice(0, MOST_REASONS);
    verdicts.push({ tool, said, problem, ms: Math.round(performance.now() - startedAt) });
  }
  return verdicts;
}

process.on('message', (message) => {
  void judge(Job.parse(message)).then((verdicts) => process.send?.(verdicts));
});
