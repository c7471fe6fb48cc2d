import type { JsonObject } from '../../../contract/document.ts';
import type { FormPart } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import type { Actor } from '../../core/actors.ts';
import { PHONE_PHOTO, PICTURES, sizeOf } from '../../generation/pictures.ts';
import { readAccount } from '../account/account-state.ts';
import {
  ask,
  attempt,
  claim,
  idsOf,
  itemsOf,
  meaningCheck,
  part,
  requireFirst,
  stopFor,
  textIn,
} from '../kit/asking.ts';
import { spotOf } from './like.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { momentOf } from '../kit/moments.ts';
import { HASHTAGS, postSpot, spotForm, type SpotDraft } from './own-spot.ts';

const MINUTE_MS = 60_000;

/** Offsets of time zones are whole half hours; clocks that are merely wrong are not. */
const HALF_HOUR_MS = 30 * MINUTE_MS;

const pictureParts: FormPart[] = PICTURES.map(({ fileName, contentType, bytes }) => ({
  name: 'images',
  value: bytes,
  fileName,
  contentType,
}));

/** Whether a moment is off by a time zone: by whole half hours, up to 14 hours. */
function isOffByZone(moment: number, now: number): boolean {
  const off = Math.abs(moment - now);
  const rest = off % HALF_HOUR_MS;
  const isWhole = Math.min(rest, HALF_HOUR_MS - rest) < 2 * MINUTE_MS;
  return off > HALF_HOUR_MS / 2 && off < 14.5 * 60 * MINUTE_MS && isWhole;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** In whole seconds: which of two of the same second is newer, a text may not tell. */
const secondOf = (spot: JsonObject) => Math.floor(momentOf(textIn(spot, 'createdAt') ?? '') / 1000);

/** The new spot leads the latest feed; only newer ones may stand before it. */
async function judgeLead(world: World, id: Id, created: JsonObject): Promise<void> {
  const { body, exchange } = await ask(world, world.visitor, 'listLatestSpots', {
    query: { page: 0, size: 20 },
  });
  const spots = itemsOf(body) ?? [];
  const at = spots.findIndex((spot) => spot['id'] === id);
  const moment = secondOf(created);
  const before = at === -1 ? spots : spots.slice(0, at);
  const holds = before.every((spot) => secondOf(spot) >= moment);
  claim(world, at !== -1 && holds, {
    operationId: 'createSpot',
    exchange,
    fields: ['id', 'createdAt', 'content'],
    expected: `The new spot ${id} leads the feed 최신순 at once.`,
    received: idsOf(spots).slice(0, 5).join(', ') || 'no spots',
  });
}

export const created: MeaningCheck = meaningCheck({
  id: 'created-is-there',
  title: 'A new spot can be read as it was posted, and leads the latest feed',
  operations: ['createSpot', 'getSpot', 'listLatestSpots'],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    const account = await readAccount(world, first);
    const draft: SpotDraft = {
      name: '광치기해변',
      description: '썰물 때 드러나는 초록 이끼가 정말 예뻐요.',
      latitude: 33.452713,
      longitude: 126.924302,
      themeId: 4,
      tag1: '일출',
      tag2: '이끼',
    };
    const posted = await postSpot(world, first, draft, { pictures: pictureParts });
    if (!posted) stopFor(world, 'The new spot has no id to look for.');
    const { id } = posted;
    const { body, exchange } = await ask(world, world.visitor, 'getSpot', { path: { id } });
    const spot = spotOf(body);
    const fields = ['name', 'description', 'latitude', 'longitude', 'themeId', 'tag1', 'tag2'] as const;
    for (const field of fields) {
      const told = spot[field];
      const wanted = draft[field];
      const isSame =
        typeof told === 'number' && typeof wanted === 'number'
          ? Math.abs(told - wanted) < 1e-6
          : told === wanted;
      claim(world, isSame, {
        exchange,
        cause: field.startsWith('tag') ? HASHTAGS : `${field} as posted`,
        expected: `The ${field} as it was posted: ${String(wanted)}.`,
        received: told,
        place: { at: 'response', status: 200, pointer: `/${field}` },
      });
    }
    claim(world, isEmpty(spot['tag3']), {
      exchange,
      expected: 'No third hashtag: two were sent.',
      received: spot['tag3'],
      place: { at: 'response', status: 200, pointer: '/tag3' },
    });
    const images = Array.isArray(spot['imageUrls']) ? spot['imageUrls'] : [];
    claim(world, new Set(images).size === PICTURES.length, {
      exchange,
      expected: `${PICTURES.length} pictures, each with an address of its own.`,
      received: images,
      place: { at: 'response', status: 200, pointer: '/imageUrls' },
    });
    claim(world, spot['userNickname'] === account.nickname, {
      exchange,
      also: ['createSpot'],
      cause: 'author',
      expected: `The author is the session's user: ${account.nickname}.`,
      received: spot['userNickname'],
      place: { at: 'response', status: 200, pointer: '/userNickname' },
    });
    claim(world, spot['likeCount'] === 0 && spot['likedByMe'] === false, {
      exchange,
      expected: 'Nobody likes a new spot yet.',
      received: `likeCount ${String(spot['likeCount'])}, likedByMe ${String(spot['likedByMe'])}`,
      place: { at: 'response', status: 200, pointer: '/likeCount' },
    });
    const createdAt = textIn(spot, 'createdAt') ?? '';
    const now = Date.parse(exchange.answer?.headers.get('date') ?? '') || world.now().getTime();
    claim(world, !isOffByZone(momentOf(createdAt), now), {
      exchange,
      tier: 'assumption',
      expected: `The moment of the call, ${new Date(now).toISOString()}; without an offset it is Asia/Seoul.`,
      received: createdAt,
      place: { at: 'response', status: 200, pointer: '/createdAt' },
    });
    await judgeLead(world, id, spot);
    await part(world, 'photos as large as phones take them', () => judgePhonePhoto(world, first));
  },
});

/** One photo of 4 MB, as phones take them; three of them are within what people post. */
async function judgePhonePhoto(world: World, first: Actor): Promise<void> {
  const { bytes, fileName, contentType } = PHONE_PHOTO;
  const draft = {
    name: '용눈이오름',
    description: '오름에서 찍은 사진이에요.',
    latitude: 33.46,
    longitude: 126.83,
  };
  const form = spotForm(draft, [{ name: 'images', value: bytes, fileName, contentType }]);
  const sentence = `A photo of ${sizeOf(bytes)}, as phones take them, is posted.`;
  await attempt(world, first, 'createSpot', { form }, sentence, { cause: 'phone photo' });
}
