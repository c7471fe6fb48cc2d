import { existsSync, rmSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { NATIVE_BUILD_FOLDER } from '../build/folders.ts';

/** What the native app cannot do without: its pages come from the device, so that nothing stands at their own origin. */
const NEEDED = ['VITE_API_BASE_URL', 'VITE_SOCIAL_REDIRECT_URI'] as const;

/** Whether the Android project has what Firebase gives for it. Without it the app ends when it registers for alerts. */
export const hasGoogleServices = (root = '.') =>
  existsSync(join(root, 'native/android/app/google-services.json'));

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
  process.env.VITE_ANDROID_ALERTS = String(hasGoogleServices());
  await build({ logLevel: 'warn', build: { outDir: NATIVE_BUILD_FOLDER, emptyOutDir: true } });
  // The app reads its files from the device, where nobody asks for compressed forms.
  for await (const file of glob('**/*.{br,gz}', { cwd: NATIVE_BUILD_FOLDER })) {
    rmSync(join(NATIVE_BUILD_FOLDER, file));
  }
}
