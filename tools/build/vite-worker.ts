import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import type { BuiltFile } from '../../src/worker/built-file.ts';

type ListedFile = { url: string; revision: string | null; size: number };

/**
 * Lists the page, what it asks for itself and the pictures whose names say nothing of what they hold as the shell,
 * and says of every file what it must hold.
 */
function describeFiles(folder: string, files: readonly ListedFile[]): (BuiltFile & ListedFile)[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = new Set(Array.from(page.matchAll(/ (?:href|src)="\/([^"]+)"/g), ([, place]) => place));
  return files.map((file) => ({
    ...file,
    integrity: `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, file.url)))
      .digest('base64')}`,
    isShell: !file.url.startsWith('assets/') || named.has(file.url),
  }));
}

/**
 * Builds src/worker/sw.ts into /sw.js, with the list of the files of the build. The worker is our own (`injectManifest`):
 * it takes alerts, puts the routes aside after the shell, and keeps the build before for tabs that still show it, which
 * a generated one does not. The manifest is public/manifest.webmanifest; the app registers the worker itself, when it has
 * nothing else to fetch.
 */
export function worker(): Plugin[] {
  let folder = '';
  return [
    {
      name: 'worker-folder',
      configResolved: ({ build }) => {
        folder = build.outDir;
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: null,
      integration: {
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn';
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        injectionPoint: 'self.builtFiles',
        globPatterns: ['index.html', 'assets/*.{js,css,svg}', 'pig-*.svg', 'wordmark.svg', 'favicon.svg'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (files) => ({
            manifest: describeFiles(
              folder,
              files.map(({ revision, ...file }) => ({ ...file, revision: revision ?? null })),
            ),
          }),
        ],
      },
    }),
  ];
}
