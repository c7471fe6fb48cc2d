import type { Plugin, Rolldown } from 'vite';
import { ROUTES, TAB_ROUTES, type RouteName } from '../../src/domain/routes/routes.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { bundleScript } from './bundle-script.ts';

const ENTRY = 'src/app/start/early-requests.ts';
/** What a page that the server has drawn keeps of it. */
const DRAWN_ENTRY = 'src/app/start/early-files.ts';

/**
 * Lets the page ask for the session, for its first data and for the files of its route before the bundle has arrived:
 * puts the script that does it into index.html, with the API's address. In a build it stands in the page itself, with the
 * files of the build by route (what each page asks first stands beside them, see vite-page-drawer.ts): it must not wait
 * for anything.
 */
export function earlyRequests(): Plugin {
  let apiBaseUrl = '';
  let isBuild = false;
  return {
    name: 'early-requests',
    configResolved({ command, env, isProduction }) {
      apiBaseUrl = readSettings(env, isProduction).apiBaseUrl;
      isBuild = command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { bundle }) => [
        {
          tag: 'script',
          attrs: {
            type: 'module',
            // On the development server it would wait for the bundle otherwise, which stands before it.
            async: true,
            ...(!isBuild && { src: `/${ENTRY}` }),
            'data-api-base-url': apiBaseUrl,
          },
          ...(bundle && { children: await bundleScript(ENTRY) }),
          injectTo: 'head',
        },
        // Apart from the script: a server that draws the page leaves in it what its route needs.
        ...(bundle
          ? [
              { tag: 'script', attrs: { type: 'module' }, children: await bundleScript(DRAWN_ENTRY) },
              {
                tag: 'script',
                attrs: { type: 'application/json', id: 'page-files' },
                children: JSON.stringify(listPageFiles(bundle)),
                injectTo: 'body' as const,
              },
            ]
          : []),
      ],
    },
  };
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);

/** The name of a route's page, as its file in src/pages has it, such as MainPage. */
const pageOf = (name: RouteName) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replace(/(?:Page)?$/, 'Page');

/** The scripts and style sheets of each route beyond those that every page has, by their places in the build. */
function listPageFiles(bundle: Rolldown.OutputBundle): Partial<Record<RouteName, readonly string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const onEveryPage = new Set([entry.fileName, ...entry.imports]);
  const collect = (fileName: string, files: Set<string>): Set<string> => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || onEveryPage.has(fileName) || files.has(`/${fileName}`)) return files;
    files.add(`/${fileName}`);
    for (const imported of chunk.imports) collect(imported, files);
    // After those of what it imports, as the bundle orders them: a screen's own rules win over those of its parts.
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(`/${sheet}`);
    return files;
  };
  return Object.fromEntries(
    Object.keys(ROUTES)
      .filter(isRouteName)
      .map((name) => {
        const page = chunks.find((chunk) => chunk.isDynamicEntry && chunk.name === pageOf(name));
        if (!page) throw new Error(`The build has no ${pageOf(name)}.`);
        const files = collect(page.fileName, new Set());
        const tabBar = chunks.find((chunk) => chunk.name === 'TabBarLayout');
        if (tabBar && TAB_ROUTES.has(name)) collect(tabBar.fileName, files);
        return [name, [...files]];
      }),
  );
}
