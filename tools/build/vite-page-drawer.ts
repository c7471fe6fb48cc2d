import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { readSettings } from '../../src/settings/read-settings.ts';
import { readStyleRules } from './style-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ENTRY = 'src/app/drawing/draw-page.tsx';

const STYLE_RULES = 'virtual:style-rules';

/** The folder within a build that no host serves, as its name begins with a dot. */
export const DRAWER_FOLDER = '.drawer';

/** The style sheets of a build in the order in which browsers get them: what a script imports before its own. */
function sheetsInOrder(bundle: Rolldown.OutputBundle): readonly string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of chunk.imports) visit(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) names.add(sheet);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const { fileName } of chunks.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry)))
    visit(fileName);
  return [...names].flatMap((name) => {
    const sheet = bundle[name];
    return sheet?.type === 'asset' ? [String(sheet.source)] : [];
  });
}

/** Builds what draws pages on the server (src/app/drawing) beside the app: one file, with the rules of its style sheets. */
export function pageDrawer(): Plugin {
  let outDir = '';
  let mode = 'production';
  let isOnOneHost = true;
  let sheets: readonly string[] = [];
  return {
    name: 'page-drawer',
    apply: 'build',
    configResolved({ root, env, mode: own, build: options, isProduction }) {
      mode = own;
      outDir = join(root, options.outDir);
      // The server asks itself for the data of a page.
      isOnOneHost = readSettings(env, isProduction).apiBaseUrl === '';
    },
    writeBundle(_options, bundle) {
      sheets = sheetsInOrder(bundle);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isOnOneHost) return;
        const rules = sheets.flatMap(readStyleRules);
        await build({
          root: ROOT,
          mode,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [
            react(),
            {
              name: 'style-rules',
              resolveId: (id) => (id === STYLE_RULES ? id : undefined),
              load: (id) =>
                id === STYLE_RULES ? `export const styleRules = ${JSON.stringify(rules)};` : undefined,
            },
          ],
          resolve: { alias: { '@generated': join(ROOT, 'generated'), '@': join(ROOT, 'src') } },
          // The server that loads it may have no packages of the app.
          ssr: { noExternal: true },
          build: {
            ssr: ENTRY,
            minify: true,
            outDir: join(outDir, DRAWER_FOLDER),
            rolldownOptions: { output: { codeSplitting: false } },
          },
        });
      },
    },
  };
}
