import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toChallengeCard, toChallengeDetail } from './challenge-card.ts';

const soesokkak = {
  id: 301,
  name: '쇠소깍 물빛 담기',
  description: '쇠소깍의 비취색 물빛을 사진에 담아주세요.',
  themeName: '자연',
  img1: '/example-images/soesokkak.svg',
  imageUrl: '/example-images/other.svg',
  startDate: '2026-04-18',
  endDate: '2026-05-17T23:59:59+09:00',
  latitude: 33.2522,
  longitude: 126.6235,
};

it('a challenge card shows a challenge before its start', () => {
  expect(toChallengeCard(soesokkak, 'pre')).toEqual({
    id: 301,
    title: '쇠소깍 물빛 담기',
    categoryLabel: '자연',
    statusLabel: '진행전',
    dateText: '2026.04.18',
    image: '/example-images/soesokkak.svg',
    categoryTone: 'primary',
    place: { latitude: 33.2522, longitude: 126.6235 },
  });
});

it('a challenge card has no place where the server does not tell a usable one', () => {
  expect(toChallengeCard({ ...soesokkak, latitude: null }, 'doing').place).toBeNull();
  expect(toChallengeCard({ ...soesokkak, longitude: 181 }, 'doing').place).toBeNull();
});

it('a challenge card shows an ongoing challenge with its start and end', () => {
  expect(toChallengeCard(soesokkak, 'doing')).toMatchObject({
    statusLabel: '진행중',
    dateText: '2026.04.18 ~ 2026.05.17',
  });
});

it.each([
  [{ endDate: null }, '2026.04.18 ~'],
  [{ startDate: null }, '~ 2026.05.17'],
  [{ startDate: null, endDate: undefined }, ''],
  [{ endDate: 'soon' }, '2026.04.18 ~'],
])('a challenge card of an ongoing challenge with %o has the date "%s"', (parts, dateText) => {
  expect(toChallengeCard({ ...soesokkak, ...parts }, 'doing').dateText).toBe(dateText);
});

it.each([
  [{ completedAt: '2026-04-30T15:00:00Z' }, '2026.05.01'],
  [{ completedAt: '2026-04-30T10:00:00' }, '2026.04.30'],
  [{ completedAt: null }, '2026.05.17'],
  [{ completedAt: null, endDate: null }, ''],
])(
  'a challenge card of a completed challenge with %o is labelled 완료 and has the date "%s"',
  (parts, dateText) => {
    expect(toChallengeCard({ ...soesokkak, ...parts }, 'done')).toMatchObject({
      statusLabel: '완료',
      dateText,
    });
  },
);

it('a challenge card has a fallback for everything but the id', () => {
  expect(toChallengeCard({ id: 302 }, 'pre')).toEqual({
    id: 302,
    title: '제목 없음',
    categoryLabel: '취향저격 스팟',
    statusLabel: '진행전',
    dateText: '',
    image: null,
    categoryTone: 'neutral',
    place: null,
  });
});

it('a challenge card takes blank texts for missing ones', () => {
  expect(toChallengeCard({ id: 302, name: '  ', themeName: '', img1: ' ' }, 'pre')).toMatchObject({
    title: '제목 없음',
    categoryLabel: '취향저격 스팟',
    image: null,
    categoryTone: 'neutral',
  });
});

it('a challenge card takes the title and the second picture where the first choice is missing', () => {
  const challenge = {
    id: 302,
    title: '외돌개 산책길 걷기',
    img1: null,
    imageUrl: '/example-images/oedolgae.svg',
  };
  expect(toChallengeCard(challenge, 'pre')).toMatchObject({
    title: '외돌개 산책길 걷기',
    image: '/example-images/oedolgae.svg',
  });
});

it('a challenge card is made from whatever comes', () => {
  const source = fc.record(
    { name: fc.anything(), themeName: fc.anything(), img1: fc.anything(), startDate: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(source, fc.constantFrom('pre', 'doing', 'done'), (parts, tab) => {
      const card = toChallengeCard({ id: 1, ...parts }, tab);
      expect(card.title).not.toBe('');
      expect(card.dateText).toMatch(/^(\d{4}\.\d{2}\.\d{2})?( ?~( ?\d{4}\.\d{2}\.\d{2})?)?$/);
    }),
  );
});

it('the page of a challenge before its start shows the challenge on a map of level 8', () => {
  expect(toChallengeDetail(soesokkak)).toEqual({
    id: 301,
    title: '쇠소깍 물빛 담기',
    description: '쇠소깍의 비취색 물빛을 사진에 담아주세요.',
    image: '/example-images/soesokkak.svg',
    center: { latitude: 33.2522, longitude: 126.6235 },
    hasPlace: true,
    mapLevel: 8,
  });
});

it('the page of a challenge before its start falls back to 챌린지 and to the default centre', () => {
  expect(toChallengeDetail({ id: 301, latitude: '33.2', longitude: null })).toEqual({
    id: 301,
    title: '챌린지',
    description: '',
    image: null,
    center: { latitude: 33.24083, longitude: 126.605983 },
    hasPlace: false,
    mapLevel: 8,
  });
});
