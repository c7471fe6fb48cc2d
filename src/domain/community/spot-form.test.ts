import { expect, it } from 'vitest';
import {
  addSpotImages,
  capSpotDescription,
  EMPTY_SPOT_FORM,
  spotDescriptionCounter,
  spotDescriptionError,
  spotImageCounter,
  spotNameError,
  submitSpotForm,
  typeSpotDescription,
  type SpotFormValues,
} from './spot-form.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const DECOMPOSED_HAN = '한'.normalize('NFD');

const filled: SpotFormValues = {
  name: '성산일출봉',
  position: { latitude: 33.458, longitude: 126.9425 },
  description: '새벽 다섯 시에 올라가서 본 해돋이예요.',
  themeId: null,
  hashtags: [],
  hashtagInput: '',
};

it('the required fields need at least one character', () => {
  expect(spotNameError('')).toBe('위치를 입력해주세요.');
  expect(spotNameError('  ')).toBe('위치를 입력해주세요.');
  expect(spotNameError('섬')).toBeUndefined();
  expect(spotDescriptionError('')).toBe('내용을 입력해주세요.');
  expect(spotDescriptionError(' \n ')).toBe('내용을 입력해주세요.');
  expect(spotDescriptionError('!')).toBeUndefined();
});

it.each([
  ['', '', '위치와 내용을 입력해주세요.'],
  ['  ', ' \n', '위치와 내용을 입력해주세요.'],
  ['', '좋아요', '위치를 입력해주세요.'],
  ['성산일출봉', '', '내용을 입력해주세요.'],
])('the required fields with place %j and description %j give the toast %s', (name, description, toast) => {
  expect(submitSpotForm({ ...filled, name, description })).toEqual({ kind: 'refused', toast });
});

it('the required fields need the coordinates with the place', () => {
  expect(submitSpotForm({ ...filled, position: null })).toEqual({
    kind: 'refused',
    toast: '위치를 입력해주세요.',
  });
  expect(submitSpotForm(EMPTY_SPOT_FORM)).toEqual({
    kind: 'refused',
    toast: '위치와 내용을 입력해주세요.',
  });
});

it('the description keeps 200 characters and drops the 201st', () => {
  expect(capSpotDescription('가'.repeat(200))).toBe('가'.repeat(200));
  expect(capSpotDescription(`${'가'.repeat(200)}나`)).toBe('가'.repeat(200));
});

it('the description counts an emoji and a decomposed syllable as one', () => {
  expect(capSpotDescription(FAMILY.repeat(200))).toBe(FAMILY.repeat(200));
  expect(capSpotDescription(FAMILY.repeat(201))).toBe(FAMILY.repeat(200));
  expect(capSpotDescription(DECOMPOSED_HAN.repeat(201))).toBe(DECOMPOSED_HAN.repeat(200));
  expect(capSpotDescription(`${'a'.repeat(199)}${FAMILY}b`)).toBe(`${'a'.repeat(199)}${FAMILY}`);
});

it('the description refuses a 201st character in the middle and keeps the end', () => {
  const full = `${'가'.repeat(199)}끝`;
  expect(typeSpotDescription(full, `나${full}`)).toBe(full);
  expect(typeSpotDescription(full.slice(1), `나${full.slice(1)}`)).toBe(`나${full.slice(1)}`);
});

it('the description shows its counter', () => {
  expect(spotDescriptionCounter('')).toBe('0/200');
  expect(spotDescriptionCounter(`한라산${FAMILY}`)).toBe('4/200');
  expect(spotDescriptionCounter('가'.repeat(200))).toBe('200/200');
});

it('the pictures are 3 at most, the first ones stay', () => {
  expect(addSpotImages([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(addSpotImages(['a', 'b'], ['c', 'd'])).toEqual(['a', 'b', 'c']);
  expect(addSpotImages(['a', 'b', 'c'], ['d'])).toEqual(['a', 'b', 'c']);
});

it('the pictures show their counter', () => {
  expect(spotImageCounter(0)).toBe('0/3');
  expect(spotImageCounter(3)).toBe('3/3');
});

it('submitSpotForm leaves out theme and tags that were not chosen', () => {
  expect(submitSpotForm(filled)).toStrictEqual({
    kind: 'ready',
    fields: {
      name: '성산일출봉',
      description: '새벽 다섯 시에 올라가서 본 해돋이예요.',
      latitude: 33.458,
      longitude: 126.9425,
    },
  });
});

it('submitSpotForm sends everything that was chosen, trimmed', () => {
  const values: SpotFormValues = {
    ...filled,
    name: ' 성산일출봉 ',
    description: ' 해돋이 \n',
    themeId: 4,
    hashtags: ['일출', '제주', '오름'],
  };
  expect(submitSpotForm(values)).toStrictEqual({
    kind: 'ready',
    fields: {
      name: '성산일출봉',
      description: '해돋이',
      latitude: 33.458,
      longitude: 126.9425,
      themeId: 4,
      tag1: '일출',
      tag2: '제주',
      tag3: '오름',
    },
  });
});

it('submitSpotForm adds a hashtag that is typed but not closed', () => {
  expect(submitSpotForm({ ...filled, hashtags: ['일출'], hashtagInput: '#제주' })).toMatchObject({
    kind: 'ready',
    fields: { tag1: '일출', tag2: '제주' },
  });
});

it('submitSpotForm leaves out an unclosed hashtag that is there already', () => {
  expect(submitSpotForm({ ...filled, hashtags: ['일출'], hashtagInput: '일출' })).toStrictEqual({
    kind: 'ready',
    fields: {
      name: '성산일출봉',
      description: '새벽 다섯 시에 올라가서 본 해돋이예요.',
      latitude: 33.458,
      longitude: 126.9425,
      tag1: '일출',
    },
  });
});

it('submitSpotForm tells when an unclosed hashtag is too long or one too many', () => {
  expect(submitSpotForm({ ...filled, hashtagInput: '가'.repeat(20) })).toMatchObject({ kind: 'ready' });
  expect(submitSpotForm({ ...filled, hashtagInput: '가'.repeat(21) })).toEqual({
    kind: 'refused',
    toast: '태그는 최대 20자까지 가능해요.',
  });
  expect(submitSpotForm({ ...filled, hashtags: ['일출', '제주', '오름'], hashtagInput: '바다' })).toEqual({
    kind: 'refused',
    toast: '최대 3개까지 가능합니다.',
  });
  expect(
    submitSpotForm({ ...filled, hashtags: ['일출', '제주', '오름'], hashtagInput: '일출 바다' }),
  ).toMatchObject({ kind: 'refused' });
});

it('submitSpotForm sends decomposed Hangul in composed form', () => {
  expect(submitSpotForm({ ...filled, description: '한라산'.normalize('NFD') })).toMatchObject({
    fields: { description: '한라산'.normalize('NFC') },
  });
});
