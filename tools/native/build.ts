import { rmSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { NATIVE_BUILD_FOLDER } from '../build/folders.ts';

/** What the native app cannot do without: its pages come from the device, so that nothing stands at their own origin. */
const NEEDED = ['VITE_API_BASE_URL', 'VITE_SOCIAL_REDIRECT_URI'] as const;

/** What is wrong with the settings of a native build, in words; empty when nothing is. */
export function findSettingProblems(settings: Readonly<Record<string, string | undefined>>): string[] {
  return NEEDED.filter((name) => !settings[name]?.startsWith('https://')).map(
    (name) => `${name} has to be an https:// address, such as that of the site.`,
  );
}

/** Builds the web app for the native projects. Rejects when its settings do not fit. */
export async function buildForDevice(): Promise<void> {
  const problems = findSettingProblems({ ...loadEnv('production', '.', 'VITE_'), ...process.env });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await build({ logLevel: 'warn', build: { outDir: NATIVE_BUILD_FOLDER, emptyOutDir: true } });
  // The app reads its files from the device, where nobody asks for compressed forms.
  for await (const file of glob('**/*.{br,gz}', { cwd: NATIVE_BUILD_FOLDER })) {
    rmSync(join(NATIVE_BUILD_FOLDER, file));
  }
}
