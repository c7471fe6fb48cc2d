import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ENTRY = 'the entry';

/** What a request more costs a page that opens: as much as so many bytes more, compressed. */
const REQUEST_BYTES = 1500;
/** How much of a module's code is left when it has been minified and compressed. */
const COMPRESSED = 0.2;
/**
 * How much a page counts: what visitors come to first, and what people open most, more than the others; what comes up by
 * itself on such a page as well; what is only loaded once somebody has touched the screen, hardly.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  LoginPage: 24,
  SplashPage: 4,
  PermissionPage: 4,
  RegisterChoicePage: 4,
  MainPage: 24,
  CommunityPage: 4,
  ChallengePage: 4,
  MyPage: 2,
  TabBarLayout: 6,
  PostFeed: 6,
  MapCanvas: 8,
  AttendanceDialog: 12,
  OpenDialogs: 12,
};
/** From this weight on a page fetches nothing that it does not need because of what stands in the same file. */
const FIRST_WEIGHT = 18;
const PAGE_WEIGHT = 1;
const LATE_WEIGHT = 0.03;

/** A module of the build. */
interface Part {
  id: string;
  /** Its size on the wire in bytes, estimated. */
  bytes: number;
  /** Who loads it: the entry, pages and late parts, by the names of their files. */
  users: ReadonlySet<string>;
  /** The modules that it imports. */
  imports: readonly string[];
}

/** What is fetched as one file. */
interface SharedFile {
  parts: readonly Pick<Part, 'id' | 'bytes'>[];
  bytes: number;
  users: ReadonlySet<string>;
  /** What its modules import, over any number of others, of what stands in shared files too. */
  needs: ReadonlySet<Part>;
}

/** Builds once without any shared files: only then it is known what remains of each library, and who needs it. */
async function findParts(): Promise<readonly Part[]> {
  const styles = new Map<string, number>();
  const imports = new Map<string, readonly string[]>();
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      react(),
      {
        name: 'sizes-of-styles',
        generateBundle() {
          for (const id of this.getModuleIds()) {
            imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
            if (/[.]css(?:$|[?])/.test(id)) styles.set(id, this.getModuleInfo(id)?.code?.length ?? 0);
          }
        },
      },
    ],
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
  const found = new Map<string, { bytes: number; users: Set<string> }>();
  const visit = (file: string, user: string, seen: Set<string>) => {
    const chunk = chunks.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    for (const id of chunk.moduleIds) {
      const length = styles.get(id) ?? chunk.modules[id]?.renderedLength ?? 0;
      const part = found.get(id) ?? { bytes: length * COMPRESSED, users: new Set() };
      part.users.add(user);
      found.set(id, part);
    }
    for (const imported of chunk.imports) visit(imported, user, seen);
  };
  for (const { fileName, name, isEntry, isDynamicEntry } of chunks.values()) {
    if (isEntry || isDynamicEntry) visit(fileName, isEntry ? ENTRY : name, new Set());
  }
  return [...found].map(([id, { bytes, users }]) => ({ id, bytes, users, imports: imports.get(id) ?? [] }));
}

const weightOf = (user: string) => WEIGHTS[user] ?? (user.endsWith('Page') ? PAGE_WEIGHT : LATE_WEIGHT);

const weigh = (users: ReadonlySet<string>, counts: (user: string) => boolean) =>
  [...users].filter(counts).reduce((total, user) => total + weightOf(user), 0);

/** What it costs all pages together, in bytes, to fetch two files as one; below 0 they are better off. */
function costOfJoining(a: SharedFile, b: SharedFile): number {
  return (
    a.bytes * weigh(b.users, (user) => !a.users.has(user)) +
    b.bytes * weigh(a.users, (user) => !b.users.has(user)) -
    REQUEST_BYTES * weigh(a.users, (user) => b.users.has(user))
  );
}

/**
 * Whether one of the first pages that needs `b` alone would have to fetch a third file, once `a` is in the same one: what a file imports is
 * fetched with it.
 */
function bringsMore(a: SharedFile, b: SharedFile): boolean {
  const newcomers = [...b.users].filter((user) => !a.users.has(user) && weightOf(user) >= FIRST_WEIGHT);
  const own = new Set([...a.parts, ...b.parts].map(({ id }) => id));
  return [...a.needs].some(({ id, users }) => !own.has(id) && newcomers.some((user) => !users.has(user)));
}

/** What a module needs, over any number of others, without what the entry has. */
function needsOf(part: Part, parts: ReadonlyMap<string, Part>, found = new Set<Part>()): Set<Part> {
  for (const id of part.imports) {
    const needed = parts.get(id);
    if (!needed || needed.users.has(ENTRY) || found.has(needed)) continue;
    found.add(needed);
    needsOf(needed, parts, found);
  }
  return found;
}

/**
 * Divides what several pages share into files. It begins with one file for each set of pages that need the same, and
 * joins the two that gain most by it until none gain.
 */
function toSharedFiles(parts: readonly Part[]): readonly SharedFile[] {
  const byUsers = new Map<string, SharedFile>();
  const byId = new Map(parts.map((part) => [part.id, part]));
  for (const part of parts) {
    const { id, bytes, users } = part;
    if (users.has(ENTRY) || users.size < 2) continue;
    const key = [...users].toSorted().join();
    const file = byUsers.get(key);
    byUsers.set(key, {
      parts: [...(file?.parts ?? []), { id, bytes }],
      bytes: (file?.bytes ?? 0) + bytes,
      users,
      needs: needsOf(part, byId, new Set(file?.needs)),
    });
  }
  let files = [...byUsers.values()];
  for (;;) {
    let best: { cost: number; pair: readonly [SharedFile, SharedFile] } | undefined;
    for (const [index, a] of files.entries()) {
      for (const b of files.slice(index + 1)) {
        const cost = costOfJoining(a, b);
        if (cost < (best?.cost ?? 0) && !bringsMore(a, b) && !bringsMore(b, a)) best = { cost, pair: [a, b] };
      }
    }
    if (!best) return files;
    const [a, b] = best.pair;
    const joined = {
      parts: [...a.parts, ...b.parts],
      bytes: a.bytes + b.bytes,
      users: new Set([...a.users, ...b.users]),
      needs: new Set([...a.needs, ...b.needs]),
    };
    files = [...files.filter((file) => file !== a && file !== b), joined];
  }
}

/** A shared file is named after the largest module in it. */
function nameOf({ parts }: SharedFile): string {
  const [largest] = parts.toSorted((a, b) => b.bytes - a.bytes);
  return `shared-${basename(largest?.id ?? '').replace(/[.].*$/, '')}`;
}

function toGroups(parts: readonly Part[]): Rolldown.CodeSplittingGroup[] {
  const atStart = new Set(parts.filter(({ users }) => users.has(ENTRY)).map(({ id }) => id));
  const files = toSharedFiles(parts).map((file) => ({
    name: nameOf(file),
    ids: new Set(file.parts.map(({ id }) => id)),
    users: file.users.size,
  }));
  return [
    { name: 'app', test: (id) => atStart.has(id), priority: Number.MAX_SAFE_INTEGER },
    // A file takes what its modules import along, unless another has it: what more pages need comes first.
    ...files.map(({ name, ids, users }) => ({ name, test: (id: string) => ids.has(id), priority: users })),
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
    async config() {
      const groups = toGroups(await findParts());
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
