import type { JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import {
  ask,
  attempt,
  claim,
  itemsOf,
  meaningCheck,
  idIn,
  numberIn,
  objectOf,
  part,
  requireFirst,
  stopFor,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { ownSpotOf } from './own-spot.ts';

/** What one viewer is told of the likes of a spot. */
interface Likes {
  likedByMe: unknown;
  likeCount: number;
  exchange: Exchange;
}

const FEEDS = ['listLatestSpots', 'listMostLikedSpots'] as const;

/** Likes that are not counted as they are given and taken back. */
export const LIKES_COUNTED = 'likes counted';

const isChange = (operationId: string) => operationId === 'likeSpot' || operationId === 'unlikeSpot';

/** How often a change is looked at anew before it counts as wrong: others may like the same spot meanwhile. */
const TRIES = 3;

/** A spot as it stands by itself; one inside the envelope is read too. */
export const spotOf = (body: unknown): JsonObject => {
  const object = objectOf(body);
  return object['id'] === undefined ? objectOf(object['data']) : object;
};

const toLikes = (spot: JsonObject, exchange: Exchange): Likes => ({
  likedByMe: spot['likedByMe'],
  likeCount: numberIn(spot, 'likeCount') ?? 0,
  exchange,
});

async function readLikes(world: World, viewer: Actor, id: Id): Promise<Likes> {
  const { body, exchange } = await ask(world, viewer, 'getSpot', { path: { id } });
  return toLikes(spotOf(body), exchange);
}

/** The likes of a spot as the first page of a feed tells them; undefined where the spot is not on it. */
async function readInFeed(
  world: World,
  viewer: Actor,
  operationId: string,
  id: Id,
): Promise<Likes | undefined> {
  const { body, exchange } = await ask(world, viewer, operationId, { query: { page: 0, size: 20 } });
  const spot = itemsOf(body)?.find((item) => item['id'] === id);
  // What comes in another form is told of by itself.
  const isReadable = typeof spot?.['likeCount'] === 'number' && typeof spot['likedByMe'] === 'boolean';
  return spot && isReadable ? toLikes(spot, exchange) : undefined;
}

interface Step {
  operationId: 'likeSpot' | 'unlikeSpot';
  expected: { likedByMe: boolean; change: 0 | 1 };
  sentence: string;
  /** Whether it repeats what has happened already: that this succeeds is the contract's decision. */
  isRepeated: boolean;
}

const STEPS: readonly Step[] = [
  {
    operationId: 'likeSpot',
    expected: { likedByMe: true, change: 1 },
    sentence: 'The spot is liked.',
    isRepeated: false,
  },
  {
    operationId: 'likeSpot',
    expected: { likedByMe: true, change: 1 },
    sentence: 'Liking again changes nothing and succeeds.',
    isRepeated: true,
  },
  {
    operationId: 'unlikeSpot',
    expected: { likedByMe: false, change: 0 },
    sentence: 'The spot is liked no longer.',
    isRepeated: false,
  },
  {
    operationId: 'unlikeSpot',
    expected: { likedByMe: false, change: 0 },
    sentence: 'Taking back what is not there changes nothing and succeeds.',
    isRepeated: true,
  },
];

interface Departure {
  exchange: Exchange;
  operationId: string;
  expected: string;
  received: Likes;
}

const tell = ({ likedByMe, likeCount }: Pick<Likes, 'likedByMe' | 'likeCount'>) =>
  `likedByMe ${String(likedByMe)}, likeCount ${likeCount}`;

/** What a spot with these likes says once the viewer's own like is gone. */
const withoutOwn = ({ likedByMe, likeCount }: Likes) => ({
  likedByMe: false,
  likeCount: likeCount - (likedByMe === true ? 1 : 0),
});

const areSame = (likes: Likes, wanted: Pick<Likes, 'likedByMe' | 'likeCount'>) =>
  likes.likedByMe === wanted.likedByMe && likes.likeCount === wanted.likeCount;

async function takeBack(world: World, actor: Actor, id: Id): Promise<Likes> {
  await ask(world, actor, 'unlikeSpot', { path: { id } }, 'The spot is liked no longer.');
  return readLikes(world, actor, id);
}

/** Goes through the steps once. @returns what was wrong, if anything was */
async function likeAndUnlike(world: World, actor: Actor, id: Id): Promise<Departure | undefined> {
  const start = await readLikes(world, actor, id);
  const before = start.likedByMe === true ? await takeBack(world, actor, id) : start;
  const none = withoutOwn(start);
  if (!areSame(before, none)) {
    const expected = `One’s own like is gone, and nobody else’s: ${tell(none)}.`;
    return { exchange: before.exchange, operationId: 'unlikeSpot', expected, received: before };
  }
  for (const { operationId, expected, sentence, isRepeated } of STEPS) {
    const wanted = { likedByMe: expected.likedByMe, likeCount: before.likeCount + expected.change };
    // One step after the other: that is the point.
    const departure = await takeStep(world, actor, id, { operationId, sentence, wanted, isRepeated });
    if (departure) return departure;
  }
  return undefined;
}

interface Taken extends Pick<Step, 'operationId' | 'sentence' | 'isRepeated'> {
  wanted: Pick<Likes, 'likedByMe' | 'likeCount'>;
}

async function takeStep(
  world: World,
  actor: Actor,
  id: Id,
  { operationId, sentence, wanted, isRepeated }: Taken,
): Promise<Departure | undefined> {
  const tier = isRepeated ? 'assumption' : 'specification';
  const reply = await attempt(world, actor, operationId, { path: { id } }, sentence, { tier });
  if (!reply) return undefined;
  const { exchange } = reply;
  const [byId, ...feeds] = await Promise.all([
    readLikes(world, actor, id),
    ...FEEDS.map((feed) => readInFeed(world, actor, feed, id)),
  ]);
  const told = [byId, ...feeds].filter((likes) => likes !== undefined);
  const wrong = told.find((likes) => !areSame(likes, wanted));
  if (!wrong) return undefined;
  const seenIn = wrong.exchange.operationId ?? operationId;
  return {
    exchange: wrong === byId ? exchange : wrong.exchange,
    operationId: wrong === byId ? operationId : seenIn,
    expected: `${sentence} ${seenIn} then says ${tell(wanted)}.`,
    received: wrong,
  };
}

async function judgeSpot(world: World, actor: Actor, id: Id): Promise<void> {
  const { likedByMe } = await readLikes(world, actor, id);
  let departure: Departure | undefined;
  for (let tried = 0; tried < TRIES; tried += 1) {
    // Another try only where the one before departed.
    departure = await likeAndUnlike(world, actor, id);
    if (!departure) break;
  }
  if (likedByMe === true) await actor.call('likeSpot', { path: { id } });
  if (departure)
    claim(world, false, {
      ...departure,
      ...(isChange(departure.operationId) ? { cause: LIKES_COUNTED } : {}),
      fields: ['likedByMe', 'likeCount'],
      received: tell(departure.received),
    });
}

async function firstOfMostLiked(world: World): Promise<Id | undefined> {
  const { body } = await ask(world, world.visitor, 'listMostLikedSpots', { query: { page: 0, size: 1 } });
  return idIn(objectOf(itemsOf(body)?.[0]));
}

/** What a like looks like to everybody else. */
async function judgeOthers(world: World, actor: Actor, id: Id): Promise<void> {
  const { second, visitor } = world;
  const before = await readLikes(world, actor, id);
  await ask(world, actor, 'likeSpot', { path: { id } });
  const others = await Promise.all(
    [visitor, ...(second ? [second] : [])].map((other) => readLikes(world, other, id)),
  );
  for (const likes of others) {
    claim(world, likes.likedByMe === false, {
      exchange: likes.exchange,
      expected: 'likedByMe is false for everybody but the user who likes the spot.',
      received: likes.likedByMe,
      place: { at: 'response', status: 200, pointer: '/likedByMe' },
    });
  }
  if (second) {
    const { exchange } = await ask(world, second, 'likeSpot', { path: { id } });
    const both = await readLikes(world, actor, id);
    claim(world, both.likedByMe === true && both.likeCount === before.likeCount + 2, {
      exchange,
      operationId: 'likeSpot',
      fields: ['likedByMe', 'likeCount'],
      cause: LIKES_COUNTED,
      expected: `Each user counts once: after two of them ${tell({ likedByMe: true, likeCount: before.likeCount + 2 })}.`,
      received: tell(both),
    });
    const { exchange: back } = await ask(world, second, 'unlikeSpot', { path: { id } });
    const own = await readLikes(world, actor, id);
    claim(world, own.likedByMe === true && own.likeCount === before.likeCount + 1, {
      exchange: back,
      fields: ['likedByMe', 'likeCount'],
      cause: LIKES_COUNTED,
      expected: `Taking a like back leaves the others: ${tell({ likedByMe: true, likeCount: before.likeCount + 1 })}.`,
      received: tell(own),
    });
  }
  await ask(world, actor, 'unlikeSpot', { path: { id } });
}

export const like: MeaningCheck = meaningCheck({
  id: 'like',
  title: 'Likes are repeatable, and likedByMe and likeCount stay in step everywhere',
  operations: ['likeSpot', 'unlikeSpot', 'getSpot', ...FEEDS],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    const own = await ownSpotOf(world, first);
    if (own === undefined) stopFor(world, 'It needs a spot of its own.');
    await part(world, 'the likes of a new spot', () => judgeSpot(world, first, own));
    await part(world, 'likes as others see them', () => judgeOthers(world, first, own));
    const popular = await firstOfMostLiked(world);
    if (popular === undefined || popular === own) return;
    await part(world, 'the likes of a popular spot', () => judgeSpot(world, first, popular));
  },
});

export const likesOfVisitors: MeaningCheck = meaningCheck({
  id: 'like',
  title: 'A visitor likes nothing',
  operations: [...FEEDS, 'getSpot'],
  writes: false,
  needs: 'nobody',
  async run(world) {
    await Promise.all(
      FEEDS.map(async (feed) => {
        const { body, exchange } = await ask(world, world.visitor, feed);
        const liked = itemsOf(body)?.find((spot) => spot['likedByMe'] === true);
        claim(world, liked === undefined, {
          exchange,
          cause: 'visitor',
          expected: 'likedByMe is false for a visitor.',
          received: liked?.['likedByMe'],
          place: { at: 'response', status: 200, pointer: '/content/0/likedByMe' },
        });
      }),
    );
  },
});
