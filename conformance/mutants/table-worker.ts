/** Judges one server after the other, as its parent process says. */
import type * as z from 'zod/mini';
import { askKit, askPrism, askRespect, type Judge } from './judges.ts';
import { MUTANTS } from './list.ts';
import { startReferenceServer } from './reference-server.ts';
import { Job, type Verdict } from './table-job.ts';

const JUDGES: Readonly<Record<Verdict['tool'], Judge>> = {
  kit: askKit,
  prism: askPrism,
  respect: askRespect,
};

/** The most that a verdict carries: one reason suffices to count, some more help to look into it. */
const MOST_REASONS = 5;

async function judge({ mutantId, tools, seed, stopsEarly }: z.output<typeof Job>): Promise<Verdict[]> {
  const mutant = MUTANTS.find(({ id }) => id === mutantId);
  const verdicts: Verdict[] = [];
  for (const tool of tools) {
    const startedAt = performance.now();
    const server = await startReferenceServer(mutant);
    try {
      const said = await JUDGES[tool](server, { seed, stopsEarly });
      verdicts.push({
        tool,
        said: said.slice(0, MOST_REASONS),
        problem: undefined,
        ms: Math.round(performance.now() - startedAt),
      });
    } catch (error) {
      // The tool gave up over this server: it named nothing.
      const problem = error instanceof Error ? error.message : String(error);
      verdicts.push({ tool, said: [], problem, ms: Math.round(performance.now() - startedAt) });
    } finally {
      await server.stop();
    }
  }
  return verdicts;
}

process.on('message', (message) => {
  void judge(Job.parse(message)).then((verdicts) => process.send?.(verdicts));
});
