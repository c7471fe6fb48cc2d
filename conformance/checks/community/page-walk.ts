import type { JsonObject } from '../../../tools/contract/document.ts';
import type { Exchange } from '../../core/exchange.ts';
import { ask, claim, idsOf, itemsOf, meaningCheck, numberIn, objectOf, textIn } from '../kit/asking.ts';
import type { MeaningCheck, World } from '../kit/meaning-check.ts';
import { momentOf } from '../kit/moments.ts';

/** The greatest page of the contract: one call shows this much of the feed at one moment. */
const LARGEST = 100;

/** How many items are walked at most; a fault of paging shows early. */
const WALKED = 40;

/** How often a feed that others write to is read anew. */
const TRIES = 3;

interface Feed {
  operationId: string;
  sort: string;
  /** Whether a spot may come before another one, in words where it may not. */
  inOrder(earlier: JsonObject, later: JsonObject): boolean;
  order: string;
}

const createdAt = (spot: JsonObject) => momentOf(textIn(spot, 'createdAt') ?? '');
const likeCount = (spot: JsonObject) => numberIn(spot, 'likeCount') ?? 0;
const isNotNewer = (later: JsonObject, earlier: JsonObject) => !(createdAt(later) > createdAt(earlier));

const FEEDS: readonly Feed[] = [
  {
    operationId: 'listLatestSpots',
    sort: 'createdAt,DESC',
    inOrder: (earlier, later) => isNotNewer(later, earlier),
    order: 'The newest spot comes first.',
  },
  {
    operationId: 'listMostLikedSpots',
    sort: 'likeCount,DESC',
    inOrder: (earlier, later) =>
      likeCount(earlier) > likeCount(later) ||
      (likeCount(earlier) === likeCount(later) && isNotNewer(later, earlier)),
    order: 'The most liked spot comes first, and the newer one among equals.',
  },
];

interface Page {
  items: JsonObject[];
  totalPages: number;
  exchange: Exchange;
}

async function readPage(world: World, feed: Feed, query: Record<string, number | string>): Promise<Page> {
  const { body, exchange } = await ask(world, world.visitor, feed.operationId, { query });
  return {
    items: itemsOf(body) ?? [],
    totalPages: numberIn(objectOf(body), 'totalPages') ?? 0,
    exchange,
  };
}

const sameIds = (one: readonly JsonObject[], other: readonly JsonObject[]) =>
  idsOf(one).join() === idsOf(other).join();

const PAGE_PLACE = { at: 'parameter', name: 'page' } as const;
const SIZE_PLACE = { at: 'parameter', name: 'size' } as const;
const TOTAL_PLACE = { at: 'response', status: 200, pointer: '/totalPages' } as const;

/** Everything that is read of a feed at about one moment. */
interface Walk {
  size: number;
  whole: Page;
  pages: Page[];
  /** Without any parameter. */
  plain: Page;
  single: Page;
  behind: Page;
}

async function walk(world: World, feed: Feed, size: number): Promise<Walk | undefined> {
  const whole = await readPage(world, feed, { page: 0, size: LARGEST, sort: feed.sort });
  const count = Math.ceil(Math.min(whole.items.length, WALKED) / size);
  const pages = await Promise.all(
    Array.from({ length: count }, (_, page) => readPage(world, feed, { page, size })),
  );
  const [plain, single] = await Promise.all([
    readPage(world, feed, {}),
    readPage(world, feed, { page: 0, size: 1 }),
  ]);
  const behind = await readPage(world, feed, { page: single.totalPages, size: 1 });
  const again = await readPage(world, feed, { page: 0, size: LARGEST });
  const isStill = sameIds(whole.items, again.items) && whole.totalPages === again.totalPages;
  return isStill ? { size, whole, pages, plain, single, behind } : undefined;
}

