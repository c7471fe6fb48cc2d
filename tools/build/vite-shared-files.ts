import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { classNames } from './class-names.ts';
import { ENTRY, toSharedFiles, type Part, type SharedFile } from './shared-files.ts';
import { settingsModule } from './vite-settings.ts';
import { themeVariables } from './vite-theme-variables.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How much of a module's code is left when it has been minified and compressed. */
const COMPRESSED = 0.2;
/**
 * How much a page counts: what visitors come to first, and what people open most, more than the others; what comes up by
 * itself on such a page as well; what is only loaded once somebody has touched the screen, hardly.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  LoginPage: 60,
  SplashPage: 12,
  PermissionPage: 19,
  RegisterChoicePage: 12,
  MainPage: 34,
  CommunityPage: 6,
  ChallengePage: 6,
  MyPage: 5,
  WritePage: 5,
  ProductPage: 3,
  PostPage: 5,
  TabBarLayout: 6,
  PostFeed: 6,
  MapCanvas: 8,
  AttendanceDialog: 12,
  OpenDialogs: 12,
};
const PAGE_WEIGHT = 1;
const LATE_WEIGHT = 0.03;

/**
 * What the app starts with that changes least: whoever comes back after an update has it already. It is half of the work,
 * too: React is set up where src/app/start/render.tsx imports it, and axios looks at what the browser can do.
 */
const LIBRARIES =
  /[/]node_modules[/](?:react|react-dom|scheduler|axios)[/]|[/]src[/]app[/]start[/]render[.]tsx$/;

/** Builds once without any shared files: only then it is known what remains of each library, and who needs it. */
async function findParts(mode: string): Promise<readonly Part[]> {
  const styles = new Map<string, number>();
  const result = await build({
    root: ROOT,
    mode,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      react(),
      settingsModule(),
      themeVariables(),
      {
        name: 'sizes-of-styles',
        generateBundle() {
          for (const id of this.getModuleIds()) {
            if (/[.]css(?:$|[?])/.test(id)) styles.set(id, this.getModuleInfo(id)?.code?.length ?? 0);
          }
        },
      },
    ],
    css: classNames,
    resolve: { alias: { '@generated': `${ROOT}generated`, '@': `${ROOT}src` } },
    build: {
      write: false,
      minify: false,
      // A page may not hold what its late parts share with others: they would count as users of the page.
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  });
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const { output } of 'on' in result ? [] : [result].flat()) {
    for (const file of output) if (file.type === 'chunk') chunks.set(file.fileName, file);
  }
  const found = new Map<string, { bytes: number; users: Set<string>; imports: readonly string[] }>();
  const visit = (file: string, user: string, seen: Set<string>) => {
    const chunk = chunks.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    // What a module imports by way of an index it does not say itself.
    const imports = chunk.imports.flatMap((imported) => chunks.get(imported)?.moduleIds.slice(0, 1) ?? []);
    for (const id of chunk.moduleIds) {
      const length = styles.get(id) ?? chunk.modules[id]?.renderedLength ?? 0;
      const part = found.get(id) ?? { bytes: length * COMPRESSED, users: new Set(), imports };
      part.users.add(user);
      found.set(id, part);
    }
    for (const imported of chunk.imports) visit(imported, user, seen);
  };
  for (const { fileName, name, isEntry, isDynamicEntry } of chunks.values()) {
    if (isEntry || isDynamicEntry) visit(fileName, isEntry ? ENTRY : name, new Set());
  }
  return [...found].map(([id, { bytes, users, imports }]) => ({ id, bytes, users, imports }));
}

/**
 * Refuses a weight for what is no page or late part of the build: a renamed file would count as any other, and nobody
 * would see it.
 */
export function checkWeights(
  weights: Readonly<Record<string, number>>,
  parts: readonly Pick<Part, 'users'>[],
): void {
  const gone = Object.keys(weights).filter((name) => !parts.some(({ users }) => users.has(name)));
  if (gone.length === 0) return;
  throw new Error(
    `WEIGHTS in tools/build/vite-shared-files.ts names ${gone.join(', ')}: no page or late part of the build has that file name.`,
  );
}

const weightOf = (user: string) => WEIGHTS[user] ?? (user.endsWith('Page') ? PAGE_WEIGHT : LATE_WEIGHT);

/** A shared file is named after the largest module in it. */
function nameOf({ parts }: SharedFile): string {
  const [largest] = parts.toSorted((a, b) => b.bytes - a.bytes);
  return `shared-${basename(largest?.id ?? '').replace(/[.].*$/, '')}`;
}

function toGroups(parts: readonly Part[]): Rolldown.CodeSplittingGroup[] {
  const atStart = new Set(parts.filter(({ users }) => users.has(ENTRY)).map(({ id }) => id));
  const files = toSharedFiles(parts, weightOf).map((file) => ({
    name: nameOf(file),
    ids: new Set(file.parts.map(({ id }) => id)),
    dependants: file.dependants,
  }));
  return [
    // What the app starts with, in two files: on a slow phone each keeps the page busy for a moment as it arrives.
    {
      name: 'libraries',
      test: (id) => atStart.has(id) && LIBRARIES.test(id),
      priority: Number.MAX_SAFE_INTEGER,
    },
    // The entry stands in it, after which the bundler names it.
    { name: 'index', test: (id) => atStart.has(id), priority: Number.MAX_SAFE_INTEGER - 1 },
    // A file takes what its modules import along, unless a file before it has it: what others need comes first.
    ...files.map(({ name, ids, dependants }) => ({
      name,
      test: (id: string) => ids.has(id),
      priority: dependants,
    })),
  ];
}

/**
 * Puts what pages share into few files, by who really loads it. Many small files compress worse and ask for many
 * requests, and one large file makes every page wait for what it does not need: what either costs is weighed.
 */
export function sharedFiles(): Plugin {
  return {
    name: 'shared-files',
    apply: 'build',
    async config(_, { mode }) {
      const parts = await findParts(mode);
      checkWeights(WEIGHTS, parts);
      const groups = toGroups(parts);
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
