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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-pack': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [version, ...others] = positionals;
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (version === undefined || others.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  await makeRelease({
    repository: '.',
    version,
    day: today(),
    pack: async () => {
      if (!values['no-pack']) await pack(version);
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
