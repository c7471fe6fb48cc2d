import type { JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import { NICKNAME_KEPT } from '../account/account.ts';
import { readAccount } from '../account/account-state.ts';
import {
  ask,
  askInVain,
  attempt,
  claim,
  codePointsOf,
  dataItemsOf,
  itemsOf,
  meaningCheck,
  idIn,
  objectOf,
  part,
  requireFirst,
  stopFor,
  textIn,
  worldUnder,
} from '../kit/asking.ts';
import { spotOf } from './like.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { HASHTAGS, ownSpotOf, postSpot, spotForm, type SpotDraft } from './own-spot.ts';
import { uniqueLetters } from '../kit/unique.ts';

/** What one person counts as one character each, and what servers lose: some of it has several code points. */
const CHARACTERS = [
  '돌',
  '하'.normalize('NFD'),
  '르',
  '방'.normalize('NFD'),
  '👨‍👩‍👧‍👦',
  '🍊',
  '🇰🇷',
  '❤️',
  '漢',
  'é'.normalize('NFD'),
  'ㅋ',
  '<',
  '&',
  '"',
  '\\',
  "'",
  '％',
  'é'.normalize('NFC'),
  '똠',
  '!',
] as const;

/** So many of these characters, ending in the last of them. */
const characters = (count: number): string =>
  Array.from({ length: count }, (_, index) => CHARACTERS[index % CHARACTERS.length]).join('');

/** The most characters of a description, as a person counts them (1 §5). */
const DESCRIPTION_MAX = 200;

const NAME_MAX = 100;

const TAG_MAX = 20;

/** The contract's rule for every text. */
const RULE = 'Texts come back as they were sent, byte for byte in UTF-8.';

/** Where the first difference is, for somebody who cannot see it. */
function describeDifference(sent: string, received: string): string {
  const other = codePointsOf(received);
  const at = codePointsOf(sent).findIndex((code, index) => code !== other[index]);
  const place =
    at === -1 ? `it goes on after code point ${codePointsOf(sent).length}` : `code point ${at} differs`;
  const excerpt = other.slice(Math.max(at - 3, 0), Math.max(at, 0) + 12).join('');
  return `${other.length} code points; ${place}: …${excerpt}…`;
}

interface Text {
  where: string;
  sent: string;
  received: string | undefined;
  exchange: Exchange;
  pointer: string;
  /** Causes from which it would only follow. */
  follows?: readonly string[];
  /** Where composed form is allowed: names are looked for, whichever keyboard wrote them. */
  mayBeComposed?: boolean;
}

function judgeText(
  world: World,
  { where, sent, received, exchange, pointer, follows = [], mayBeComposed }: Text,
): void {
  const place = { at: 'response', status: 200, pointer } as const;
  if (received === undefined) {
    claim(worldUnder(world, 'created-is-there'), false, {
      exchange,
      expected: `${where} comes back at all.`,
      received: undefined,
      cause: pointer.includes('/tag') ? HASHTAGS : `${where} is gone`,
      place,
    });
    return;
  }
  const isSame = received === sent || (mayBeComposed === true && received === sent.normalize('NFC'));
  claim(world, isSame, {
    exchange,
    // That it is the same text is what was asked for; that it is written with the same code points is decided.
    tier: received.normalize('NFC') === sent.normalize('NFC') ? 'assumption' : 'specification',
    cause: where,
    follows,
    expected: `${where} comes back as it was sent: ${codePointsOf(sent).slice(0, 24).join('')}… (${codePointsOf(sent).length} code points).`,
    received: describeDifference(sent, received),
    place,
    sentence: RULE,
  });
}

function judgeSpot(
  world: World,
  draft: SpotDraft,
  spot: JsonObject,
  exchange: Exchange,
  pointer: string,
): void {
  const texts = [
    ['name', true],
    ['description', false],
    ['tag1', true],
    ['tag2', true],
    ['tag3', true],
  ] as const;
  for (const [field, mayBeComposed] of texts) {
    judgeText(world, {
      where: `The ${field} of a spot`,
      sent: draft[field] ?? '',
      received: textIn(spot, field),
      exchange,
      pointer: `${pointer}/${field}`,
      mayBeComposed,
    });
  }
}

async function judgeSpotText(world: World, actor: Actor): Promise<Id | undefined> {
  const draft: SpotDraft = {
    name: '제주특별자치도 서귀포시 성산읍 '.repeat(5).slice(0, NAME_MAX - 2) + '🍊!',
    description: `${characters(DESCRIPTION_MAX / 2 - 1)}\n${characters(DESCRIPTION_MAX / 2)}`,
    latitude: 33.458,
    longitude: 126.9425,
    themeId: 9,
    tag1: characters(TAG_MAX).replace('<', 'ㄱ'),
    tag2: '맛집🍊',
    tag3: '노을'.normalize('NFD'),
  };
  const posted = await postSpot(world, actor, draft, {
    expectation: `${DESCRIPTION_MAX} characters of a description and ${TAG_MAX} of a hashtag are taken, as a person counts them: emoji and separate letters are one each.`,
  });
  if (!posted) return undefined;
  const { id } = posted;
  const [byId, feed] = await Promise.all([
    ask(world, actor, 'getSpot', { path: { id } }),
    ask(world, actor, 'listLatestSpots', { query: { page: 0, size: 20 } }),
  ]);
  judgeSpot(world, draft, spotOf(byId.body), byId.exchange, '');
  const listed = itemsOf(feed.body)?.find((spot) => spot['id'] === id);
  if (listed) judgeSpot(world, draft, listed, feed.exchange, '/content/0');
  const tooLong = { ...draft, description: characters(DESCRIPTION_MAX + 1) };
  await askInVain(
    world,
    actor,
    'createSpot',
    { form: spotForm(tooLong) },
    {
      statuses: [400],
      because: 'refused',
      tier: 'assumption',
      expectation: 'A server refuses the 201st character, as a person counts them.',
      place: { at: 'requestBody', pointer: '/data/description' },
    },
  );
  return id;
}

interface CommentPlace {
  create: 'createComment' | 'createReply';
  list: 'listComments' | 'listReplies';
  path: Readonly<Record<string, Id>>;
}

/** @returns the id of the new comment or reply */
async function judgeCommentText(
  world: World,
  actor: Actor,
  { create, list, path }: CommentPlace,
): Promise<Id | undefined> {
  const sent = `${characters(60)} ${'가나다라마바사아자차'.normalize('NFD')}`;
  const where = create === 'createComment' ? 'The text of a comment' : 'The text of a reply';
  const written = await ask(world, actor, create, { path, json: { text: sent } });
  const comment = objectOf(written.body);
  const { exchange } = written;
  judgeText(world, { where, sent, received: textIn(comment, 'text'), exchange, pointer: '/text' });
  const reading = await ask(world, actor, list, { path });
  const listed = itemsOf(reading.body)?.find((item) => item['id'] === comment['id']);
  if (listed) {
    const received = textIn(listed, 'text');
    judgeText(world, { where, sent, received, exchange: reading.exchange, pointer: '/content/0/text' });
  }
  return idIn(comment);
}

/** A server may allow fewer characters in a nickname than another; plainer ones are tried before it is given up. */
async function judgeNickname(world: World, actor: Actor): Promise<void> {
  const { nickname: before } = await readAccount(world, actor);
  if (before === '') return world.skip('The account has no nickname to go back to.');
  const letters = uniqueLetters(world.now(), 8);
  const rich = `돌하르방🍊ㅋ똠é${letters}`;
  for (const nickname of [rich, `돌하르방${letters}`]) {
    const query = { nickname };
    const sentence = 'A nickname of 2 to 20 characters is taken, emoji and separate letters included.';
    const ground = { tier: nickname === rich ? 'assumption' : 'specification', cause: 'nickname' } as const;
    // The plainer one only where the rich one is refused.
    if (!(await attempt(world, actor, 'changeNickname', { query }, sentence, ground))) continue;
    const { nickname: told, exchange } = await readAccount(world, actor);
    await ask(world, actor, 'changeNickname', { query: { nickname: before } });
    return judgeText(world, {
      where: 'A nickname',
      sent: nickname,
      received: told,
      exchange,
      follows: [NICKNAME_KEPT],
      pointer: '/data/nickname',
      mayBeComposed: true,
    });
  }
  return undefined;
}

export const koreanText: MeaningCheck = meaningCheck({
  id: 'korean-text',
  title: 'Korean text comes back byte for byte, emoji and separate letters included',
  operations: [
    'createSpot',
    'getSpot',
    'listLatestSpots',
    'createComment',
    'listComments',
    'createReply',
    'listReplies',
    'changeNickname',
  ],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    let spotId: Id | undefined;
    await part(world, 'the texts of spots', async () => {
      spotId = await judgeSpotText(world, first);
    });
    await part(world, 'the texts of comments and replies', () => judgeTalk(world, first, spotId));
    await part(world, 'the text of a nickname', () => judgeNickname(world, first));
  },
});

