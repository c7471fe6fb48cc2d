import { isJsonObject } from '../../contract/document.ts';
import type { Actor } from '../core/actors.ts';
import type { Contract, Operation } from '../../contract/contract.ts';
import { isSuccess, type Exchange } from '../core/wire/exchange.ts';
import { asDocumented, toId, type Id } from '../core/wire/wrapper.ts';
import type { World } from '../core/meaning-check.ts';
import { PICTURES } from './pictures.ts';

/** Ids of the things that the server has, as far as they could be found. */
export interface KnownIds {
  spot: Id | undefined;
  /** A comment of that spot. */
  comment: Id | undefined;
  challenge: Id | undefined;
  /** A challenge that the first account has completed. */
  completed: Id | undefined;
  product: Id | undefined;
  /** Something that the first account bought. */
  exchange: Id | undefined;
  /** Whether spot and comment are the run's own, so that changing them harms nobody. */
  isOwnSpot: boolean;
}

/** An id that no server has: the greatest one of the contract. */
export const UNKNOWN_ID = 9_007_199_254_740_991;

/** An id that is a text of so many characters is a chance one, such as a UUID; a shorter one may be counted up. */
const CHANCE_LENGTH = 20;

/** The end of it may be any: no version of a UUID is told there. */
const TAIL = 12;

/** An id of nothing, in the form in which a server writes its ids: a long text like theirs where they are such. */
export function unknownLike(id: unknown): Id {
  if (typeof id !== 'string' || id.length < CHANCE_LENGTH) return UNKNOWN_ID;
  const tail = id.slice(-TAIL).replaceAll(/\d/g, (digit) => String(9 - Number(digit)));
  return id.slice(0, -TAIL) + tail;
}

/**
 * Finds ids through the operations that list things; where it may, it posts a spot with a comment of its own.
 *
 * @param operations for whose paths they are
 */
export async function findIds(world: World, operations: readonly Operation[]): Promise<KnownIds> {
  const { contract, visitor, first, isReadOnly } = world;
  const needsSpot = operations.some(({ path }) => path.startsWith('/api/spots/{id}'));
  const own = first && needsSpot && !isReadOnly ? await postOwn(contract, first) : undefined;
  const [talk, challenges, products, exchanges] = await Promise.all([
    own ?? findTalk(contract, visitor),
    first ? findChallenges(contract, first) : undefined,
    first?.call('listProducts', { query: { category: 'GOODS' } }),
    first?.userId === undefined ? undefined : first.call('listMyGoods', { query: { userId: first.userId } }),
  ]);
  return {
    spot: talk.spot,
    comment: talk.comment,
    challenge: challenges?.challenge,
    completed: challenges?.completed,
    product: firstIdIn(contract, products, 'productId'),
    exchange: firstIdIn(contract, exchanges, 'exchangeId'),
    isOwnSpot: own !== undefined,
  };
}

/** Of so many spots the comments are looked for. */
const SPOTS_LOOKED_AT = 5;

/** A spot that somebody has commented on, where there is one. */
async function findTalk(contract: Contract, visitor: Actor): Promise<Pick<KnownIds, 'spot' | 'comment'>> {
  const spots = idsIn(contract, await visitor.call('listMostLikedSpots'), 'id').slice(0, SPOTS_LOOKED_AT);
  const talks = await Promise.all(
    spots.map(async (id) => ({
      spot: id,
      comment: firstIdIn(contract, await visitor.call('listComments', { path: { id } }), 'id'),
    })),
  );
  return talks.find(({ comment }) => comment !== undefined) ?? { spot: spots[0], comment: undefined };
}

async function postOwn(
  contract: Contract,
  first: Actor,
): Promise<{ spot: Id; comment: Id | undefined } | undefined> {
  const [picture] = PICTURES;
  const draft = {
    name: '광치기해변',
    description: '썰물 때 드러나는 초록 이끼가 정말 예뻐요.',
    latitude: 33.4523,
    longitude: 126.9247,
    themeId: 4,
    tag1: '일출',
  };
  const posted = await first.call('createSpot', {
    form: [
      { name: 'data', value: JSON.stringify(draft), contentType: 'application/json' },
      ...(picture
        ? [
            {
              name: 'images',
              value: picture.bytes,
              fileName: picture.fileName,
              contentType: picture.contentType,
            },
          ]
        : []),
    ],
  });
  const body = asDocumented(contract, posted);
  const spot = isSuccess(posted) && isJsonObject(body) ? toId(body['data']) : undefined;
  if (spot === undefined) return undefined;
  const commented = await first.call('createComment', {
    path: { id: spot },
    json: { text: '내일 새벽에 가보려고요!' },
  });
  const comment = asDocumented(contract, commented);
  return { spot, comment: isSuccess(commented) && isJsonObject(comment) ? toId(comment['id']) : undefined };
}

/** One that is ongoing is dearest: what it answers to a start is sure, and starting it again changes nothing. */
async function findChallenges(
  contract: Contract,
  first: Actor,
): Promise<Pick<KnownIds, 'challenge' | 'completed'>> {
  const lists = await Promise.all(
    ['listOngoingChallenges', 'listCompletedChallenges', 'listUpcomingChallenges'].map((operationId) =>
      first.call(operationId),
    ),
  );
  const [ongoing, completed, upcoming] = lists.map((list) => firstIdIn(contract, list, 'id'));
  return { challenge: ongoing ?? completed ?? upcoming, completed };
}

/** The ids of the items of a list: bare, or in `content` or `data`. */
export function idsIn(contract: Contract, exchange: Exchange | undefined, key: string): Id[] {
  const body = exchange && asDocumented(contract, exchange);
  const list = isJsonObject(body) ? (body['content'] ?? body['data']) : body;
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.flatMap((item) => (isJsonObject(item) ? (toId(item[key]) ?? []) : []));
}

const firstIdIn = (contract: Contract, exchange: Exchange | undefined, key: string): Id | undefined =>
  idsIn(contract, exchange, key)[0];

/**
 * The values of an operation's path for something that exists; undefined where nothing was found.
 */
export function pathFor(
  operation: Operation,
  ids: KnownIds,
): Readonly<Record<string, string | number>> | undefined {
  const values: Record<string, string | number> = {};
  for (const { name, in: place, schema } of operation.parameters) {
    if (place !== 'path') continue;
    const choices = schema['enum'];
    const value: unknown = Array.isArray(choices) ? choices[0] : idFor(operation, name, ids);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    values[name] = value;
  }
  return values;
}

/** What an id in a path names. */
export function nameOfId(
  operation: Operation,
  parameter: string,
): keyof Omit<KnownIds, 'isOwnSpot' | 'completed'> {
  if (parameter === 'commentId') return 'comment';
  if (operation.path.startsWith('/api/challenges/')) return 'challenge';
  if (operation.path.startsWith('/v1/products/')) {
    return /exchanges|accept-toggle/.test(operation.path) ? 'exchange' : 'product';
  }
  return 'spot';
}

function idFor(operation: Operation, parameter: string, ids: KnownIds): Id | undefined {
  return ids[nameOfId(operation, parameter)];
}
