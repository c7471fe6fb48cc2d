import { and, eq, sql } from 'drizzle-orm';
import { likes as likeRows, spots } from '../../server/db/schema.ts';
import type { Deps } from '../../server/http/deps.ts';
import { setLike } from '../../server/services/community/spots.ts';
import {
  after,
  answer,
  answers,
  bodyOf,
  instead,
  on,
  remembering,
  responses,
  withBody,
} from '../kit/faulty.ts';
import { jpegFile, readData, spotForm, textFile, withData } from '../kit/forms.ts';
import { at, change, listAt, numberAt, plus, textAt, without } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import { seen, type Probe, type Somebody } from '../judging/probe.ts';

const spotOf = (call: { parameter(name: string): string }) => Number(call.parameter('id'));

const likes = async ({ db }: Deps, spotId: number, userId: number) =>
  Number.isSafeInteger(spotId) &&
  (await db.$count(likeRows, and(eq(likeRows.spotId, spotId), eq(likeRows.userId, userId)))) > 0;

/** What a spot says of its likes, counted from what it said before. */
async function likesAfter(probe: Probe, act: (somebody: Somebody, path: { id: number }) => Promise<unknown>) {
  const somebody = await probe.user();
  const { body: created } = await somebody.call('createSpot', { form: spotForm() });
  const path = { id: numberAt(created, 'data') };
  await act(somebody, path);
  const { body } = await somebody.call('getSpot', { path });
  return [at(body, 'likedByMe'), at(body, 'likeCount')];
}

/** A spot without the like of the caller in its number. */
const uncount = (spot: unknown) =>
  at(spot, 'likedByMe') === true ? plus('', { likeCount: numberAt(spot, 'likeCount') - 1 })(spot) : spot;

