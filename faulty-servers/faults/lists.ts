import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { comments } from '../../server/db/schema.ts';
import { answer, answers, bodyOf, on, requests } from '../kit/faulty.ts';
import { at, change, isRecord, listAt, numberAt, plus, textAt } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import type { OperationId } from '../kit/operation-id.ts';
import { seen, type Probe } from '../judging/probe.ts';

const numberOf = (text: string | null, otherwise: number) => (text === null ? otherwise : Number(text));

const FEED = ['listLatestSpots'] as const;

/** The ids of two pages of a feed. */
const twoPages =
  (operationId: OperationId, size: number, path = {}) =>
  async (probe: Probe) => {
    const visitor = probe.visitor();
    const first = await visitor.call(operationId, { path, query: { page: 0, size } });
    const second = await visitor.call(operationId, { path, query: { page: 1, size } });
    return [at(first.body, 'content.*.id'), at(second.body, 'content.*.id')];
  };

/** Pages that repeat, skip or miscount. */
export const PAGES: readonly Mutant[] = [
  {
    id: 'pages-from-one',
    title: 'Counts pages from 1: page 0 and page 1 are the same.',
    kind: 'page or cursor',
    operations: ['listLatestSpots'],
    breaks: '**Pages** are counted from 0.',
    fault: requests(FEED, (call) => {
      const page = Number(call.url.searchParams.get('page') ?? '0');
      return page > 0 ? { query: { page: String(page - 1) } } : undefined;
    }),
    shows: async (probe) => {
      const [first, second] = await twoPages('listLatestSpots', 5)(probe);
      return JSON.stringify(first) === JSON.stringify(second);
    },
    right: false,
    wrong: true,
  },
  {
    id: 'one-spot-on-two-pages',
    title: 'Begins each page one spot too early: the last one of a page leads the next.',
    kind: 'page or cursor',
    operations: ['listMostLikedSpots'],
    breaks: 'One page of the feed 인기순, the most liked first and the newer first among equals.',
    fault: on(['listMostLikedSpots'], async (call) => {
      const page = numberOf(call.url.searchParams.get('page'), 0);
      const size = numberOf(call.url.searchParams.get('size'), 20);
      const response = await call.next();
      if (!response.ok || page < 1 || page > 1000) return response;
      const before = await call.next({ query: { page: String(page - 1) } });
      const last = listAt(await bodyOf(before), 'content').at(-1);
      return rewriteContent(response, (content) =>
        last === undefined || content.length === 0 ? content : [last, ...content].slice(0, size),
      );
    }),
    shows: async (probe) => {
      const [first, second] = await twoPages('listMostLikedSpots', 3)(probe);
      return at(first, '2') === at(second, '0');
    },
    right: false,
    wrong: true,
  },
  {
    id: 'one-comment-between-the-pages',
    title: 'Begins each page one comment too late.',
    kind: 'page or cursor',
    operations: ['listComments'],
    breaks: 'One page of the comments of level 0, the newest first.',
    fault: on(['listComments'], async (call) => {
      const page = numberOf(call.url.searchParams.get('page'), 0);
      const response = await call.next();
      if (!response.ok || page < 1 || page > 1000) return response;
      const next = await call.next({ query: { page: String(page + 1) } });
      const first = listAt(await bodyOf(next), 'content')[0];
      return rewriteContent(response, (content) => [
        ...content.slice(1),
        ...(first === undefined ? [] : [first]),
      ]);
    }),
    shows: twoPages('listComments', 3, { id: 101 }),
    right: [
      [218, 217, 216],
      [215, 214, 213],
    ],
    wrong: [
      [218, 217, 216],
      [214, 213, 212],
    ],
  },
  {
    id: 'always-the-first-page',
    title: 'Ignores the number of the page.',
    kind: 'ignored parameter',
    operations: ['listReplies'],
    breaks: '**Pages** are counted from 0.',
    fault: requests(['listReplies'], (call) =>
      Number(call.url.searchParams.get('page') ?? '0') > 0 ? { query: { page: '0' } } : undefined,
    ),
    shows: twoPages('listReplies', 2, { id: 101, commentId: 218 }),
    right: [[221, 222], [223]],
    wrong: [
      [221, 222],
      [221, 222],
    ],
  },
  {
    id: 'always-twenty',
    title: 'Ignores the size of the page.',
    kind: 'ignored parameter',
    operations: ['listLatestSpots'],
    breaks: 'How many spots a page holds at most.',
    fault: on(FEED, async (call) => {
      const response = await call.next();
      return response.ok ? call.next({ query: { size: '20' } }) : response;
    }),
    shows: async (probe) =>
      listAt((await probe.visitor().call('listLatestSpots', { query: { size: 3 } })).body, 'content').length,
    right: 3,
    wrong: 20,
  },
  {
    id: 'one-more-than-asked',
    title: 'Fetches one more than asked, to know whether another page follows, and sends it too.',
    kind: 'page or cursor',
    operations: ['listComments'],
    breaks: 'How many comments a page holds at most.',
    fault: on(['listComments'], async (call) => {
      const page = numberOf(call.url.searchParams.get('page'), 0);
      const response = await call.next();
      if (!response.ok || page > 1000) return response;
      const next = await call.next({ query: { page: String(page + 1) } });
      const first = listAt(await bodyOf(next), 'content')[0];
      return rewriteContent(response, (content) => (first === undefined ? content : [...content, first]));
    }),
    shows: seen('visitor', 'listComments', { path: { id: 101 }, query: { size: 2 } }, 'content.*.id'),
    right: [218, 217],
    wrong: [218, 217, 216],
  },
  {
    id: 'last-page-not-counted',
    title: 'Rounds the number of pages down: the last one, which is not full, is not counted.',
    kind: 'page or cursor',
    operations: ['listLatestSpots'],
    breaks: 'How many pages of the asked size there are; 0 without any spot.',
    fault: answers(FEED, async (body, call) => {
      const last = numberAt(body, 'totalPages') - 1;
      if (last < 1) return body;
      const page = await bodyOf(await call.next({ query: { page: String(last) } }));
      const isFull = listAt(page, 'content').length === numberOf(call.url.searchParams.get('size'), 20);
      return isFull ? body : plus('', { totalPages: last })(body);
    }),
    shows: async (probe) => {
      const visitor = probe.visitor();
      const { body } = await visitor.call('listLatestSpots', { query: { size: 17 } });
      const query = { size: 17, page: numberAt(body, 'totalPages') };
      return listAt((await visitor.call('listLatestSpots', { query })).body, 'content').length === 0;
    },
    right: true,
    wrong: false,
  },
  {
    id: 'pages-of-twenty-counted',
    title: 'Counts the pages of the default size, whatever size was asked for.',
    kind: 'page or cursor',
    operations: ['listMostLikedSpots'],
    breaks: 'How many pages of the asked size there are; 0 without any spot.',
    fault: answers(['listMostLikedSpots'], async (body, call) => {
      const plain = await bodyOf(await call.next({ query: { size: undefined, page: undefined } }));
      return plus('', { totalPages: numberAt(plain, 'totalPages') })(body);
    }),
    shows: async (probe) => {
      const visitor = probe.visitor();
      const byOne = await visitor.call('listMostLikedSpots', { query: { size: 1 } });
      return numberAt(byOne.body, 'totalPages') > 50;
    },
    right: true,
    wrong: false,
  },
  {
    id: 'next-page-behind-the-last',
    title: 'Tells of another page when the last one is exactly full.',
    kind: 'page or cursor',
    operations: ['listComments'],
    breaks: 'Whether another page follows.',
    fault: answers(['listComments'], (body, call) => {
      const size = numberOf(call.url.searchParams.get('size'), 15);
      return listAt(body, 'content').length === size ? plus('', { hasNext: true })(body) : body;
    }),
    shows: seen('visitor', 'listComments', { path: { id: 101 }, query: { size: 9, page: 1 } }, 'hasNext'),
    right: false,
    wrong: true,
  },
  {
    id: 'never-a-next-page',
    title: 'Never tells of another page.',
    kind: 'page or cursor',
    operations: ['listReplies'],
    breaks: 'Whether another page follows.',
    fault: answers(['listReplies'], plus('', { hasNext: false })),
    shows: seen(
      'visitor',
      'listReplies',
      { path: { id: 101, commentId: 218 }, query: { size: 2 } },
      'hasNext',
    ),
    right: true,
    wrong: false,
  },
  {
    id: 'total-of-the-page',
    title: 'Counts the comments of the page, not of all pages.',
    kind: 'page or cursor',
    operations: ['listComments'],
    breaks: 'How many there are on all pages, deleted ones included.',
    fault: answers(['listComments'], (body) =>
      plus('', { totalElements: listAt(body, 'content').length })(body),
    ),
    shows: seen('visitor', 'listComments', { path: { id: 101 }, query: { size: 4 } }, 'totalElements'),
    right: 18,
    wrong: 4,
  },
  {
    id: 'total-with-replies',
    title: 'Counts the replies among the comments.',
    kind: 'page or cursor',
    operations: ['listComments'],
    breaks: 'The number of comments counts those of the list itself, deleted ones too.',
    fault: answers(['listComments'], async (body, call, { db }) => {
      const replies = and(eq(comments.spotId, Number(call.parameter('id'))), isNotNull(comments.parentId));
      return plus('', {
        totalElements: numberAt(body, 'totalElements') + (await db.$count(comments, replies)),
      })(body);
    }),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('listComments', { path: { id: 101 } });
      return numberAt(body, 'totalElements') > 18;
    },
    right: false,
    wrong: true,
  },
  {
    id: 'replies-among-comments',
    title: 'Lists replies among the comments, each behind its parent.',
    kind: 'extra field',
    operations: ['listComments'],
    breaks: "Replies are not among them; each comment's are listed by listReplies.",
    fault: answers(['listComments'], async (body, _, { db }) => {
      const content = listAt(body, 'content');
      const ids = content.map((comment) => numberAt(comment, 'id'));
      if (ids.length === 0) return body;
      const replies = await db.select().from(comments).where(inArray(comments.parentId, ids)).limit(20);
      const withReplies: unknown[] = [];
      for (const comment of content) {
        withReplies.push(comment);
        for (const { id, parentId, text, deletedAt } of replies) {
          const fields = { id, text: deletedAt ? '' : text, depth: 1, isDeleted: deletedAt !== null };
          if (parentId === numberAt(comment, 'id')) withReplies.push(plus('', fields)(comment));
        }
      }
      return plus('', { content: withReplies })(body);
    }),
    shows: seen('visitor', 'listComments', { path: { id: 101 }, query: { size: 1 } }, 'content.*.depth'),
    right: [0],
    wrong: [0, 1, 1, 1],
  },
  {
    id: 'deleted-comments-left-out',
    title: 'Leaves deleted comments out of the list and still counts them.',
    kind: 'page or cursor',
    operations: ['listComments'],
    breaks: 'Deleted comments keep their place.',
    fault: answers(
      ['listComments'],
      change('content', (list) => listAt(list, '').filter((comment) => at(comment, 'isDeleted') !== true)),
    ),
    shows: seen('visitor', 'listComments', { path: { id: 101 }, query: { size: 6 } }, 'content.*.id'),
    right: [218, 217, 216, 215, 214, 213],
    wrong: [218, 217, 216, 215, 213],
  },
  {
    id: 'deleted-text-sent',
    title: 'Marks a comment as deleted and sends what stood there.',
    kind: 'extra field',
    operations: ['listReplies', 'listComments'],
    breaks: 'The text of a deleted comment is empty.',
    fault: answers(['listReplies', 'listComments'], (body) =>
      change('content', (list) =>
        listAt(list, '').map((comment) =>
          at(comment, 'isDeleted') === true ? plus('', { text: '이건 지울게요.' })(comment) : comment,
        ),
      )(body),
    ),
    shows: seen('visitor', 'listReplies', { path: { id: 101, commentId: 218 } }, 'content.1.text'),
    right: '',
    wrong: '이건 지울게요.',
  },
  {
    id: 'cursor-ignored',
    title: 'Ignores the cursor of completed challenges: every part is the first.',
    kind: 'ignored parameter',
    operations: ['listCompletedChallenges'],
    breaks:
      'The next part follows the challenge named by `lastId`; the list ends when fewer than `size` come.',
    fault: requests(['listCompletedChallenges'], (call) =>
      call.url.searchParams.has('lastId') ? { query: { lastId: undefined } } : undefined,
    ),
    shows: seen('demo', 'listCompletedChallenges', { query: { lastId: 323, size: 2 } }, '*.id'),
    right: [324, 325],
    wrong: [321, 322],
  },
  {
    id: 'cursor-comes-again',
    title: 'Begins the next part with the challenge that the cursor names.',
    kind: 'page or cursor',
    operations: ['listCompletedChallenges'],
    breaks:
      'The next part follows the challenge named by `lastId`; the list ends when fewer than `size` come.',
    fault: answers(['listCompletedChallenges'], async (body, call) => {
      const lastId = numberOf(call.url.searchParams.get('lastId'), 0);
      if (lastId === 0) return body;
      const everything = await bodyOf(await call.next({ query: { lastId: undefined, size: '100' } }));
      const last = listAt(everything, '').find((challenge) => numberAt(challenge, 'id') === lastId);
      const size = numberOf(call.url.searchParams.get('size'), 20);
      return last === undefined ? body : [last, ...listAt(body, '')].slice(0, size);
    }),
    shows: seen('demo', 'listCompletedChallenges', { query: { lastId: 323, size: 2 } }, '*.id'),
    right: [324, 325],
    wrong: [323, 324],
  },
  {
    id: 'cursor-by-id',
    title: 'Takes for the next part the challenges with a smaller id, though completion orders them.',
    kind: 'page or cursor',
    operations: ['listCompletedChallenges'],
    breaks:
      'The next part follows the challenge named by `lastId`; the list ends when fewer than `size` come.',
    fault: answers(['listCompletedChallenges'], async (body, call) => {
      const lastId = numberOf(call.url.searchParams.get('lastId'), 0);
      if (lastId === 0) return body;
      const everything = await bodyOf(await call.next({ query: { lastId: undefined, size: '100' } }));
      const size = numberOf(call.url.searchParams.get('size'), 20);
      return listAt(everything, '')
        .filter((challenge) => numberAt(challenge, 'id') < lastId)
        .slice(0, size);
    }),
    shows: seen('demo', 'listCompletedChallenges', { query: { lastId: 323, size: 2 } }, '*.id'),
    right: [324, 325],
    wrong: [321, 322],
  },
  {
    id: 'all-completed-at-once',
    title: 'Ignores how many completed challenges were asked for.',
    kind: 'ignored parameter',
    operations: ['listCompletedChallenges'],
    breaks: 'How many challenges come at most.',
    fault: on(['listCompletedChallenges'], async (call) => {
      const response = await call.next();
      return response.ok ? call.next({ query: { size: '100' } }) : response;
    }),
    shows: async (probe) =>
      listAt((await (await probe.demo()).call('listCompletedChallenges', { query: { size: 2 } })).body, '')
        .length,
    right: 2,
    wrong: 25,
  },
];

