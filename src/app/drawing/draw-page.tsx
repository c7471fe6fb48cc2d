/**
 * The app as the server runs it: draws a page before any script of it has reached the browser. A build of its own
 * (tools/build/vite-page-drawer.ts), which the server loads from the build's folder.
 */
import { skipToken, type Query, type QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { styleRules } from 'virtual:style-rules';
import type { RawAnswer } from '@/api/early-answers';
import { client, configureHttp } from '@/api/http';
import { AppProviders } from '@/app/AppProviders';
import { createQueryClient } from '@/app/query-client';
import { AppPages } from '@/app/routing/AppRouter';
import type { Device } from '@/device/device';
import { guardRoute } from '@/domain/routes/guards';
import { keepPendingSocial, type PendingSocial } from '@/session/pending-social';
import { sessionQueryOptions } from '@/session/session-query';
import { DrawnMarksContext } from '@/ui/frame/root-mark';
import { keepReadVariables } from './read-variables';
import { createServerDevice } from './server-device';
import { findUsedStyles } from './used-styles';

/** Asks the API on behalf of who asked for the page that is being drawn. */
export type Ask = (url: string) => Promise<RawAnswer>;

/** A page as it looks once its first data is there. */
export interface DrawnPage {
  html: string;
  /** The rules of the style sheets that it needs. */
  css: string;
  /** The attributes that it wants on the root element, as `useRootMark` sets them in the browser. */
  rootMarks: readonly string[];
  /** What the app takes over instead of asking again: keys of queries with their data, in JSON. */
  state: string;
}

/** The tab alone knows whether a social login waits in it: where none does, the drawing is not shown (index.html). */
const PENDING_SOCIAL: PendingSocial = { provider: 'kakao', code: 'of the tab' };

/** A post leads to its comments, and they to their replies. A page that wants more is not drawn. */
const ROUNDS_MAX = 4;

/** What asks for more at once, such as fifteen comments for their replies, is drawn without that. */
const QUESTIONS_MAX = 8;

/**
 * Makes what draws the pages of an address, with query. Of a page that is not for who asks, that waits for something
 * other than the API, or whose data cannot be had, nothing is drawn: the app itself knows what to show then.
 */
export function createDrawer(ask: Ask): (address: string) => Promise<DrawnPage | undefined> {
  // The app itself says what it thinks of an answer that breaks the contract.
  configureHttp({ contractCheck: 'throw' });
  client.defaults.adapter = async (config) => {
    if (config.method?.toLowerCase() !== 'get') throw new Error('A page that is drawn changes nothing.');
    return { ...(await ask(config.url ?? '')), statusText: '', headers: {}, config };
  };
  return draw;
}

async function draw(address: string): Promise<DrawnPage | undefined> {
  const device = createServerDevice();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  try {
    const user = await queryClient.fetchQuery(sessionQueryOptions());
    const auth = user ? 'authenticated' : 'unauthenticated';
    if (guardRoute({ location: address, auth, isSocialPending: true }).kind !== 'allow') return undefined;
    keepPendingSocial(device.storage.session, PENDING_SOCIAL);
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const { html, rootMarks } = await render(address, queryClient, device);
      const asked = queryClient.getQueryCache().getAll().filter(isToBeAsked);
      if (asked.length === 0 || asked.length > QUESTIONS_MAX) {
        // A page that only leads elsewhere.
        if (/<main[^>]*><\/main>/.test(html)) return undefined;
        const answered = queryClient.getQueryCache().getAll().filter(isAnswered);
        const state = JSON.stringify(answered.map(({ queryKey, state: { data } }) => [queryKey, data]));
        const css = findUsedStyles(styleRules, html, rootMarks);
        return { html, css: keepReadVariables(css, html), rootMarks, state };
      }
      await Promise.all(asked.map((query) => query.fetch()));
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    queryClient.clear();
  }
}

async function render(
  address: string,
  queryClient: QueryClient,
  device: Device,
): Promise<Pick<DrawnPage, 'html' | 'rootMarks'>> {
  const rootMarks = new Set<string>();
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <AppProviders device={device} queryClient={queryClient}>
      <DrawnMarksContext value={(mark) => rootMarks.add(mark)}>
        <StaticRouter location={address}>
          <AppPages />
        </StaticRouter>
      </DrawnMarksContext>
    </AppProviders>,
    // Labels name their fields by ids: the app's own must be others.
    { identifierPrefix: 'drawn', onError: (problem) => void problems.push(problem) },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  return { html: hastenPictures(html), rootMarks: [...rootMarks] };
}

/** Pictures that may be in sight at once: an author's and those of the first card, or four of a grid. */
const FIRST_PICTURES = 4;

/** What is in sight is asked for with the page: the browser does not know yet that it is. */
function hastenPictures(html: string): string {
  let count = 0;
  return html.replaceAll(' loading="lazy"', (lazy) =>
    (count += 1) > FIRST_PICTURES ? lazy : ' fetchPriority="high"',
  );
}

/** The generated keys begin with the address, or say that they are of a list that grows. */
function isOfTheWire({ queryKey: [first] }: Query): boolean {
  return typeof first === 'string' && (first.startsWith('/') || first === 'infinite');
}

const isAnswered = (query: Query): boolean => isOfTheWire(query) && query.state.status === 'success';

function isToBeAsked(query: Query): boolean {
  const { enabled, queryFn }: { enabled?: unknown; queryFn?: unknown } = query.options;
  const isWanted = typeof enabled === 'function' ? enabled(query) !== false : enabled !== false;
  return isOfTheWire(query) && isWanted && queryFn !== skipToken && query.state.status === 'pending';
}
