import { expect, it } from 'vitest';
import { descriptionOnCard, toPostCard } from './post-card.ts';

it('the card of a post shows what the server sent, the date as a day in Jeju', () => {
  expect(
    toPostCard({
      id: 107,
      name: '쇠소깍',
      description: '오전 물빛이 제일 맑아요.',
      imageUrls: ['/a.jpg', '/b.jpg'],
      userProfile: '/me.jpg',
      userNickname: '바당소리',
      createdAt: '2026-04-10T23:30:00Z',
      likedByMe: true,
      likeCount: 142,
    }),
  ).toEqual({
    id: 107,
    place: '쇠소깍',
    description: '오전 물빛이 제일 맑아요.',
    imageUrls: ['/a.jpg', '/b.jpg'],
    avatarUrl: '/me.jpg',
    nickname: '바당소리',
    date: '2026-04-11',
    likedByMe: true,
    likeCount: 142,
  });
});

it('the card of a post has a default for everything but the id', () => {
  expect(toPostCard({ id: 7 })).toEqual({
    id: 7,
    place: '제목 없음',
    description: '',
    imageUrls: [],
    avatarUrl: null,
    nickname: '게스트',
    date: '',
    likedByMe: false,
    likeCount: 0,
  });
});

it('the card of a post takes nonsense for missing', () => {
  const nonsense = {
    name: ' ',
    description: 12,
    imageUrls: ['', null, '/a.jpg'],
    userProfile: {},
    userNickname: null,
    createdAt: '어제',
    likedByMe: 'yes',
    likeCount: -3,
  };
  expect(toPostCard({ id: 7, ...nonsense })).toMatchObject({
    place: '제목 없음',
    description: '',
    imageUrls: ['/a.jpg'],
    avatarUrl: null,
    nickname: '게스트',
    date: '',
    likedByMe: false,
    likeCount: 0,
  });
});

const family = '👨‍👩‍👧‍👦';

it.each([
  ['nothing', ''],
  ['200 characters, as a person counts them', family.repeat(200)],
  ['14 lines', Array.from({ length: 14 }, (_, line) => line).join('\n')],
])('a description on a card is whole with %s', (_, description) => {
  expect(descriptionOnCard(description)).toEqual({ text: description, isCut: false });
});

it.each([
  ['the 201st character', family.repeat(201), `${family.repeat(200)}…`],
  ['a word of 10,000 letters', '가'.repeat(10_000), `${'가'.repeat(200)}…`],
  ['the 15th line', `${'줄\n'.repeat(14)}끝`, `${'줄\n'.repeat(13)}줄…`],
])('a description on a card ends before %s', (_, description, text) => {
  expect(descriptionOnCard(description)).toEqual({ text, isCut: true });
});
