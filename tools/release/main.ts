/**
 * Makes a release: moves what CHANGELOG.md tells under Unreleased to the version, writes the version into package.json
 * and its lock, packs the contract, the checker and the app into dist-release/, commits and tags. Nothing is pushed.
 *
 * Usage: npm run release -- VERSION [--no-pack]
 *
 * Exit code: 0 made; 1 refused, or something failed, and nothing is changed; 2 wrong usage.
 */
import { parseArgs } from 'node:util';
import { makeRelease } from './make-release.ts';
import { CannotRelease } from './version.ts';

const USAGE = 'Usage: npm run release -- VERSION [--no-pack]';
const FOLDER = 'dist-release';

/** Today in Jeju, such as `2026-11-22`. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date());

async function pack(version: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  // Vite and the rest take a second to load, which only packing needs.
  const { packRelease } = await import('./pack.ts');
  console.log(`Packing into ${FOLDER}/ …`);
  for (const name of await packRelease(FOLDER, version)) console.log(`  ${name}`);
}

/** Ends the process where the command is used in another way, and after telling how it is used. */
function readCommand(): { version: string; packs: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'no-pack': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const [version, ...others] = positionals;
    if (version === undefined || others.length > 0) throw new Error('One version is needed.');
    return { version, packs: !values['no-pack'] };
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : String(problem)}\n${USAGE}`);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const { version, packs } = readCommand();
  await makeRelease({
    repository: '.',
    version,
    day: today(),
    pack: async () => {
      if (packs) await pack(version);
    },
  });
  console.log(`Committed and tagged v${version}. To publish it: git push --follow-tags`);
}

try {
  await main();
} catch (problem) {
  console.error(problem instanceof CannotRelease ? problem.message : problem);
  process.exitCode = 1;
}
