import * as z from 'zod/mini';
import { Id } from '../../../generated/model/id.zod.ts';
import { ListLatestSpotsParams } from '../../../generated/model/list-latest-spots-params.zod.ts';
import { ListMostLikedSpotsParams } from '../../../generated/model/list-most-liked-spots-params.zod.ts';
import { Spot } from '../../../generated/model/spot.zod.ts';
import { SpotCreatedResponse } from '../../../generated/model/spot-created-response.zod.ts';
import type { SpotDraftOutput } from '../../../generated/model/spot-draft.zod.ts';
import { SpotForm } from '../../../generated/model/spot-form.zod.ts';
import { SpotPage } from '../../../generated/model/spot-page.zod.ts';
import { DESCRIPTION_MAX, HASHTAG_LENGTH_MAX, SPOT_IMAGES_MAX } from '../../../src/domain/limits.ts';
import { countCharacters } from '../../../src/domain/format/text.ts';
import type { Database } from '../../db/client.ts';
import { spots } from '../../db/schema.ts';
import type { Deps } from '../../http/deps.ts';
import { WrittenJson } from '../../http/json-answer.ts';
import { operation } from '../../http/operation.ts';
import { badRequest, Refusal } from '../../refusals/refusal.ts';
import { loadFeed, type FeedOrder } from '../../services/community/feeds.ts';
import { deleteImage, IMAGE_MAX_BYTES, imageUrlOf, storeImage } from '../../services/community/images.ts';
import { countPages, offsetOf } from '../../services/community/paging.ts';
import { loadSpot, setLike } from '../../services/community/spots.ts';
import { isBlank } from '../../services/texts.ts';
import type { Storage } from '../../storage/storage.ts';

/** New spots of one user, with up to three pictures each. */
const SPOT_LIMIT = { max: 300, windowMs: 60 * 60_000 };

const SpotPath = z.object({ id: Id });

/** Room for one picture too many and for the fields, so that who sends a fourth is told so. */
const FORM_BYTES = (SPOT_IMAGES_MAX + 1) * IMAGE_MAX_BYTES + 64 * 1024;

async function answerFeed(
  { db, visitorMemory }: Deps,
  order: FeedOrder,
  query: { page: number; size: number },
  userId: number | undefined,
): Promise<WrittenJson> {
  const { size } = query;
  const skipped = offsetOf(query);
  const load = async () => {
    const { content, total } = await loadFeed(db, order, { skipped, size, userId });
    return new WrittenJson(`{"content":${content},"totalPages":${countPages(total, size)}}`);
  };
  return userId === undefined ? visitorMemory.recall(`${order} ${skipped} ${size}`, load) : load();
}

const listLatestSpots = operation({
  access: 'visitor',
  query: ListLatestSpotsParams,
  answer: SpotPage,
  handle: ({ viewer, query }, deps) => answerFeed(deps, 'latest', query, viewer?.userId),
});

const listMostLikedSpots = operation({
  access: 'visitor',
  query: ListMostLikedSpotsParams,
  answer: SpotPage,
  handle: ({ viewer, query }, deps) => answerFeed(deps, 'mostLiked', query, viewer?.userId),
});

const getSpot = operation({
  access: 'visitor',
  path: SpotPath,
  answer: Spot,
  async handle({ viewer, path }, { db }) {
    const spot = await loadSpot(db, path.id, viewer?.userId);
    if (spot === undefined) throw new Refusal(404, 'NOT_FOUND', { message: '포스트를 찾을 수 없습니다.' });
    return spot;
  },
});

const blankDescription = () => badRequest('내용을 입력해주세요.');

const tooManyImages = () => new Refusal(400, 'TOO_MANY_IMAGES', { message: '최대 3개까지 가능합니다.' });

/**
 * The hashtags of a draft in composed form, without a leading #, in their order.
 * @throws a Refusal for an empty, an overlong or a repeated one
 */