async function rewriteContent(
  response: Response,
  rewrite: (content: unknown[]) => unknown[],
): Promise<Response> {
  return answer(change('content', (content) => rewrite(listAt(content, '')))(await bodyOf(response)));
}

const reversed = (list: unknown) => listAt(list, '').toReversed();

/** Lists in another order than the contract states. */
export const ORDERS: readonly Mutant[] = [
  {
    id: 'oldest-spot-first',
    title: 'Lists the oldest spots first.',
    kind: 'wrong order',
    operations: ['listLatestSpots'],
    breaks: 'One page of the feed 최신순, the newest first.',
    fault: answers(FEED, async (body, call) => {
      const page = numberOf(call.url.searchParams.get('page'), 0);
      const size = numberOf(call.url.searchParams.get('size'), 20);
      const spots: unknown[] = [];
      for (let other = 0; other < 10; other += 1) {
        const part = await bodyOf(await call.next({ query: { page: String(other), size: '100' } }));
        spots.push(...listAt(part, 'content'));
        if (listAt(part, 'content').length < 100) break;
      }
      return plus('', { content: spots.toReversed().slice(page * size, (page + 1) * size) })(body);
    }),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('listLatestSpots', { query: { size: 2 } });
      return textAt(body, 'content.0.createdAt') >= textAt(body, 'content.1.createdAt');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'likes-ordered-as-texts',
    title: 'Orders the likes as texts: 97 comes before 214.',
    kind: 'wrong order',
    operations: ['listMostLikedSpots'],
    breaks: 'One page of the feed 인기순, the most liked first and the newer first among equals.',
    fault: answers(['listMostLikedSpots'], async (body, call) => {
      const page = numberOf(call.url.searchParams.get('page'), 0);
      const size = numberOf(call.url.searchParams.get('size'), 20);
      const all = await bodyOf(await call.next({ query: { page: '0', size: '100' } }));
      const byText = listAt(all, 'content').toSorted((left, right) =>
        String(at(right, 'likeCount')) < String(at(left, 'likeCount')) ? -1 : 1,
      );
      return plus('', { content: byText.slice(page * size, (page + 1) * size) })(body);
    }),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('listMostLikedSpots', { query: { size: 1 } });
      return numberAt(body, 'content.0.likeCount') > 100;
    },
    right: true,
    wrong: false,
  },
  {
    id: 'older-first-among-equals',
    title: 'Lists the older spot first among spots with equally many likes.',
    kind: 'wrong order',
    operations: ['listMostLikedSpots'],
    breaks: 'Among equals the newer spot comes first.',
    fault: answers(['listMostLikedSpots'], async (body, call) => {
      const page = numberOf(call.url.searchParams.get('page'), 0);
      const size = numberOf(call.url.searchParams.get('size'), 20);
      const all = await bodyOf(await call.next({ query: { page: '0', size: '100' } }));
      const ordered = listAt(all, 'content').toSorted(
        (left, right) =>
          numberAt(right, 'likeCount') - numberAt(left, 'likeCount') ||
          numberAt(left, 'id') - numberAt(right, 'id'),
      );
      return plus('', { content: ordered.slice(page * size, (page + 1) * size) })(body);
    }),
    shows: async (probe) => {
      const ids: unknown[] = [];
      const { body } = await probe.visitor().call('listMostLikedSpots', { query: { size: 100 } });
      const content = listAt(body, 'content');
      for (const [index, spot] of content.entries()) {
        if (numberAt(spot, 'likeCount') === 58) ids.push(numberAt(content[index], 'id'));
      }
      return ids.length === 2 && Number(ids[0]) > Number(ids[1]);
    },
    right: true,
    wrong: false,
  },
  {
    id: 'oldest-comment-first',
    title: 'Lists the oldest comment of a page first.',
    kind: 'wrong order',
    operations: ['listComments'],
    breaks: 'The newest comment comes first, so that a new one is seen at once.',
    fault: answers(['listComments'], change('content', reversed)),
    shows: seen('visitor', 'listComments', { path: { id: 101 }, query: { size: 3 } }, 'content.*.id'),
    right: [218, 217, 216],
    wrong: [216, 217, 218],
  },
  {
    id: 'newest-reply-first',
    title: 'Lists the newest reply first.',
    kind: 'wrong order',
    operations: ['listReplies'],
    breaks: 'The oldest reply comes first, as a conversation reads.',
    fault: answers(['listReplies'], change('content', reversed)),
    shows: seen('visitor', 'listReplies', { path: { id: 101, commentId: 218 } }, 'content.*.id'),
    right: [221, 222, 223],
    wrong: [223, 222, 221],
  },
  {
    id: 'first-completed-first',
    title: 'Lists the first completed challenge first.',
    kind: 'wrong order',
    operations: ['listCompletedChallenges'],
    breaks: 'The order; latest has the latest completion first.',
    fault: answers(['listCompletedChallenges'], reversed),
    shows: seen('demo', 'listCompletedChallenges', { query: { size: 3 } }, '*.id'),
    right: [321, 322, 323],
    wrong: [323, 322, 321],
  },
  {
    id: 'oldest-purchase-first',
    title: 'Lists the oldest purchase first.',
    kind: 'wrong order',
    operations: ['listMyGoods'],
    breaks: 'What the user bought, the newest first; empty when there is nothing.',
    fault: answers(['listMyGoods'], change('data', reversed)),
    shows: seen('demo', 'listMyGoods', { query: { userId: 1 } }, 'data.*.exchangeId'),
    right: [503, 502, 501],
    wrong: [501, 502, 503],
  },
  {
    id: 'least-liked-found-first',
    title: 'Lists the least liked find of a search first.',
    kind: 'wrong order',
    operations: ['searchMap'],
    breaks: 'The challenges and spots whose name contains the text, wherever they are, the most liked first.',
    fault: answers(['searchMap'], change('data', reversed)),
    shows: async (probe) => {
      const { body } = await (await probe.demo()).call('searchMap', { query: { query: '쇠소깍' } });
      return numberAt(body, 'data.0.likeCount');
    },
    right: 142,
    wrong: 0,
  },
];