/** @param spotId the spot to write at; a plain one of the run where there is none */
async function judgeTalk(world: World, first: Actor, spotId: Id | undefined): Promise<void> {
  const id = spotId ?? (await ownSpotOf(world, first));
  if (id === undefined) stopFor(world, 'It needs a spot of its own.');
  const commentId = await judgeCommentText(world, first, {
    create: 'createComment',
    list: 'listComments',
    path: { id },
  });
  if (commentId === undefined) return;
  const path = { id, commentId };
  await judgeCommentText(world, first, { create: 'createReply', list: 'listReplies', path });
}

/** What a reader of UTF-8 puts where bytes are none. */
const REPLACEMENT = '\u{fffd}';

/** Whether a text is UTF-8 that was read as Latin letters and encoded once more. */
function isEncodedTwice(text: string): boolean {
  const codes = codePointsOf(text).map((sign) => sign.codePointAt(0) ?? 0);
  if (codes.some((code) => code > 0xff) || codes.every((code) => code < 0x80)) return false;
  const bytes = Uint8Array.from(codes);
  return /[\uac00-\ud7a3]/.test(new TextDecoder().decode(bytes));
}

const READ = [
  { operationId: 'listUpcomingChallenges', fields: ['name', 'description', 'themeName'] },
  { operationId: 'listOngoingChallenges', fields: ['name', 'description', 'themeName'] },
  { operationId: 'listCompletedChallenges', fields: ['name', 'description', 'themeName'] },
  { operationId: 'listProducts', fields: ['name'], query: { category: 'GOODS' } },
  { operationId: 'listProducts', fields: ['name'], query: { category: 'JEJU_TICON' } },
] as const;

export const readableText: MeaningCheck = meaningCheck({
  id: 'korean-text',
  title: 'The texts of challenges and products are UTF-8, encoded once',
  operations: [...new Set(READ.map(({ operationId }) => operationId))],
  writes: false,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    await Promise.all(
      READ.map(async ({ operationId, fields, ...options }) => {
        const { body, exchange } = await ask(world, first, operationId, options);
        const items = itemsOf(body) ?? dataItemsOf(body) ?? [];
        const texts = items.flatMap((item) => fields.map((field) => textIn(item, field) ?? ''));
        const broken = texts.find((text) => text.includes(REPLACEMENT) || isEncodedTwice(text));
        claim(world, broken === undefined, {
          exchange,
          cause: 'encoding',
          expected: 'Every text is UTF-8, encoded once.',
          received: broken,
          sentence: RULE,
        });
      }),
    );
  },
});
