import { isJsonObject } from '../../../tools/contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import { PICTURES } from '../../generation/pictures.ts';
import { readAccount, type AccountState } from './account-state.ts';
import { ask, askInVain, claim, dataOf, meaningCheck, objectOf, requireFirst } from '../kit/asking.ts';
import type { MeaningCheck, World } from '../kit/meaning-check.ts';
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

const sorted = (labels: readonly unknown[]) => labels.map(String).toSorted().join(', ');

async function saveThemes(world: World, actor: Actor, themes: readonly string[]): Promise<void> {
  const { exchange } = await ask(world, actor, 'saveThemes', { json: { themes } });
  const { themes: told } = await readAccount(world, actor);
  claim(world, sorted(told) === sorted(themes), {
    exchange,
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
    place: { at: 'response', status: 200, pointer: '/data' },
  });
}

async function changeNickname(
  world: World,
  actor: Actor,
  nickname: string,
  sentence?: string,
): Promise<void> {
  const { exchange } = await ask(world, actor, 'changeNickname', { query: { nickname } }, sentence);
  const { nickname: told } = await readAccount(world, actor);
  claim(world, told === nickname, {
    exchange,
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
    expected: 'A failure carries its text in data.',
    received: body,
  });
  const { nickname: kept } = await readAccount(world, actor);
  claim(world, kept === own, {
    exchange: refused,
    expected: `The nickname stays ${own} after the refusal.`,
    received: kept,
  });
}

const PROFILE_PLACE = { at: 'response', status: 200, pointer: '/data/profile' } as const;

/** @returns what the session tells afterwards */
async function deletePicture(world: World, actor: Actor, sentence: string): Promise<AccountState> {
  await ask(world, actor, 'deleteProfileImage', {}, sentence);
  return readAccount(world, actor);
}

/** From the default picture to another one, to a third one, and back for good. */
async function judgePicture(world: World, actor: Actor): Promise<void> {
  const { profile: byDefault } = await deletePicture(world, actor, 'The picture is taken away.');
  const addresses: string[] = [];
  for (const { fileName, contentType, bytes } of PICTURES.slice(0, 2)) {
    const form = [{ name: 'newProfileImage', value: bytes, fileName, contentType }];
    // The second one replaces the first.
    await ask(world, actor, 'saveProfileImage', { form });
    const { profile, exchange } = await readAccount(world, actor);
    claim(world, profile !== '' && profile !== byDefault, {
      operationId: 'saveProfileImage',
      exchange,
      expected: 'The session has the address of the new picture.',
      received: profile === '' ? 'no address' : profile,
    });
    addresses.push(profile);
  }
  for (const sentence of ['The picture is taken away.', 'It succeeds without one too.']) {
    // The second one finds what the first has left.
    const { profile, exchange } = await deletePicture(world, actor, sentence);
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
  const wrong = ['userId', ...fields].find((field) => told[field] !== user[field]);
  claim(world, wrong === undefined, {
    exchange: some.exchange,
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
    await judgeThemes(world, first, before);
    if (before.nickname === '') world.skip('The account has no nickname to go back to.');
    else await judgeNickname(world, first, before);
    await judgePicture(world, first);
  },
});