const CENTRE = { lat: 33.24083, lng: 126.605983 };

const METERS_PER_DEGREE = 111_195;

const roundedTo2 = (degrees: unknown) => Math.round(Number(degrees) * 100) / 100;

const countNearby = (query: Record<string, number>) => async (probe: Probe) =>
  listAt((await (await probe.demo()).call('listNearby', { query })).body, 'data').length;

/** Positions, distances, searches and other parameters that do not do what they say. */
export const FILTERS: readonly Mutant[] = [
  {
    id: 'always-three-kilometres',
    title: 'Ignores the radius and takes 3 km.',
    kind: 'ignored parameter',
    operations: ['listNearby'],
    breaks: 'The radius in kilometres.',
    fault: on(['listNearby'], async (call) => {
      const response = await call.next();
      return response.ok ? call.next({ query: { radiusKm: '3' } }) : response;
    }),
    shows: async (probe) => {
      const near = await countNearby({ ...CENTRE, radiusKm: 0.5 })(probe);
      return near < (await countNearby(CENTRE)(probe));
    },
    right: true,
    wrong: false,
  },
  {
    id: 'radius-in-metres',
    title: 'Takes the radius for metres.',
    kind: 'radius or distance',
    operations: ['listNearby'],
    breaks: 'The radius in kilometres.',
    fault: on(['listNearby'], async (call) => {
      const radius = numberOf(call.url.searchParams.get('radiusKm'), 3);
      const response = await call.next();
      return response.ok ? call.next({ query: { radiusKm: String(radius / 1000) } }) : response;
    }),
    shows: async (probe) => (await countNearby({ ...CENTRE, radiusKm: 3 })(probe)) > 5,
    right: true,
    wrong: false,
  },
  {
    id: 'radius-in-miles',
    title: 'Takes the radius for miles.',
    kind: 'radius or distance',
    operations: ['listNearby'],
    breaks: 'The radius in kilometres.',
    fault: on(['listNearby'], async (call) => {
      const radius = numberOf(call.url.searchParams.get('radiusKm'), 3);
      const response = await call.next();
      return response.ok
        ? call.next({ query: { radiusKm: String(Math.min(radius * 1.609_344, 50)) } })
        : response;
    }),
    shows: async (probe) => {
      const query = { ...CENTRE, radiusKm: 3 };
      const { body } = await (await probe.demo()).call('listNearby', { query });
      return listAt(body, 'data').some((record) => metersFrom(CENTRE, record) > 3000);
    },
    right: false,
    wrong: true,
  },
  {
    id: 'ten-kilometres-by-default',
    title: 'Takes 10 km where no radius is given.',
    kind: 'radius or distance',
    operations: ['listNearby'],
    breaks: 'The radius is above 0 and at most 50 km.',
    fault: requests(['listNearby'], (call) =>
      call.url.searchParams.has('radiusKm') ? undefined : { query: { radiusKm: '10' } },
    ),
    shows: async (probe) =>
      (await countNearby(CENTRE)(probe)) === (await countNearby({ ...CENTRE, radiusKm: 3 })(probe)),
    right: true,
    wrong: false,
  },
  {
    id: 'flat-earth',
    title: 'Computes distances with degrees east as long as degrees north.',
    kind: 'radius or distance',
    operations: ['listNearby'],
    breaks: 'The challenges and spots within a radius around a position.',
    fault: answers(['listNearby'], (body, call) => {
      const radius = numberOf(call.url.searchParams.get('radiusKm'), 3) * 1000;
      const [lat, lng] = ['lat', 'lng'].map((name) => Number(call.url.searchParams.get(name)));
      return change('data', (records) =>
        listAt(records, '').filter((record) => {
          const north = numberAt(record, 'latitude') - (lat ?? 0);
          const east = numberAt(record, 'longitude') - (lng ?? 0);
          return Math.hypot(north, east) * METERS_PER_DEGREE <= radius;
        }),
      )(body);
    }),
    shows: async (probe) => {
      const query = { ...CENTRE, radiusKm: 3 };
      const ids = at((await (await probe.demo()).call('listNearby', { query })).body, 'data.*.id');
      return listAt(ids, '').includes(96);
    },
    right: true,
    wrong: false,
  },
  {
    id: 'square-around-the-position',
    title: 'Searches a square around the position: its corners lie beyond the radius.',
    kind: 'radius or distance',
    operations: ['listNearby'],
    breaks: 'The challenges and spots within a radius around a position.',
    fault: answers(['listNearby'], async (body, call) => {
      const radius = numberOf(call.url.searchParams.get('radiusKm'), 3);
      const [lat = 0, lng = 0] = ['lat', 'lng'].map((name) => Number(call.url.searchParams.get(name)));
      const wider = await bodyOf(
        await call.next({ query: { radiusKm: String(Math.min(radius * 1.5, 50)) } }),
      );
      const half = (radius * 1000) / METERS_PER_DEGREE;
      const isInside = (record: unknown) =>
        Math.abs(numberAt(record, 'latitude') - lat) <= half &&
        Math.abs(numberAt(record, 'longitude') - lng) * Math.cos((lat * Math.PI) / 180) <= half;
      return isRecord(wider) ? plus('', { data: listAt(wider, 'data').filter(isInside) })(body) : body;
    }),
    shows: async (probe) => {
      const query = { lat: 33.2522, lng: 126.6035, radiusKm: 1.7 };
      const { body } = await (await probe.demo()).call('listNearby', { query });
      return listAt(body, 'data').some((record) => metersFrom(query, record) > 1700);
    },
    right: false,
    wrong: true,
  },
  {
    id: 'latitude-and-longitude-swapped',
    title: 'Swaps latitude and longitude of what it found.',
    kind: 'radius or distance',
    operations: ['searchMap'],
    breaks: 'Degrees north, WGS 84.',
    fault: answers(
      ['searchMap'],
      change('data.*', (record) =>
        plus('', { latitude: numberAt(record, 'longitude') - 90, longitude: numberAt(record, 'latitude') })(
          record,
        ),
      ),
    ),
    shows: seen('demo', 'searchMap', { query: { query: '보목 해녀의집' } }, 'data.0.longitude'),
    right: 126.6028,
    wrong: 33.2383,
  },
  {
    id: 'positions-rounded',
    title: 'Stores the position of a spot with two decimals: it moves by up to half a kilometre.',
    kind: 'radius or distance',
    operations: ['getSpot', 'listLatestSpots'],
    breaks: '#/components/schemas/Spot/properties/latitude',
    fault: answers(['getSpot', 'listLatestSpots'], (body) => {
      const places = ['latitude', 'longitude', 'content.*.latitude', 'content.*.longitude'];
      return places.reduce((rewritten, place) => change(place, roundedTo2)(rewritten), body);
    }),
    shows: seen('visitor', 'getSpot', { path: { id: 107 } }, 'latitude'),
    right: 33.2522,
    wrong: 33.25,
  },
  {
    id: 'both-categories',
    title: 'Ignores the category: vouchers and articles come together.',
    kind: 'ignored parameter',
    operations: ['listProducts'],
    breaks: 'The products of the shop in one category, JEJU_TICON (제주티콘) or GOODS (굿즈).',
    fault: answers(['listProducts'], async (body, call) => {
      const category = call.url.searchParams.get('category') === 'GOODS' ? 'JEJU_TICON' : 'GOODS';
      const others = await bodyOf(await call.next({ query: { category } }));
      return plus('', { data: [...listAt(body, 'data'), ...listAt(others, 'data')] })(body);
    }),
    shows: async (probe) =>
      listAt((await (await probe.demo()).call('listProducts', { query: { category: 'GOODS' } })).body, 'data')
        .length,
    right: 4,
    wrong: 8,
  },
  {
    id: 'first-field-only',
    title: 'Reads the first of the asked fields only.',
    kind: 'ignored parameter',
    operations: ['getSession'],
    breaks: 'The names of the fields that are wanted, joined by commas; without it all of them come.',
    fault: on(['getSession'], async (call) => {
      const fields = call.url.searchParams.get('fields');
      const response = await call.next();
      return fields === null || !response.ok
        ? response
        : call.next({ query: { fields: fields.split(',')[0] ?? '' } });
    }),
    shows: seen('demo', 'getSession', { query: { fields: 'nickname,totalSteps' } }, 'data.totalSteps'),
    right: 48_210,
    wrong: undefined,
  },
  {
    id: 'everything-found',
    title: 'Ignores the text of a search.',
    kind: 'ignored parameter',
    operations: ['searchMap'],
    breaks: 'The challenges and spots whose name contains the text, wherever they are, the most liked first.',
    fault: on(['searchMap'], async (call) => {
      const response = await call.next();
      if (!response.ok) return response;
      return call.next({
        path: '/api/spots/nearby',
        query: { query: undefined, lat: '33.4', lng: '126.5', radiusKm: '50' },
      });
    }),
    shows: async (probe) =>
      listAt(
        (await (await probe.demo()).call('searchMap', { query: { query: '없는곳없는곳' } })).body,
        'data',
      ).length > 0,
    right: false,
    wrong: true,
  },
  {
    id: 'found-by-beginning',
    title: 'Finds names that begin with the text only.',
    kind: 'ignored parameter',
    operations: ['searchMap'],
    breaks: 'The challenges and spots whose name contains the text, wherever they are, the most liked first.',
    fault: answers(['searchMap'], (body, call) => {
      const text = (call.url.searchParams.get('query') ?? '').trim();
      return change('data', (records) =>
        listAt(records, '').filter((record) => textAt(record, 'name').startsWith(text)),
      )(body);
    }),
    shows: seen('demo', 'searchMap', { query: { query: '해녀의집' } }, 'data.*.name'),
    right: ['보목 해녀의집'],
    wrong: [],
  },
  {
    id: 'korean-search-finds-nothing',
    title: 'Decodes the text of a search as Latin letters: a Korean one finds nothing.',
    kind: 'lost text',
    operations: ['searchMap'],
    breaks: 'The challenges and spots whose name contains the text, wherever they are, the most liked first.',
    fault: answers(['searchMap'], (body, call) =>
      /[가-힣]/.test(call.url.searchParams.get('query') ?? '') ? plus('', { data: [] })(body) : body,
    ),
    shows: seen('demo', 'searchMap', { query: { query: '보목 해녀의집' } }, 'data.*.id'),
    right: [93],
    wrong: [],
  },
  {
    id: 'percent-finds-everything',
    title: 'Searches with LIKE: a percent sign stands for anything.',
    kind: 'ignored parameter',
    operations: ['searchMap'],
    breaks: 'The challenges and spots whose name contains the text, wherever they are, the most liked first.',
    fault: on(['searchMap'], async (call) => {
      const text = call.url.searchParams.get('query') ?? '';
      if (!/[%_]/.test(text) || (await call.viewer()) === undefined) return call.next();
      return call.next({
        path: '/api/spots/nearby',
        query: { query: undefined, lat: '33.4', lng: '126.5', radiusKm: '50' },
      });
    }),
    shows: async (probe) =>
      listAt((await (await probe.demo()).call('searchMap', { query: { query: '%' } })).body, 'data').length >
      0,
    right: false,
    wrong: true,
  },
  {
    id: 'search-without-challenges',
    title: 'Searches among spots only.',
    kind: 'broken rule',
    operations: ['searchMap'],
    breaks: 'The challenges and spots whose name contains the text, wherever they are, the most liked first.',
    fault: answers(
      ['searchMap'],
      change('data', (records) => listAt(records, '').filter((record) => at(record, 'type') !== 'CHALLENGE')),
    ),
    shows: async (probe) => {
      const { body } = await (await probe.demo()).call('searchMap', { query: { query: '쇠소깍' } });
      return listAt(at(body, 'data.*.type'), '').includes('CHALLENGE');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'ongoing-forgotten-on-the-map',
    title: 'Never tells on the map that a challenge is in progress.',
    kind: 'broken rule',
    operations: ['listNearby'],
    breaks:
      'Whether the caller has this challenge in progress; false when null or left out, as it is for SPOT and POST.',
    fault: answers(
      ['listNearby'],
      change('data.*.challengeOngoing', () => false),
    ),
    shows: async (probe) => {
      const { body } = await (await probe.demo()).call('listNearby', { query: CENTRE });
      return listAt(at(body, 'data.*.challengeOngoing'), '').includes(true);
    },
    right: true,
    wrong: false,
  },
  {
    id: 'neighbour-of-a-product',
    title: 'Counts products from 0 where ids count from 1: the next one comes.',
    kind: 'page or cursor',
    operations: ['getProduct'],
    breaks: 'A product by its id.',
    fault: on(['getProduct'], async (call) => {
      const response = await call.next();
      if (!response.ok) return response;
      const next = await call.next({ path: `/v1/products/${Number(call.parameter('id')) + 1}` });
      return next.ok ? next : response;
    }),
    shows: seen('demo', 'getProduct', { path: { id: 401 } }, 'data.productId'),
    right: 401,
    wrong: 402,
  },
];

function metersFrom({ lat, lng }: { lat: number; lng: number }, record: unknown): number {
  const north = numberAt(record, 'latitude') - lat;
  const east = (numberAt(record, 'longitude') - lng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(north, east) * METERS_PER_DEGREE;
}
