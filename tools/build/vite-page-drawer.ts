import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import * as z from 'zod/mini';
import { readContractSource } from '../../contract/sources.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { classNames } from './class-names.ts';
import { drawQuestions, type CreateDrawer, type QuestionTable } from './question-table.ts';
import { readStyleRules } from './style-rules.ts';
import { settingsModule } from './vite-settings.ts';

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

/** The name by which the code of the drawer knows the rules of the style sheets, which stand before it in its file. */
const RULES = 'STYLE_RULES_OF_THE_BUILD';

const withRules = (code: string, rules: unknown) => `const ${RULES} = ${JSON.stringify(rules)};\n${code}`;

/** Builds what draws pages (src/app/drawing): the code of one file that needs nothing beside it but {@link withRules}. */
async function buildDrawer(mode: string): Promise<string> {
  const result = await build({
    root: ROOT,
    mode,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      react(),
      settingsModule(),
      {
        name: 'style-rules',
        resolveId: (id) => (id === STYLE_RULES ? id : undefined),
        load: (id) => (id === STYLE_RULES ? `export const styleRules = ${RULES};` : undefined),
      },
    ],
    css: classNames,
    resolve: { alias: { '@generated': join(ROOT, 'generated'), '@': join(ROOT, 'src') } },
    // The server that loads it may have no packages of the app.
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      minify: true,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = 'on' in result ? [] : [result].flat();
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('What draws pages could not be built.');
  return chunk.code;
}

const Drawer = z.object({
  createDrawer: z.custom<CreateDrawer>((value) => typeof value === 'function'),
});

/** What each page asks first, by drawing them all. */
async function askDrawer(code: string): Promise<QuestionTable> {
  const folder = await mkdtemp(join(tmpdir(), 'dosaegi-drawer-'));
  try {
    const file = join(folder, 'draw-page.mjs');
    await writeFile(file, withRules(code, []));
    const module: unknown = await import(pathToFileURL(file).href);
    return await drawQuestions(Drawer.parse(module).createDrawer, await readContractSource());
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Builds what draws pages on the server beside the app: one file, with the rules of its style sheets. Before that it draws
 * every page once, and puts into index.html what each of them asks the server first (src/app/start/first-questions.ts).
 */
export function pageDrawer(): Plugin {
  let outDir = '';
  let mode = 'production';
  let isOnOneHost = true;
  let sheets: readonly string[] = [];
  let code = '';
  return {
    name: 'page-drawer',
    apply: 'build',
    configResolved({ root, env, mode: own, build: options, isProduction }) {
      mode = own;
      outDir = join(root, options.outDir);
      // The server asks itself for the data of a page.
      isOnOneHost = readSettings(env, isProduction).apiBaseUrl === '';
    },
    async transformIndexHtml() {
      code = await buildDrawer(mode);
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'first-questions' },
          children: JSON.stringify(await askDrawer(code)),
          injectTo: 'body',
        },
      ];
    },
    writeBundle(_options, bundle) {
      sheets = sheetsInOrder(bundle);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isOnOneHost) return;
        const folder = join(outDir, DRAWER_FOLDER);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'draw-page.js'), withRules(code, sheets.flatMap(readStyleRules)));
      },
    },
  };
}
