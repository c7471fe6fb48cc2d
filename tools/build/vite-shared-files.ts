import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ENTRY = 'the entry';
/** What visitors come to first: they wait for nothing that is needed behind the login only. */
const FIRST_PAGES = ['SplashPage', 'PermissionPage', 'RegisterChoicePage'];
/** What forms and their fields are made of. */
const FORM =
  /\/(?:@mantine\/form|klona|fast-deep-equal|src\/ui\/fields)\/(?!ThemeChips|.*css$)|\/components\/(?:Fieldset|Input|InputBase|PasswordInput|TextInput)\//;
/** By how many pages and late parts something is shared that all of them may as well fetch in one file. */
const COMMON_FROM = 5;

/** Who loads each module: the entry, pages and late parts, by the names of their files. */
type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** Builds once without any shared files: only then it is known what remains of each library, and who needs it. */
async function findUsers(): Promise<Users> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
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
  const users = new Map<string, Set<string>>();
  const visit = (file: string, user: string, seen: Set<string>) => {
    const chunk = chunks.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    for (const id of chunk.moduleIds) users.set(id, (users.get(id) ?? new Set()).add(user));
    for (const imported of chunk.imports) visit(imported, user, seen);
  };
  for (const { fileName, name, isEntry, isDynamicEntry } of chunks.values()) {
    if (isEntry || isDynamicEntry) visit(fileName, isEntry ? ENTRY : name, new Set());
  }
  return users;
}

/** The shared files; what an earlier one takes is no longer there for a later one. */
function toGroups(users: Users): Rolldown.CodeSplittingGroup[] {
  const usersOf = (id: string) => users.get(id) ?? new Set();
  const isFirst = (id: string) => FIRST_PAGES.some((page) => usersOf(id).has(page));
  return [
    { name: 'app', test: (id) => usersOf(id).has(ENTRY), priority: 4 },
    {
      name: 'login',
      test: (id) => usersOf(id).size > 2 && usersOf(id).has('LoginPage') && !FORM.test(id),
      priority: 3,
    },
    { name: 'welcome', test: (id) => usersOf(id).size > 2 && isFirst(id) && !FORM.test(id), priority: 2 },
    { name: 'fields', test: /\/fields[.]css$/, priority: 3 },
    { name: 'common', test: (id) => usersOf(id).size >= COMMON_FROM && !FORM.test(id), priority: 1 },
    { name: 'forms', test: (id) => usersOf(id).size > 2 && FORM.test(id) },
  ];
}

/**
 * Puts what pages share into few files, by who really loads it: what the app starts with, what visitors see first, what
 * forms need, and what most other pages have in common. Many small files compress worse and ask for many requests, and
 * one large file makes every page wait for what it does not need.
 */
export function sharedFiles(): Plugin {
  return {
    name: 'shared-files',
    apply: 'build',
    async config() {
      const groups = toGroups(await findUsers());
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
