import { expect, it } from 'vitest';
import { toPostDetail } from './post-detail';

const bare = {
  id: 101,
  name: '성산일출봉',
  description: '새벽 다섯 시에 올라가서 본 해돋이예요.',
  imageUrls: ['/a.jpg'],
  userProfile: null,
  userNickname: '감귤이',
  createdAt: '2026-04-10T06:10:00',
  likedByMe: true,
  likeCount: 214,
  themeId: 4,
  tag1: '일출',
  tag2: '#성산',
  tag3: null,
};

it('the page of a post shows theme and hashtags beside all that a card shows', () => {
  expect(toPostDetail(bare)).toEqual({
    id: 101,
    place: '성산일출봉',
    description: '새벽 다섯 시에 올라가서 본 해돋이예요.',
    imageUrls: ['/a.jpg'],
    avatarUrl: null,
    nickname: '감귤이',
    date: '2026-04-10',
    likedByMe: true,
    likeCount: 214,
    theme: '사진 명소',
    tags: ['일출', '성산'],
  });
});

it('the page of a post reads a post inside the envelope too', () => {
  expect(toPostDetail({ success: true, data: bare })).toEqual(toPostDetail(bare));
});

it.each([
  ['missing', {}, undefined, []],
  ['unknown or blank', { themeId: 10, tag1: ' ', tag2: 5, tag3: '#' }, undefined, []],
  ['repeated', { themeId: null, tag1: '일출', tag2: '#일출', tag3: '새벽' }, undefined, ['일출', '새벽']],
])('the page of a post copes with %s extras', (_, extras, theme, tags) => {
  expect(toPostDetail({ id: 7, ...extras })).toMatchObject({ theme, tags });
});

it.each([null, undefined, 'text', [], {}, { id: '101' }, { success: true, data: null }])(
  'the page of a post is nothing for %j',
  (body) => {
    expect(toPostDetail(body)).toBeUndefined();
  },
);
