/**
 * The native projects in native/: see docs/native.md.
 *
 * Usage: npm run native -- sync (builds the web app, and copies it and the plugins into both projects) ·
 * npm run native -- icons (draws icons and start screens anew)
 */
import { spawnSync } from 'node:child_process';
import { buildForDevice } from './build.ts';
import { drawIcons } from './icons.ts';

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  sync: async () => {
    await buildForDevice();
    const { status } = spawnSync('node_modules/.bin/cap', ['sync'], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  },
  icons: async () => console.log(`${await drawIcons()} pictures drawn.`),
};

const [name = ''] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) {
  command().catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  });
} else {
  console.error('Usage: npm run native -- sync | icons');
  process.exitCode = 2;
}
