import { isJsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import { PHONE_PHOTO, PICTURES, sizeOf } from '../../generation/pictures.ts';
import { readAccount, type AccountState } from './account-state.ts';
import {
  ask,
  askInVain,
  attempt,
  claim,
  dataOf,
  meaningCheck,
  objectOf,
  part,
  requireFirst,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { uniqueLetters } from '../kit/unique.ts';

const LABELS = [
  '데이트',
  '힐링',
  '반려동물',
  '사진 명소',
  '가족 여행',
  '자연',
  '한달 살이',
  '나홀로 여행',
  '맛집 탐방',
];

/** A nickname that is not kept is neither taken nor told. */
export const NICKNAME_KEPT = 'nickname kept';

const sorted = (labels: readonly unknown[]) => labels.map(String).toSorted().join(', ');

async function saveThemes(world: World, actor: Actor, themes: readonly string[]): Promise<void> {
  const { exchange } = await ask(world, actor, 'saveThemes', { json: { themes } });
  const { themes: told } = await readAccount(world, actor);
  claim(world, sorted(told) === sorted(themes), {
    exchange,
    fields: ['themes'],
    expected: `The session has the themes ${sorted(themes)}, and no others.`,
    received: sorted(told) || 'none',
  });
}

/** New themes replace the old ones, one or three of them. */
async function judgeThemes(world: World, actor: Actor, before: AccountState): Promise<void> {
  const others = LABELS.filter((label) => !before.themes.includes(label));
  await saveThemes(world, actor, others.slice(0, 1));
  await saveThemes(world, actor, others.slice(1, 4));
  const own = LABELS.filter((label) => before.themes.includes(label));
  if (own.length > 0) await saveThemes(world, actor, own);
}

async function judgeTaken(world: World, asker: Actor, nickname: string, taken: boolean): Promise<void> {
  const { body, exchange } = await ask(world, asker, 'checkNickname', { query: { nickname } });
  claim(world, dataOf(body) === taken, {
    exchange,
    expected: `data is ${String(taken)} for ${nickname}: ${taken ? 'somebody has it, be it the asker' : 'nobody has it'}.`,
    received: dataOf(body),
    cause: `${exchange.operationId} ${taken ? 'taken' : 'free'}`,
    follows: [NICKNAME_KEPT],
    place: { at: 'response', status: 200, pointer: '/data' },
  });
}

async function changeNickname(
  world: World,
  actor: Actor,
  nickname: string,
  sentence?: string,
): Promise<void> {
  const ground = sentence === undefined ? {} : { tier: 'assumption' as const };
  const reply = await attempt(world, actor, 'changeNickname', { query: { nickname } }, sentence, ground);
  if (!reply) return;
  const { exchange } = reply;
  const { nickname: told } = await readAccount(world, actor);
  claim(world, told === nickname, {
    exchange,
    fields: ['nickname'],
    cause: NICKNAME_KEPT,
    expected: `The session has the nickname ${nickname}.`,
    received: told,
  });
}

async function judgeNickname(world: World, actor: Actor, before: AccountState): Promise<void> {
  const nickname = `돌담${uniqueLetters(world.now(), 8)}`;
  await judgeTaken(world, world.visitor, nickname, false);
  await changeNickname(world, actor, nickname);
  try {
    await judgeTaken(world, world.visitor, nickname, true);
    await judgeTaken(world, actor, nickname, true);
    await judgeTaken(world, world.visitor, before.nickname, false);
    await changeNickname(world, actor, nickname, 'Setting the nickname that the user has succeeds.');
    await judgeOthersNickname(world, actor, nickname);
  } finally {
    await changeNickname(world, actor, before.nickname);
  }
}

/** Somebody else's nickname is refused, and the refusal carries its text in `data`. */
async function judgeOthersNickname(world: World, actor: Actor, own: string): Promise<void> {
  const { second } = world;
  if (!second) return;
  const { nickname } = await readAccount(world, second);
  await judgeTaken(world, actor, nickname, true);
  const refused = await askInVain(
    world,
    actor,
    'changeNickname',
    { query: { nickname } },
    {
      statuses: [409],
      expectation: `Somebody else has the nickname ${nickname}.`,
      place: { at: 'response', status: 409 },
    },
  );
  const { body } = refused.answer ?? {};
  claim(world, isJsonObject(body) && typeof body['data'] === 'string' && body['data'] !== '', {
    exchange: refused,
    tier: 'assumption',
    expected: 'A failure carries its text in data.',
    received: body,
  });
  const { nickname: kept } = await readAccount(world, actor);
  claim(world, kept === own, {
    exchange: refused,
    fields: ['nickname'],
    follows: [NICKNAME_KEPT],
    expected: `The nickname stays ${own} after the refusal.`,
    received: kept,
  });
}

const PROFILE_PLACE = { at: 'response', status: 200, pointer: '/data/profile' } as const;

/** From the default picture to another one, to a third one, and back for good. */
async function judgePicture(world: World, actor: Actor): Promise<void> {
  await attempt(world, actor, 'deleteProfileImage', {}, 'The picture is taken away.');
  const { profile: byDefault } = await readAccount(world, actor);
  const addresses: string[] = [];
  for (const { fileName, contentType, bytes } of [...PICTURES.slice(0, 2), PHONE_PHOTO]) {
    const form = [{ name: 'newProfileImage', value: bytes, fileName, contentType }];
    // Each replaces the one before; the last one is as large as phones make them.
    const what = `The picture is saved: ${sizeOf(bytes)}.`;
    if (!(await attempt(world, actor, 'saveProfileImage', { form }, what))) continue;
    const { profile, exchange } = await readAccount(world, actor);
    claim(world, profile !== '' && profile !== byDefault, {
      operationId: 'saveProfileImage',
      exchange,
      fields: ['profile'],
      expected: 'The session has the address of the new picture.',
      received: profile === '' ? 'no address' : profile,
    });
    addresses.push(profile);
  }
  for (const [sentence, tier] of [
    ['The picture is taken away.', 'specification'],
    ['It succeeds without one too.', 'assumption'],
  ] as const) {
    // The second one finds what the first has left.
    if (!(await attempt(world, actor, 'deleteProfileImage', {}, sentence, { tier }))) continue;
    const { profile, exchange } = await readAccount(world, actor);
    claim(world, profile === '' || !addresses.includes(profile), {
      operationId: 'deleteProfileImage',
      exchange,
      expected: 'The user has the default picture: empty, null or no address.',
      received: profile,
      place: PROFILE_PLACE,
    });
  }
}

async function judgeFields(world: World, actor: Actor): Promise<void> {
  const fields = ['nickname', 'hallabong'];
  const [whole, some] = await Promise.all([
    ask(world, actor, 'getSession'),
    ask(world, actor, 'getSession', { query: { fields } }),
  ]);
  const user = objectOf(dataOf(whole.body));
  const told = objectOf(dataOf(some.body));
  // What the whole session does not have either is told of the session.
  const wrong = ['userId', ...fields].find(
    (field) => user[field] !== undefined && told[field] !== user[field],
  );
  claim(world, wrong === undefined, {
    exchange: some.exchange,
    tier: wrong === 'userId' ? 'assumption' : 'specification',
    expected: `With fields=${fields.join()} at least userId and these come: ${wrong} is ${String(user[wrong ?? ''])}.`,
    received: told[wrong ?? ''],
    place: { at: 'parameter', name: 'fields' },
  });
}

export const sessionFields: MeaningCheck = meaningCheck({
  id: 'filter',
  title: 'The session tells the fields that were asked for',
  operations: ['getSession'],
  writes: false,
  needs: 'first',
  run: (world) => judgeFields(world, requireFirst(world)),
});

export const account: MeaningCheck = meaningCheck({
  id: 'account',
  title: 'Themes, nickname and picture are what was saved last, and the session tells them',
  operations: [
    'saveThemes',
    'changeNickname',
    'checkNickname',
    'saveProfileImage',
    'deleteProfileImage',
    'getSession',
  ],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    const before = await readAccount(world, first);
    await part(world, 'the themes', () => judgeThemes(world, first, before));
    await part(world, 'the picture', () => judgePicture(world, first));
    if (before.nickname === '') return world.skip('The account has no nickname to go back to.');
    return part(world, 'the nickname', () => judgeNickname(world, first, before));
  },
});
