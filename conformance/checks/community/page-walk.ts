import type { JsonObject } from '../../../contract/document.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import type { Tier } from '../../core/findings/finding.ts';
import { ask, claim, idsOf, itemsOf, meaningCheck, numberIn, objectOf, textIn } from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { momentOf } from '../kit/moments.ts';
import { firstWrongPage } from '../kit/pages.ts';

/** The greatest page of the contract: one call shows this much of the feed at one moment. */
const LARGEST = 100;

/** How many items are walked at most; a fault of paging shows early. */
const WALKED = 40;

/** How often a feed that others write to is read anew. */
const TRIES = 3;

/** An order of a feed. */
interface Order {
  /** Whether a spot may come before another one, in words where it may not. */
  inOrder(earlier: JsonObject, later: JsonObject): boolean;
  order: string;
}

interface Feed extends Order {
  operationId: string;
  sort: string;
  /** What the contract adds to the order. */
  amongEquals?: Order;
}

/** In whole seconds: which of two of the same second is newer, a text may not tell. */
const createdAt = (spot: JsonObject) => Math.floor(momentOf(textIn(spot, 'createdAt') ?? '') / 1000);
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
    inOrder: (earlier, later) => likeCount(earlier) >= likeCount(later),
    order: 'The most liked spot comes first.',
    amongEquals: {
      inOrder: (earlier, later) => likeCount(earlier) !== likeCount(later) || isNotNewer(later, earlier),
      order: 'Of equally liked spots the newer one comes first.',
    },
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

function judgeOrder(world: World, { whole }: Walk, feedOrder: Order, tier: Tier): boolean {
  const { items, exchange } = whole;
  const at = items.findIndex((spot, index) => {
    const before = items[index - 1];
    return before !== undefined && !feedOrder.inOrder(before, spot);
  });
  return claim(world, at === -1, {
    exchange,
    tier,
    fields: ['createdAt', 'likeCount'],
    expected: feedOrder.order,
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
  const wrong = firstWrongPage(pages, ids, size, 'pages');
  const page = pages[wrong?.number ?? -1];
  if (wrong && page) {
    claim(world, false, {
      exchange: page.exchange,
      expected: `Page ${wrong.number} of size ${size} holds the spots ${wrong.expected.join(', ')}: every spot once, in the order of the feed.`,
      received: wrong.received.join(', ') || 'no spots',
      cause: wrong.cause,
      fields: ['id'],
      place: PAGE_PLACE,
    });
  }
  claim(world, idsOf(plain.items).join() === ids.slice(0, 20).join(), {
    exchange: plain.exchange,
    expected: 'Without page and size the first 20 spots come.',
    received: idsOf(plain.items).join(', ') || 'no spots',
    fields: ['id'],
    cause: wrong ? 'pages' : 'plain',
    place: SIZE_PLACE,
  });
  claim(world, behind.items.length === 0, {
    exchange: behind.exchange,
    tier: 'assumption',
    follows: wrong ? [wrong.cause] : [],
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
      cause: 'totalPages',
      place: TOTAL_PLACE,
    });
  const shown = whole.items.length;
  const isAll = spots <= LARGEST ? shown === spots : shown === LARGEST;
  const fits = claim(world, isAll, {
    exchange: single.exchange,
    expected: `As many pages of size 1 as there are spots; a page of size ${LARGEST} shows ${shown}.`,
    received: spots,
    cause: 'totalPages',
    fields: ['content'],
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
    const isOrdered = judgeOrder(world, read, feed, 'specification');
    if (isOrdered && feed.amongEquals) judgeOrder(world, read, feed.amongEquals, 'assumption');
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