/** Likes that are no longer those of users. */
export const LIKES: readonly Mutant[] = [
  {
    id: 'like-toggles',
    title: 'Takes a like for a switch: liking again takes it back.',
    kind: 'not repeatable',
    operations: ['likeSpot'],
    breaks: 'Liking again changes nothing and succeeds.',
    fault: instead(['likeSpot'], async (call, deps) => {
      const userId = await call.viewer();
      const spotId = spotOf(call);
      if (userId === undefined || !(await likes(deps, spotId, userId))) return undefined;
      await setLike(deps.db, { spotId, userId, isLiked: false, now: deps.clock() });
      return new Response(null, { status: 204 });
    }),
    shows: (probe) =>
      likesAfter(probe, async (somebody, path) => {
        await somebody.call('likeSpot', { path });
        await somebody.call('likeSpot', { path });
      }),
    right: [true, 1],
    wrong: [false, 0],
  },
  {
    id: 'like-counts-again',
    title: 'Counts a second like of the same user.',
    kind: 'not repeatable',
    operations: ['likeSpot'],
    breaks: 'A second like changes nothing and succeeds.',
    fault: on(['likeSpot'], async (call, deps) => {
      const userId = await call.viewer();
      const isLiked = userId !== undefined && (await likes(deps, spotOf(call), userId));
      if (isLiked) await addToLikes(deps, spotOf(call), 1);
      return call.next();
    }),
    shows: (probe) =>
      likesAfter(probe, async (somebody, path) => {
        await somebody.call('likeSpot', { path });
        await somebody.call('likeSpot', { path });
      }),
    right: [true, 1],
    wrong: [true, 2],
  },
  {
    id: 'second-like-refused',
    title: 'Refuses a second like.',
    kind: 'not repeatable',
    operations: ['likeSpot'],
    breaks: 'Liking again changes nothing and succeeds.',
    fault: instead(['likeSpot'], async (call, deps) => {
      const userId = await call.viewer();
      const isLiked = userId !== undefined && (await likes(deps, spotOf(call), userId));
      return isLiked
        ? answer({ success: false, code: 'ALREADY_LIKED', message: '이미 좋아요를 눌렀습니다.' }, 400)
        : undefined;
    }),
    shows: async (probe) => {
      const user = await probe.user();
      await user.call('likeSpot', { path: { id: 90 } });
      return (await user.call('likeSpot', { path: { id: 90 } })).status;
    },
    right: 204,
    wrong: 400,
  },
  {
    id: 'unlike-counts-again',
    title: 'Counts down for a like that is not there.',
    kind: 'not repeatable',
    operations: ['unlikeSpot'],
    breaks: 'Taking back what is not there changes nothing and succeeds.',
    fault: on(['unlikeSpot'], async (call, deps) => {
      const userId = await call.viewer();
      if (userId !== undefined && !(await likes(deps, spotOf(call), userId)))
        await addToLikes(deps, spotOf(call), -1);
      return call.next();
    }),
    shows: async (probe) => {
      const user = await probe.user();
      const before = await user.call('getSpot', { path: { id: 88 } });
      await user.call('unlikeSpot', { path: { id: 88 } });
      const later = await user.call('getSpot', { path: { id: 88 } });
      return numberAt(later.body, 'likeCount') - numberAt(before.body, 'likeCount');
    },
    right: 0,
    wrong: -1,
  },
  {
    id: 'like-not-counted',
    title: 'Remembers who likes a spot and forgets to count it.',
    kind: 'broken rule',
    operations: ['likeSpot'],
    breaks: 'How many users like the spot.',
    fault: answers(['getSpot', 'listLatestSpots', 'listMostLikedSpots'], (body) => {
      return uncount(change('content.*', uncount)(body));
    }),
    shows: (probe) => likesAfter(probe, (somebody, path) => somebody.call('likeSpot', { path })),
    right: [true, 1],
    wrong: [true, 0],
  },
  {
    id: 'like-of-a-feed-unknown',
    title: 'Does not look up in the feed what the user likes.',
    kind: 'broken rule',
    operations: ['listLatestSpots'],
    breaks: 'Whether the caller likes the spot; false for a visitor.',
    fault: answers(
      ['listLatestSpots'],
      change('content.*.likedByMe', () => false),
    ),
    shows: async (probe) => {
      const user = await probe.user();
      const { body: created } = await user.call('createSpot', { form: spotForm() });
      await user.call('likeSpot', { path: { id: numberAt(created, 'data') } });
      const { body } = await user.call('listLatestSpots', { query: { size: 1 } });
      return at(body, 'content.0.likedByMe');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'unlike-takes-all-likes',
    title: 'Forgets in its statement whose like is taken back: all of the spot’s go.',
    kind: 'somebody else’s',
    operations: ['unlikeSpot'],
    breaks: "The session's user likes the spot no longer.",
    fault: after(['unlikeSpot'], async (call, { db }) => {
      await db.execute(sql`delete from likes where spot_id = ${spotOf(call)}`);
      await db
        .update(spots)
        .set({ likeCount: 0 })
        .where(eq(spots.id, spotOf(call)));
    }),
    shows: async (probe) => {
      const other = await probe.user();
      return likesAfter(probe, async (somebody, path) => {
        await other.call('likeSpot', { path });
        await somebody.call('likeSpot', { path });
        await somebody.call('unlikeSpot', { path });
      });
    },
    right: [false, 1],
    wrong: [false, 0],
  },
  {
    id: 'spot-from-a-cache',
    title: 'Keeps a spot in a cache for as long as the server runs: likes show nowhere.',
    kind: 'broken rule',
    operations: ['getSpot'],
    breaks: 'Whether the caller likes the spot; false for a visitor.',
    fault: remembering(
      () => new Map<string, Response>(),
      async (cache, call) => {
        if (call.operationId !== 'getSpot') return call.next();
        const key = `${call.url.pathname} ${String(await call.viewer())}`;
        const known = cache.get(key);
        if (known) return known.clone();
        const response = await call.next();
        if (response.ok) cache.set(key, response.clone());
        return response;
      },
    ),
    shows: (probe) =>
      likesAfter(probe, async (somebody, path) => {
        await somebody.call('getSpot', { path });
        await somebody.call('likeSpot', { path });
      }),
    right: [true, 1],
    wrong: [false, 0],
  },
  {
    id: 'like-of-no-spot',
    title: 'Likes a spot that does not exist.',
    kind: 'wrong status',
    operations: ['likeSpot', 'unlikeSpot'],
    breaks: '404: there is no such thing.',
    fault: responses(['likeSpot', 'unlikeSpot'], 404, () => new Response(null, { status: 204 })),
    shows: seen('user', 'likeSpot', { path: { id: 987_654 } }),
    right: 404,
    wrong: 204,
  },
];

async function addToLikes({ db }: Deps, spotId: number, step: number): Promise<void> {
  if (!Number.isSafeInteger(spotId)) return;
  await db
    .update(spots)
    .set({ likeCount: sql`greatest(0, ${spots.likeCount} + ${step})` })
    .where(eq(spots.id, spotId));
}

const createdSpot = (form: () => FormData, place: string) => async (probe: Probe) => {
  const user = await probe.user();
  const { body, status } = await user.call('createSpot', { form: form() });
  if (place === 'status') return status;
  return at((await user.call('getSpot', { path: { id: numberAt(body, 'data') } })).body, place);
};

const SEVERAL_CODE_POINTS = '👨‍👩‍👧‍👦';

/** New spots and comments that break a rule, or lose something. */
export const SPOTS: readonly Mutant[] = [
  {
    id: 'long-description-taken',
    title: 'Takes a description of 201 characters and more.',
    kind: 'broken input accepted',
    operations: ['createSpot'],
    breaks: 'A server refuses the 201st.',
    fault: responses(['createSpot'], 400, async (response, call, { db }) => {
      const form = await call.form();
      const data = await readData(form);
      const description = textAt(data, 'description');
      if (description.trim().length <= 200 || description.length > 2000) return response;
      const created = await call.next({ form: withData(form, plus('', { description: '길다' })(data)) });
      const id = numberAt(await bodyOf(created), 'data');
      if (created.ok) await db.update(spots).set({ description }).where(eq(spots.id, id));
      return created;
    }),
    shows: createdSpot(() => spotForm({ description: '가'.repeat(201) }), 'status'),
    right: 400,
    wrong: 200,
  },
  {
    id: 'description-counted-in-code-units',
    title: 'Counts the characters of a description as JavaScript does: an emoji may be eleven.',
    kind: 'valid input refused',
    operations: ['createSpot'],
    breaks: 'an emoji made of several code points, or Hangul typed as separate letters, is one.',
    fault: instead(['createSpot'], async (call) => {
      const description = textAt(await readData(await call.form()), 'description');
      const isRefused = description.length > 200 && (await call.viewer()) !== undefined;
      return isRefused
        ? answer({ success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' }, 400)
        : undefined;
    }),
    shows: createdSpot(() => spotForm({ description: SEVERAL_CODE_POINTS.repeat(60) }), 'status'),
    right: 200,
    wrong: 400,
  },
  {
    id: 'fourth-picture-dropped',
    title: 'Takes a fourth picture and drops it.',
    kind: 'broken input accepted',
    operations: ['createSpot'],
    breaks: 'The pictures, at most 3, one part named `images` for each.',
    fault: on(['createSpot'], async (call) => {
      const form = await call.form();
      const images = form.getAll('images');
      if (images.length <= 3) return call.next();
      form.delete('images');
      for (const image of images.slice(0, 3)) form.append('images', image);
      return call.next({ form });
    }),
    shows: createdSpot(() => spotForm({}, [jpegFile(), jpegFile(), jpegFile(), jpegFile()]), 'status'),
    right: 400,
    wrong: 200,
  },
  {
    id: 'pictures-lost',
    title: 'Reads one file of the form and loses the others.',
    kind: 'lost text',
    operations: ['createSpot'],
    breaks: 'one part named `images` for each.',
    fault: after(['createSpot'], async (_, { db }, body) => {
      await db
        .update(spots)
        .set({ imageUrls: sql`${spots.imageUrls}[1:1]` })
        .where(eq(spots.id, numberAt(body, 'data')));
    }),
    shows: async (probe) => {
      const urls = await createdSpot(() => spotForm({}, [jpegFile(), jpegFile()]), 'imageUrls')(probe);
      return listAt(urls, '').length;
    },
    right: 2,
    wrong: 1,
  },
  {
    id: 'any-file-is-a-picture',
    title: 'Takes any file for a picture.',
    kind: 'broken input accepted',
    operations: ['createSpot'],
    breaks: 'A JPEG, PNG or WebP file of up to 10 MB',
    fault: responses(['createSpot'], 400, async (response, call) => {
      if (at(await bodyOf(response), 'code') !== 'NOT_AN_IMAGE') return response;
      const form = await call.form();
      form.delete('images');
      form.append('images', jpegFile(), 'picture.jpg');
      return call.next({ form });
    }),
    shows: createdSpot(() => spotForm({}, [textFile()]), 'status'),
    right: 400,
    wrong: 200,
  },
  {
    id: 'long-hashtag-taken',
    title: 'Takes a hashtag of 21 characters.',
    kind: 'broken input accepted',
    operations: ['createSpot'],
    breaks:
      'A hashtag without its leading #, 1 to 20 characters (1 §5) as a person counts them, like the description.',
    fault: on(['createSpot'], async (call) => {
      const form = await call.form();
      const data = await readData(form);
      const tag = textAt(data, 'tag1');
      if (tag.length <= 20 || tag.length > 200) return call.next();
      return call.next({ form: withData(form, plus('', { tag1: tag.slice(0, 20) })(data)) });
    }),
    shows: createdSpot(() => spotForm({ tag1: '가'.repeat(21) }), 'status'),
    right: 400,
    wrong: 200,
  },
  {
    id: 'same-hashtag-twice',
    title: 'Takes the same hashtag twice.',
    kind: 'broken input accepted',
    operations: ['createSpot'],
    breaks: 'The three differ from each other.',
    fault: responses(['createSpot'], 400, async (response, call) => {
      if (at(await bodyOf(response), 'code') !== 'DUPLICATE_TAG') return response;
      const form = await call.form();
      return call.next({ form: withData(form, without('tag3')(without('tag2')(await readData(form)))) });
    }),
    shows: createdSpot(() => spotForm({ tag1: '일출', tag2: '일출' }), 'status'),
    right: 400,
    wrong: 200,
  },
  {
    id: 'blank-description-taken',
    title: 'Looks whether the description has any characters, blanks included.',
    kind: 'broken input accepted',
    operations: ['createSpot'],
    breaks: '#/components/schemas/SpotDraft/properties/description',
    fault: on(['createSpot'], async (call) => {
      const form = await call.form();
      const data = await readData(form);
      const description = textAt(data, 'description');
      if (description === '' || description.trim() !== '') return call.next();
      return call.next({ form: withData(form, plus('', { description: '.' })(data)) });
    }),
    shows: createdSpot(() => spotForm({ description: '   ' }), 'status'),
    right: 400,
    wrong: 200,
  },
  {
    id: 'theme-forgotten',
    title: 'Forgets to store the theme of a spot.',
    kind: 'broken rule',
    operations: ['createSpot'],
    breaks: '#/components/schemas/SpotDraft/properties/themeId',
    fault: after(['createSpot'], async (_, { db }, body) => {
      await db
        .update(spots)
        .set({ themeId: null })
        .where(eq(spots.id, numberAt(body, 'data')));
    }),
    shows: createdSpot(() => spotForm({ themeId: 4 }), 'themeId'),
    right: 4,
    wrong: null,
  },
  {
    id: 'author-from-the-form',
    title: 'Takes the author from the form, where there is one, else the first user.',
    kind: 'somebody else’s',
    operations: ['createSpot'],
    breaks: "The author is the session's user.",
    fault: after(['createSpot'], async (_, { db }, body) => {
      await db
        .update(spots)
        .set({ authorId: 4 })
        .where(eq(spots.id, numberAt(body, 'data')));
    }),
    shows: async (probe) => (await createdSpot(() => spotForm(), 'userNickname')(probe)) === '돌하르방',
    right: false,
    wrong: true,
  },
  {
    id: 'new-spot-not-in-the-feed',
    title: 'Fills the feed once and keeps it: a new spot does not lead it.',
    kind: 'broken rule',
    operations: ['listLatestSpots', 'createSpot'],
    breaks: 'The new spot leads the feed 최신순 at once.',
    fault: remembering(
      () => new Set<number>(),
      async (created, call) => {
        const response = await call.next();
        if (call.operationId === 'createSpot' && response.ok)
          created.add(numberAt(await bodyOf(response), 'data'));
        if (call.operationId !== 'listLatestSpots' || !response.ok || created.size === 0) return response;
        const isKnown = (spot: unknown) => !created.has(numberAt(spot, 'id'));
        const body = await bodyOf(response);
        return withBody(response, change('content', (list) => listAt(list, '').filter(isKnown))(body));
      },
    ),
    shows: async (probe) => {
      const user = await probe.user();
      const { body } = await user.call('createSpot', { form: spotForm() });
      const { body: feed } = await user.call('listLatestSpots', { query: { size: 1 } });
      return numberAt(body, 'data') === numberAt(feed, 'content.0.id');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'comment-not-in-the-list',
    title: 'Answers a new comment and rolls it back.',
    kind: 'broken rule',
    operations: ['createComment'],
    breaks: 'The new comment, without the envelope.',
    fault: after(['createComment'], async (_, { db }, body) => {
      await db.execute(sql`delete from comments where id = ${numberAt(body, 'id')}`);
    }),
    shows: async (probe) => {
      const user = await probe.user();
      const path = { id: 90 };
      const { body } = await user.call('createComment', { path, json: { text: '남아 있나요?' } });
      const { body: list } = await user.call('listComments', { path });
      return numberAt(list, 'content.0.id') === numberAt(body, 'id');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'reply-becomes-a-comment',
    title: 'Stores a reply without its parent.',
    kind: 'broken rule',
    operations: ['createReply'],
    breaks: "The session's user replies to a comment of level 0; the path names the parent.",
    fault: after(['createReply'], async (_, { db }, body) => {
      await db.execute(sql`update comments set parent_id = null where id = ${numberAt(body, 'id')}`);
    }),
    shows: async (probe) => {
      const user = await probe.user();
      const path = { id: 101, commentId: 216 };
      const { body } = await user.call('createReply', { path, json: { text: '아직 있어요.' } });
      const { body: list } = await user.call('listReplies', { path });
      const ids = listAt(at(list, 'content.*.id'), '');
      await probe.deps.db.execute(sql`delete from comments where id = ${numberAt(body, 'id')}`);
      return ids.includes(numberAt(body, 'id'));
    },
    right: true,
    wrong: false,
  },
  {
    id: 'everybody-writes-as-the-first',
    title: 'Shows the first user as the author of every new comment.',
    kind: 'somebody else’s',
    operations: ['createComment'],
    breaks: "The session's user comments on the spot.",
    fault: responses(['createComment'], 200, async (_, call) => call.nextAs(4)),
    shows: async (probe) => {
      const user = await probe.user();
      const { body } = await user.call('createComment', { path: { id: 90 }, json: { text: '제가 썼어요.' } });
      return textAt(body, 'nickname') === user.nickname;
    },
    right: true,
    wrong: false,
  },
];