const told = (spot: JsonObject | undefined) =>
  spot ? `${idsOf([spot]).join()} (${textIn(spot, 'createdAt')}, ${likeCount(spot)} likes)` : '';

function judgeOrder(world: World, feed: Feed, { whole }: Walk): void {
  const { items, exchange } = whole;
  const at = items.findIndex((spot, index) => {
    const before = items[index - 1];
    return before !== undefined && !feed.inOrder(before, spot);
  });
  claim(world, at === -1, {
    exchange,
    expected: feed.order,
    received: `${told(items[at - 1])} before ${told(items[at])}`,
  });
}

function judgePages(world: World, { size, whole, pages, plain, behind }: Walk): void {
  const tooLong = pages.find(({ items }) => items.length > size);
  if (tooLong) {
    claim(world, false, {
      exchange: tooLong.exchange,
      expected: `A page of size ${size} holds ${size} spots at most.`,
      received: `${tooLong.items.length} spots`,
      place: SIZE_PLACE,
    });
    return;
  }
  const ids = idsOf(whole.items);
  const wrong = pages.findIndex(
    ({ items }, page) => idsOf(items).join() !== ids.slice(page * size, (page + 1) * size).join(),
  );
  const page = pages[wrong];
  if (page) {
    const expected = ids.slice(wrong * size, (wrong + 1) * size);
    claim(world, false, {
      exchange: page.exchange,
      expected: `Page ${wrong} of size ${size} holds the spots ${expected.join(', ')}: every spot once, in the order of the feed.`,
      received: idsOf(page.items).join(', ') || 'no spots',
      place: PAGE_PLACE,
    });
  }
  claim(world, idsOf(plain.items).join() === ids.slice(0, 20).join(), {
    exchange: plain.exchange,
    expected: 'Without page and size the first 20 spots come.',
    received: idsOf(plain.items).join(', ') || 'no spots',
    place: SIZE_PLACE,
  });
  claim(world, behind.items.length === 0, {
    exchange: behind.exchange,
    expected: 'A page behind the last one has an empty content.',
    received: `${behind.items.length} spots`,
  });
}

function judgeTotals(world: World, { size, whole, pages, single }: Walk): void {
  const spots = single.totalPages;
  const expectTotal = ({ totalPages, exchange }: Page, pageSize: number) =>
    claim(world, totalPages === Math.ceil(spots / pageSize), {
      exchange,
      expected: `${Math.ceil(spots / pageSize)} pages of size ${pageSize}, because there are ${spots} of size 1.`,
      received: totalPages,
      place: TOTAL_PLACE,
    });
  const shown = whole.items.length;
  const isAll = spots <= LARGEST ? shown === spots : shown === LARGEST;
  const fits = claim(world, isAll, {
    exchange: single.exchange,
    expected: `As many pages of size 1 as there are spots; a page of size ${LARGEST} shows ${shown}.`,
    received: spots,
    place: TOTAL_PLACE,
  });
  if (!fits || !expectTotal(whole, LARGEST)) return;
  for (const page of pages) if (!expectTotal(page, size)) return;
}

async function judgeFeed(world: World, feed: Feed): Promise<void> {
  const size = world.random.integer(3, 7);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Only when the feed has changed is it read again.
    const read = await walk(world, feed, size);
    if (!read) continue;
    if (read.whole.items.length === 0) return world.skip(`${feed.operationId} has no spots.`);
    judgeOrder(world, feed, read);
    judgePages(world, read);
    judgeTotals(world, read);
    return undefined;
  }
  return world.skip(`${feed.operationId} changed while it was read.`);
}

export const pageWalks: readonly MeaningCheck[] = FEEDS.map((feed) =>
  meaningCheck({
    id: 'page-walk',
    title: `${feed.operationId} gives each spot once, in its order, in pages of the asked size`,
    operations: [feed.operationId],
    writes: false,
    needs: 'nobody',
    run: (world) => judgeFeed(world, feed),
  }),
);
