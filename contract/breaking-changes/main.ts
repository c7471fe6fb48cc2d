/**
 * Lists what breaks clients between two versions of the contract. A version is a file or a git ref; without --from it
 * is the last release (the tag v*), without --to the working tree. A break that the contract's own version announces,
 * by a new major number, is listed and allowed.
 *
 * Usage: npm run contract:changes [-- --from REF_OR_FILE] [--to REF_OR_FILE]
 *
 * Exit code: 0 nothing breaks, or it is announced; 1 something breaks; 2 a version cannot be read.
 */
import { readCommandLine } from '../command-line.ts';
import { announcesBreak, compareContracts, type BreakingChange } from './compare-contracts.ts';
import { findLastRelease, readVersion, readWorkingTree, CannotCompare } from './versions.ts';

const CLEAN = 0;
const BREAKS = 1;
const COULD_NOT_COMPARE = 2;

function describe(changes: readonly BreakingChange[]): string {
  const lines: string[] = [];
  for (const [route, own] of Map.groupBy(changes, (change) => change.route)) {
    lines.push(`${own[0]?.operation ?? ''} ${route}`);
    for (const { place, message } of own) lines.push(`  ${place === '' ? '' : `${place}: `}${message}`);
  }
  return lines.join('\n');
}

async function main(): Promise<number> {
  const wanted = readCommandLine('npm run contract:changes [-- --from REF_OR_FILE] [--to REF_OR_FILE]', {
    from: { type: 'string' },
    to: { type: 'string' },
  });
  const from = wanted.from ?? (await findLastRelease());
  if (from === undefined) {
    console.log('There is no release (tag v*) to compare the contract with yet.');
    return CLEAN;
  }
  const before = await readVersion(from);
  const after = wanted.to === undefined ? await readWorkingTree() : await readVersion(wanted.to);
  const changes = compareContracts(before, after);
  const between = `between ${from} and ${wanted.to ?? 'the working tree'}`;
  if (changes.length === 0) {
    console.log(`No breaking changes of the contract ${between}.`);
    return CLEAN;
  }
  console.log(describe(changes));
  const count = `${changes.length} breaking change${changes.length === 1 ? '' : 's'} of the contract ${between}`;
  if (announcesBreak(before, after)) {
    console.log(`${count}, announced by its version.`);
    return CLEAN;
  }
  console.log(`${count}. Undo them, or announce them by a new major version of the contract (info.version).`);
  return BREAKS;
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(problem instanceof CannotCompare ? problem.message : problem);
  process.exitCode = COULD_NOT_COMPARE;
}
