import { expect, it } from 'vitest';
import { applyLocalCompletions } from './challenge-list.ts';
import {
  addLocalCompletion,
  completionsToResend,
  confirmLocalCompletion,
  dropKnownCompletions,
  fromSavedCompletions,
  hinderLocalCompletion,
  newProofText,
  proofStateOf,
  provedIds,
} from './local-completions.ts';

const today = '2026-04-12';
const lists = {
  ready: [{ id: 301 }, { id: 302 }],
  doing: [{ id: 311 }, { id: 312 }],
  done: [{ id: 321, completedAt: '2026-04-01' }],
};
const place = { latitude: 33.247, longitude: 126.5545 };
const waterfall = { title: '천지연폭포 물소리 듣기', themeName: '힐링', image: '/waterfall.svg', ...place };
const street = { title: '', themeName: null, image: null, latitude: null, longitude: null };
const first = { challengeId: 311, challenge: waterfall, completedAt: '2026-04-12', place };
const second = { challengeId: 312, challenge: street, completedAt: '2026-04-12', place: null };
const completions = addLocalCompletion(addLocalCompletion([], first), second);

it('completions on this device are not confirmed at first, and confirmed one by one', () => {
  expect(completions.map(({ isConfirmed }) => isConfirmed)).toEqual([false, false]);
  const confirmed = confirmLocalCompletion(completions, 311);
  expect(confirmed.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false]);
});

it('completions on this device are sent again while not confirmed, if their place is known', () => {
  expect(completionsToResend(completions).map(({ challengeId }) => challengeId)).toEqual([311]);
  expect(completionsToResend(confirmLocalCompletion(completions, 311))).toEqual([]);
});

it.each([
  ['refused', '기간이 끝난 챌린지입니다.', '인증이 확인되지 않았어요. 기간이 끝난 챌린지입니다.'],
  ['refused', null, '인증이 확인되지 않았어요.'],
  ['photo-lost', null, '인증 사진을 보관하지 못해 인증을 보내지 못했어요.'],
] as const)(
  'completions on this device that are hindered (%s, %s) say why and need another proof',
  (kind, message, text) => {
    const hindered = hinderLocalCompletion(completions, 311, { kind, message });
    expect(hindered.map(newProofText)).toEqual([text, '위치를 알 수 없어 인증을 보내지 못했어요.']);
    expect(completionsToResend(hindered)).toEqual([]);
    expect([...provedIds(hindered)]).toEqual([]);
    expect(fromSavedCompletions(JSON.parse(JSON.stringify(hindered)))).toEqual(hindered);

    const provedAgain = addLocalCompletion(hindered, first);
    expect(provedAgain.map(newProofText)).toEqual(['위치를 알 수 없어 인증을 보내지 못했어요.', null]);
    expect([...provedIds(provedAgain)]).toEqual([311]);
  },
);

it('completions on this device need no other proof once the server has taken them', () => {
  const confirmed = confirmLocalCompletion(confirmLocalCompletion(completions, 311), 312);
  expect(confirmed.map(newProofText)).toEqual([null, null]);
  expect([...provedIds(confirmed)]).toEqual([311, 312]);
});

it('completions on this device are checked until the server has taken them, and needed again where it cannot', () => {
  const [sent, unsent] = completions;
  expect(proofStateOf(undefined)).toBe('accepted');
  expect(proofStateOf(sent)).toBe('checking');
  expect(proofStateOf(unsent)).toBe('needed');
  expect(proofStateOf(confirmLocalCompletion(completions, 311)[0])).toBe('accepted');
  const refused = hinderLocalCompletion(completions, 311, { kind: 'refused', message: null });
  expect(proofStateOf(refused[0])).toBe('needed');
});

it('completions on this device are one per challenge', () => {
  const again = addLocalCompletion(completions, { ...first, completedAt: '2026-04-13' });
  expect(again.map(({ challengeId, completedAt }) => [challengeId, completedAt])).toEqual([
    [312, '2026-04-12'],
    [311, '2026-04-13'],
  ]);
});

it('completions on this device move their challenges to done, the latest on top', () => {
  const { ready, doing, done } = applyLocalCompletions(lists, completions, today);
  expect([ready, doing, done].map((list) => list.map(({ id }) => id))).toEqual([
    [301, 302],
    [],
    [312, 311, 321],
  ]);
});

it('completions on this device are in done although no list of the server holds their challenge, but not twice', () => {
  const empty = { ready: [], doing: [], done: [] };
  expect(applyLocalCompletions(empty, completions, today).done).toEqual([
    { id: 312, name: '', themeName: null, imageUrl: null, completedAt: '2026-04-12' },
    {
      id: 311,
      name: '천지연폭포 물소리 듣기',
      themeName: '힐링',
      imageUrl: '/waterfall.svg',
      completedAt: '2026-04-12',
    },
  ]);
  const known = { ...empty, done: [{ id: 321 }, { id: 311, completedAt: '2026-04-11' }] };
  expect(applyLocalCompletions(known, [...completions].slice(0, 1), today).done).toEqual(known.done);
});

it('completions on this device are over when the server lists the challenge as completed', () => {
  expect(dropKnownCompletions(completions, [{ id: 311 }]).map(({ challengeId }) => challengeId)).toEqual([
    312,
  ]);
});

it('completions on this device are read back from what was kept, without what is damaged', () => {
  const saved: unknown = JSON.parse(JSON.stringify([...completions, { challengeId: 'x' }, null]));
  expect(fromSavedCompletions(saved)).toEqual(completions);
  expect(fromSavedCompletions({ 0: first })).toEqual([]);
});
