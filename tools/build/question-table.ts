import type { JsonObject } from '../../contract/document.ts';
import { listExamples } from '../../contract/examples.ts';
import type { RawAnswer } from '../../server/drawing/messages.ts';
import { CHALLENGE_TABS } from '../../src/domain/challenges/challenge-list.ts';
import { FEED_TABS } from '../../src/domain/community/feed.ts';
import { ROUTES, type RouteName } from '../../src/domain/routes/routes.ts';
import { PRODUCT_CATEGORIES } from '../../src/domain/shop/purchase.ts';

/** As the drawer of the pages has it (src/app/drawing/draw-page.tsx): draws an address, asking for what it needs. */
export type CreateDrawer = (
  ask: (url: string) => Promise<RawAnswer>,
) => (address: string) => Promise<unknown>;

/** For each route and each choice of its query ('' for none) the addresses that its page asks for, in their order. */
export type QuestionTable = Partial<Record<RouteName, Record<string, readonly string[]>>>;

/** What the query of an address can choose (2 §2); it changes nothing on a page that does not know it. */
const CHOICES = [
  ...[...CHALLENGE_TABS, ...FEED_TABS].map((tab) => `tab=${tab}`),
  ...PRODUCT_CATEGORIES.map(({ id }) => `category=${id}`),
];

/** Stands in an address in the place of each id. */
const ADDRESS_ID = '880000001';

/** Stands in every answer in the place of each id, the user's among them: what names it has to wait for the answer. */
const ANSWER_ID = 990_000_001;

const SESSION = 'getSession';

const isRouteName = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);

/**
 * Finds out what each page asks the server at its start, by drawing it with the examples of the contract: nobody keeps a
 * list beside the features. Of a page that visitors see too it is what both they and users ask: the page asks before it
 * knows who they are.
 *
 * @param bundle the bundled contract
 */
export async function drawQuestions(createDrawer: CreateDrawer, bundle: JsonObject): Promise<QuestionTable> {
  const examples = listExamples(bundle).filter(({ method, status }) => method === 'get' && status === 200);
  let isSignedIn = true;
  let asked = new Set<string>();
  const draw = createDrawer((url) => {
    const example = examples.find(({ path }) => toPattern(path).test(url));
    if (!example) return Promise.reject(new Error(`The contract has no example for ${url}.`));
    if (example.operationId !== SESSION) asked.add(url);
    else if (!isSignedIn) return Promise.resolve({ status: 401, data: '{"success":false}' });
    return Promise.resolve({ status: 200, data: JSON.stringify(example.value, withAnswerIds) });
  });

  async function askedFirst(name: RouteName, choice: string): Promise<string[]> {
    const byViewer: ReadonlySet<string>[] = [];
    for (isSignedIn of [true, false]) {
      asked = new Set();
      const address = `${ROUTES[name].path.replace(SEGMENT, ADDRESS_ID)}?${choice}`;
      const page = await draw(address);
      if (page !== undefined) byViewer.push(asked);
      // It is for them, or it would not have asked.
      else if (asked.size > 0)
        throw new Error(`${address} cannot be drawn with the examples of the contract.`);
    }
    const [first = new Set<string>(), ...others] = byViewer;
    return [...first]
      .filter((url) => !url.includes(String(ANSWER_ID)) && others.every((viewer) => viewer.has(url)))
      .map((url) => url.replaceAll(ADDRESS_ID, `{${SEGMENT.exec(ROUTES[name].path)?.[1]}}`))
      .toSorted();
  }

  const table: QuestionTable = {};
  for (const name of Object.keys(ROUTES).filter(isRouteName)) {
    const questions = await askedFirst(name, '');
    if (questions.length === 0) continue;
    const choices: Record<string, readonly string[]> = { '': questions };
    for (const choice of CHOICES) {
      const chosen = await askedFirst(name, choice);
      if (chosen.join() !== questions.join()) choices[choice] = chosen;
    }
    table[name] = choices;
  }
  return table;
}

/** The one segment of a path that stands for any value. */
const SEGMENT = /:(\w+)/;

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/?]+')}(?:[?]|$)`);

/** A theme's number is no row of the server's: the contract lists them all. */
const withAnswerIds = (key: string, value: unknown): unknown =>
  /id$/i.test(key) && key !== 'themeId' && typeof value === 'number' ? ANSWER_ID : value;
