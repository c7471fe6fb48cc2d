import type { JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import type { CallOptions } from '../../core/wire/call-options.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import { readAccount } from '../account/account-state.ts';
import {
  ask,
  askInVain,
  claim,
  idIn,
  idsOf,
  inOrder,
  itemsOf,
  meaningCheck,
  numberIn,
  objectOf,
  part,
  requireFirst,
  stopFor,
  textIn,
  worldUnder,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { firstWrongPage } from '../kit/pages.ts';
import { ownSpotOf } from './own-spot.ts';

/** Where a list of comments stands: those of a spot, or the replies to one of them. */
interface Place {
  operationId: 'listComments' | 'listReplies';
  path: Readonly<Record<string, Id>>;
}

interface CommentPage {
  items: JsonObject[];
  totalElements: number;
  hasNext: unknown;
  exchange: Exchange;
}

const commentsOf = (id: Id): Place => ({ operationId: 'listComments', path: { id } });
const repliesTo = (id: Id, commentId: Id): Place => ({
  operationId: 'listReplies',
  path: { id, commentId },
});

async function readPage(
  world: World,
  { operationId, path }: Place,
  query: Record<string, number> = {},
): Promise<CommentPage> {
  const { body, exchange } = await ask(world, world.visitor, operationId, { path, query });
  const page = objectOf(body);
  return {
    items: itemsOf(body) ?? [],
    totalElements: numberIn(page, 'totalElements') ?? 0,
    hasNext: page['hasNext'],
    exchange,
  };
}

const PAGE_PLACE = { at: 'parameter', name: 'page' } as const;
const HAS_NEXT_PLACE = { at: 'response', status: 200, pointer: '/hasNext' } as const;
const TOTAL_PLACE = { at: 'response', status: 200, pointer: '/totalElements' } as const;

/** How many items are walked at most. */
const WALKED = 30;

/**
 * Walks a list in pages and compares it with the same list in one page.
 * @param plainSize how many come without a size
 */
async function walk(world: World, place: Place, size: number, plainSize: number): Promise<void> {
  const whole = await readPage(world, place, { page: 0, size: 100 });
  const ids = idsOf(whole.items);
  const count = Math.max(1, Math.ceil(Math.min(ids.length, WALKED) / size));
  const pages = await Promise.all(
    Array.from({ length: count }, (_, page) => readPage(world, place, { page, size })),
  );
  const behind = await readPage(world, place, { page: Math.ceil(whole.totalElements / size), size });
  const plain = await readPage(world, place);
  const again = await readPage(world, place, { page: 0, size: 100 });
  if (idsOf(again.items).join() !== ids.join()) {
    world.skip(`${place.operationId} changed while it was read.`);
    return;
  }
  const wrong = firstWrongPage(pages, ids, size, `${place.operationId} pages`);
  const wrongPage = pages[wrong?.number ?? -1];
  const ofWrongPage = wrong ? [wrong.cause] : [];
  if (wrong && wrongPage) {
    claim(world, false, {
      exchange: wrongPage.exchange,
      expected: `Page ${wrong.number} of size ${size} holds ${wrong.expected.join(', ')}: everything once, in the order of the list.`,
      received: wrong.received.join(', ') || 'nothing',
      place: PAGE_PLACE,
      cause: wrong.cause,
    });
  }
  for (const [number, page] of pages.entries()) {
    const follows = (number + 1) * size < whole.totalElements;
    claim(world, page.hasNext === follows, {
      exchange: page.exchange,
      expected: `hasNext is ${String(follows)} on page ${number} of size ${size}, because there are ${whole.totalElements}.`,
      received: page.hasNext,
      cause: `${place.operationId} hasNext`,
      follows: ofWrongPage,
      place: HAS_NEXT_PLACE,
    });
    claim(world, page.totalElements === whole.totalElements, {
      exchange: page.exchange,
      expected: `totalElements is ${whole.totalElements} on every page.`,
      received: page.totalElements,
      cause: `${place.operationId} totalElements`,
      place: TOTAL_PLACE,
    });
  }
  const isAll = whole.totalElements > 100 ? ids.length === 100 : ids.length === whole.totalElements;
  claim(world, isAll, {
    exchange: whole.exchange,
    expected: `As many as there are: a page of size 100 shows ${ids.length}.`,
    received: whole.totalElements,
    cause: `${place.operationId} totalElements`,
    place: TOTAL_PLACE,
  });
  claim(world, idsOf(plain.items).join() === ids.slice(0, plainSize).join(), {
    exchange: plain.exchange,
    expected: `Without page and size the first ${plainSize} come.`,
    received: idsOf(plain.items).join(', ') || 'nothing',
    follows: ofWrongPage,
    place: { at: 'parameter', name: 'size' },
  });
  claim(world, behind.items.length === 0 && behind.hasNext === false, {
    exchange: behind.exchange,
    tier: behind.items.length === 0 ? 'specification' : 'assumption',
    cause: `${place.operationId} ${behind.items.length === 0 ? 'hasNext' : 'behind'}`,
    follows: ofWrongPage,
    expected: 'Behind the last page the content is empty, and nothing follows.',
    received: `${behind.items.length} items, hasNext ${String(behind.hasNext)}`,
    place: HAS_NEXT_PLACE,
  });
}

const COMMENTS_PLAIN = 15;
const REPLIES_PLAIN = 10;

/** Of how many spots of each feed the comments are counted. */
const LOOKED_AT = 8;

/** The spot at the head of the feeds with the most comments. */
async function findTalkedAbout(world: World): Promise<{ id: Id; comments: number } | undefined> {
  const feeds = await Promise.all(
    ['listLatestSpots', 'listMostLikedSpots'].map((feed) => ask(world, world.visitor, feed)),
  );
  const ids = [...new Set(feeds.flatMap(({ body }) => idsOf(itemsOf(body) ?? []).slice(0, LOOKED_AT)))];
  const counted = await Promise.all(
    ids.map(async (id) => {
      const { totalElements } = await readPage(world, commentsOf(id), { page: 0, size: 1 });
      return { id, comments: totalElements };
    }),
  );
  return counted.toSorted((one, other) => other.comments - one.comments)[0];
}

export const commentWalk: MeaningCheck = meaningCheck({
  id: 'page-walk',
  title: 'Comments and replies come once each, in pages of the asked size',
  operations: ['listComments', 'listReplies'],
  writes: false,
  needs: 'nobody',
  async run(world) {
    const spot = await findTalkedAbout(world);
    if (!spot || spot.comments === 0) stopFor(world, 'No spot at the head of the feeds has comments.');
    await walk(world, commentsOf(spot.id), spot.comments > 6 ? 3 : 1, COMMENTS_PLAIN);
    const { items } = await readPage(world, commentsOf(spot.id), { page: 0, size: 2 * LOOKED_AT });
    const counted = await Promise.all(
      idsOf(items).map(async (id) => ({
        id,
        replies: (await readPage(world, repliesTo(spot.id, id), { page: 0, size: 1 })).totalElements,
      })),
    );
    const parent = counted.toSorted((one, other) => other.replies - one.replies)[0];
    if (!parent || parent.replies === 0)
      return world.skip('None of the comments that were read has replies.');
    return walk(world, repliesTo(spot.id, parent.id), parent.replies > 4 ? 2 : 1, REPLIES_PLAIN);
  },
});

interface Written {
  id: Id;
  comment: JsonObject;
  exchange: Exchange;
}

async function write(
  world: World,
  actor: Actor,
  operationId: 'createComment' | 'createReply',
  options: CallOptions & { json: { text: string } },
): Promise<Written> {
  const { body, exchange } = await ask(world, actor, operationId, options);
  const comment = objectOf(body);
  const id = idIn(comment);
  if (id !== undefined) return { id, comment, exchange };
  claim(world, false, { exchange, expected: 'The new comment comes back with its id.', received: body });
  return stopFor(world, 'The new comment has no id to look for.');
}

function judgeWritten(
  world: World,
  { comment, exchange }: Written,
  expected: { text: string; depth: number; nickname: string },
): void {
  const told = { text: textIn(comment, 'text'), depth: comment['depth'], nickname: comment['nickname'] };
  const holds =
    told.text === expected.text && told.depth === expected.depth && told.nickname === expected.nickname;
  claim(world, holds, {
    exchange,
    cause: `${exchange.operationId} as written`,
    fields: ['text', 'depth', 'nickname'],
    expected: `The new comment: ${JSON.stringify(expected)}.`,
    received: told,
  });
  claim(world, comment['isDeleted'] === false, {
    exchange,
    expected: 'A new comment is not deleted.',
    received: comment['isDeleted'],
    place: { at: 'response', status: 200, pointer: '/isDeleted' },
  });
}

interface Thread {
  first: Actor;
  spot: Id;
  nickname: string;
}

/** Three comments one after the other: the newest leads its list. */
async function judgeComments(world: World, { first, spot, nickname }: Thread): Promise<Id[]> {
  const before = await readPage(world, commentsOf(spot), { page: 0, size: 100 });
  const ids: Id[] = [];
  for (const text of ['첫 번째 댓글이에요.', '두 번째 댓글이에요.', '세 번째 댓글이에요.']) {
    // Their order is what is checked.
    const written = await write(world, first, 'createComment', { path: { id: spot }, json: { text } });
    judgeWritten(world, written, { text, depth: 0, nickname });
    ids.push(written.id);
  }
  const after = await readPage(world, commentsOf(spot), { page: 0, size: 100 });
  const told = idsOf(after.items).filter((id) => ids.includes(id));
  claim(world, told.join() === ids.toReversed().join(), {
    exchange: after.exchange,
    tier: 'assumption',
    expected: `The newest comment comes first: ${ids.toReversed().join(', ')}.`,
    received: told.join(', ') || 'none of them',
  });
  claim(world, after.totalElements === before.totalElements + 3, {
    exchange: after.exchange,
    cause: 'listComments totalElements',
    expected: `totalElements is ${before.totalElements + 3} after three more comments.`,
    received: after.totalElements,
    place: TOTAL_PLACE,
  });
  return ids;
}

/** Three replies to one comment: the oldest leads, and they are no comments of the spot. */
async function judgeReplies(world: World, thread: Thread, parent: Id, other: Id): Promise<Id[]> {
  const { first, spot, nickname } = thread;
  const ids: Id[] = [];
  const before = await readPage(world, commentsOf(spot), { page: 0, size: 100 });
  for (const text of ['첫 번째 답글이에요.', '두 번째 답글이에요.', '세 번째 답글이에요.']) {
    const path = { id: spot, commentId: parent };
    // Their order is what is checked.
    const written = await write(world, first, 'createReply', { path, json: { text } });
    judgeWritten(world, written, { text, depth: 1, nickname });
    ids.push(written.id);
  }
  const replies = await readPage(world, repliesTo(spot, parent), { page: 0, size: 100 });
  claim(world, idsOf(replies.items).join() === ids.join() && replies.totalElements === ids.length, {
    exchange: replies.exchange,
    tier: sorted(idsOf(replies.items)) === sorted(ids) ? 'assumption' : 'specification',
    cause: 'listReplies replies',
    fields: ['id', 'totalElements'],
    expected: `The replies ${ids.join(', ')}, the oldest first.`,
    received: `${idsOf(replies.items).join(', ') || 'none'} (totalElements ${replies.totalElements})`,
  });
  const elsewhere = await readPage(world, repliesTo(spot, other));
  claim(world, !idsOf(elsewhere.items).some((id) => ids.includes(id)), {
    exchange: elsewhere.exchange,
    cause: 'listReplies replies',
    expected: 'A reply is listed under its own comment only.',
    received: idsOf(elsewhere.items).join(', '),
  });
  const comments = await readPage(world, commentsOf(spot), { page: 0, size: 100 });
  const holds =
    comments.totalElements === before.totalElements && !idsOf(comments.items).some((id) => ids.includes(id));
  claim(world, holds, {
    exchange: comments.exchange,
    tier: 'assumption',
    cause: 'listComments totalElements',
    expected: `Replies are not among the comments, and totalElements (${before.totalElements}) does not count them.`,
    received: `${idsOf(comments.items).join(', ')} (totalElements ${comments.totalElements})`,
    place: TOTAL_PLACE,
  });
  return ids;
}

const sorted = (ids: readonly Id[]) => inOrder(ids).join();

async function otherSpotThan(world: World, id: Id): Promise<Id | undefined> {
  const { body } = await ask(world, world.visitor, 'listMostLikedSpots', { query: { page: 0, size: 5 } });
  return idsOf(itemsOf(body) ?? []).find((spot) => spot !== id);
}

export const comments: MeaningCheck = meaningCheck({
  id: 'comments',
  title: 'Comments and replies come back as they were written, in their order and in their place',
  operations: ['createComment', 'listComments', 'createReply', 'listReplies'],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    const spot = await ownSpotOf(world, first);
    if (spot === undefined) stopFor(world, 'It needs a spot of its own.');
    const { nickname } = await readAccount(world, first);
    const thread = { first, spot, nickname };
    const [parent = 0, other = 0] = await judgeComments(world, thread);
    await part(world, 'replies', () => judgeTalk(world, thread, parent, other));
    await part(world, 'pages of comments', () =>
      walk(worldUnder(world, 'page-walk'), commentsOf(spot), 2, COMMENTS_PLAIN),
    );
    await part(world, 'comments of another spot', () => judgeElsewhere(world, thread, parent));
  },
});

async function judgeTalk(world: World, thread: Thread, parent: Id, other: Id): Promise<void> {
  const { first, spot } = thread;
  const [reply = 0] = await judgeReplies(world, thread, parent, other);
  await walk(worldUnder(world, 'page-walk'), repliesTo(spot, parent), 2, REPLIES_PLAIN);
  await askInVain(
    world,
    first,
    'createReply',
    { path: { id: spot, commentId: reply }, json: { text: '답글의 답글이에요.' } },
    { statuses: [404], tier: 'assumption', expectation: 'A reply takes no replies.' },
  );
}

async function judgeElsewhere(world: World, { first, spot }: Thread, parent: Id): Promise<void> {
  const elsewhere = await otherSpotThan(world, spot);
  if (elsewhere === undefined) return;
  const path = { id: elsewhere, commentId: parent };
  const refusal = {
    statuses: [404],
    tier: 'assumption' as const,
    expectation: 'The comment does not belong to the spot.',
  };
  await askInVain(world, first, 'listReplies', { path }, refusal);
  const json = { text: '다른 스팟의 답글이에요.' };
  await askInVain(world, first, 'createReply', { path, json }, refusal);
}