function readTags({ tag1, tag2, tag3 }: SpotDraftOutput): string[] {
  const tags = [tag1, tag2, tag3].flatMap((tag) =>
    tag === undefined ? [] : [tag.normalize('NFC').trim().replace(/^#+/, '')],
  );
  if (tags.some((tag) => isBlank(tag) || countCharacters(tag) > HASHTAG_LENGTH_MAX)) throw badRequest();
  if (new Set(tags).size < tags.length) {
    throw new Refusal(400, 'DUPLICATE_TAG', { message: '이미 추가된 해시태그예요.' });
  }
  return tags;
}

/**
 * What a draft becomes in the database.
 * @throws a Refusal when it breaks a rule that a schema cannot state
 */
function readDraft(draft: SpotDraftOutput) {
  const description = draft.description.trim();
  if (isBlank(description)) throw blankDescription();
  if (isBlank(draft.name) || countCharacters(description) > DESCRIPTION_MAX) throw badRequest();
  const [tag1, tag2, tag3] = readTags(draft);
  return {
    // In composed form, so that a search finds it whichever keyboard wrote it.
    name: draft.name.trim().normalize('NFC'),
    description,
    latitude: draft.latitude,
    longitude: draft.longitude,
    themeId: draft.themeId,
    tag1,
    tag2,
    tag3,
  };
}

/** Stores the pictures of a spot; when one is refused, none stays. */
async function storeImages(storage: Storage, files: readonly Blob[]): Promise<string[]> {
  const keys: string[] = [];
  try {
    for (const file of files) {
      // One after the other: of three large pictures only one is held in memory.
      keys.push(await storeImage(storage, 'spots', file));
    }
  } catch (error) {
    await deleteImages(storage, keys);
    throw error;
  }
  return keys;
}

const deleteImages = (storage: Storage, keys: readonly string[]) =>
  Promise.all(keys.map((key) => deleteImage(storage, key)));

async function insertSpot(db: Database, spot: typeof spots.$inferInsert): Promise<number> {
  const [row] = await db.insert(spots).values(spot).returning({ id: spots.id });
  if (row === undefined) throw new Error('The spot was not stored.');
  return row.id;
}

const createSpot = operation({
  access: 'user',
  form: SpotForm,
  maxBodyBytes: FORM_BYTES,
  answer: SpotCreatedResponse,
  attempts: ({ viewer }) => [{ key: `spots of ${viewer.userId}`, limit: SPOT_LIMIT }],
  refuseInvalid(issues) {
    const [issue] = issues;
    const place = issue?.path.join('.');
    if (place === 'images' && issue?.code === 'too_big') return tooManyImages();
    const isMissing = issue?.code === 'too_small' || issue?.code === 'invalid_format';
    if (place === 'data.description' && isMissing) return blankDescription();
    return badRequest();
  },
  async handle({ viewer, form, now }, { db, storage, mapTiles }) {
    const draft = readDraft(form.data);
    const keys = await storeImages(storage, form.images ?? []);
    try {
      const row = { ...draft, authorId: viewer.userId, imageUrls: keys.map(imageUrlOf), createdAt: now };
      const id = await insertSpot(db, row);
      return { success: true, message: '스팟을 등록했습니다.', data: id };
    } catch (error) {
      await deleteImages(storage, keys);
      throw error;
    } finally {
      mapTiles.forget(draft);
    }
  },
});

const likeSpot = operation({
  access: 'user',
  path: SpotPath,
  async handle({ viewer, path, now }, { db }) {
    await setLike(db, { spotId: path.id, userId: viewer.userId, isLiked: true, now });
  },
});

const unlikeSpot = operation({
  access: 'user',
  path: SpotPath,
  async handle({ viewer, path, now }, { db, mapTiles }) {
    const spot = await setLike(db, { spotId: path.id, userId: viewer.userId, isLiked: false, now });
    // The map counts a user's own like at once, and so must not go on to count it when it is gone.
    if (spot !== undefined) mapTiles.forget(spot);
  },
});

export const spotHandlers = {
  listLatestSpots,
  listMostLikedSpots,
  getSpot,
  createSpot,
  likeSpot,
  unlikeSpot,
};
