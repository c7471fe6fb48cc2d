import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addHashtags, typeHashtags } from './hashtags.ts';

const TWENTY = '가나다라마바사아자차카타파하거너더러머버';
const TWENTY_ONE = `${TWENTY}서`;

it('addHashtags strips a leading # and keeps one in the middle', () => {
  expect(addHashtags([], '#제주')).toEqual({ tags: ['제주'], rest: '', error: undefined });
  expect(addHashtags([], '##제주').tags).toEqual(['제주']);
  expect(addHashtags([], 'C#').tags).toEqual(['C#']);
});

it.each(['오름,바다,숲', '오름 바다 숲', '#오름, #바다,\n#숲', ' 오름\t바다 , , 숲 '])(
  'addHashtags splits %j on commas and whitespace',
  (typed) => {
    expect(addHashtags([], typed)).toEqual({ tags: ['오름', '바다', '숲'], rest: '', error: undefined });
  },
);

it.each(['', '   ', '#', ', #,'])('addHashtags takes nothing from %j', (typed) => {
  expect(addHashtags(['오름'], typed)).toEqual({ tags: ['오름'], rest: '', error: undefined });
});

it('addHashtags takes 20 characters', () => {
  expect(addHashtags([], `#${TWENTY}`)).toEqual({ tags: [TWENTY], rest: '', error: undefined });
});

it('addHashtags refuses 21 characters and leaves them in the field', () => {
  expect(addHashtags([], `#${TWENTY_ONE}`)).toEqual({
    tags: [],
    rest: TWENTY_ONE,
    error: '태그는 최대 20자까지 가능해요.',
  });
});

it('addHashtags counts 20 emoji and 20 decomposed syllables as 20', () => {
  expect(addHashtags([], '👨‍👩‍👧'.repeat(20)).error).toBeUndefined();
  expect(addHashtags([], '👨‍👩‍👧'.repeat(21)).error).toBe('태그는 최대 20자까지 가능해요.');
  expect(addHashtags([], TWENTY.normalize('NFD'))).toEqual({ tags: [TWENTY], rest: '', error: undefined });
});

it('addHashtags refuses a duplicate, also among what was typed and in decomposed form', () => {
  expect(addHashtags(['제주'], '#제주')).toEqual({
    tags: ['제주'],
    rest: '',
    error: '이미 추가된 해시태그예요.',
  });
  expect(addHashtags([], '제주 제주')).toEqual({
    tags: ['제주'],
    rest: '',
    error: '이미 추가된 해시태그예요.',
  });
  expect(addHashtags(['제주'], '제주'.normalize('NFD')).error).toBe('이미 추가된 해시태그예요.');
});

it('addHashtags takes a third and refuses a fourth', () => {
  expect(addHashtags(['오름', '바다'], '숲')).toEqual({
    tags: ['오름', '바다', '숲'],
    rest: '',
    error: undefined,
  });
  expect(addHashtags(['오름', '바다', '숲'], '길')).toEqual({
    tags: ['오름', '바다', '숲'],
    rest: '길',
    error: '최대 3개까지 가능합니다.',
  });
});

it('addHashtags says duplicate rather than too many when all three places are taken', () => {
  expect(addHashtags(['오름', '바다', '숲'], '숲').error).toBe('이미 추가된 해시태그예요.');
});

it('addHashtags adds the valid ones and tells the first refusal', () => {
  expect(addHashtags(['제주'], `제주 ${TWENTY_ONE} 오름`)).toEqual({
    tags: ['제주', '오름'],
    rest: TWENTY_ONE,
    error: '이미 추가된 해시태그예요.',
  });
});

it('addHashtags never holds more than 3 tags, a duplicate, an empty one or one with a leading #', () => {
  const word = fc.string({ unit: fc.constantFrom('#', ',', ' ', '가', '나', 'a') });
  fc.assert(
    fc.property(fc.array(word), (inputs) => {
      const tags = inputs.reduce<string[]>((current, input) => addHashtags(current, input).tags, []);
      expect(tags.length).toBeLessThanOrEqual(3);
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.filter((tag) => tag === '' || tag.startsWith('#') || /[\s,]/.test(tag))).toEqual([]);
    }),
  );
});

it('typeHashtags leaves an unclosed tag in the field', () => {
  expect(typeHashtags([], '#제')).toEqual({ tags: [], rest: '#제', error: undefined });
});

it.each([',', ' ', '\n'])('typeHashtags closes a tag by %j', (separator) => {
  expect(typeHashtags([], `#제주${separator}`)).toEqual({ tags: ['제주'], rest: '', error: undefined });
});

it('typeHashtags adds what is closed and keeps what is still open', () => {
  expect(typeHashtags([], '오름, 바다, 숲')).toEqual({
    tags: ['오름', '바다'],
    rest: '숲',
    error: undefined,
  });
});

it('typeHashtags keeps a refused tag in front of the open one', () => {
  expect(typeHashtags([], `${TWENTY_ONE} 숲`)).toEqual({
    tags: [],
    rest: `${TWENTY_ONE} 숲`,
    error: '태그는 최대 20자까지 가능해요.',
  });
  expect(typeHashtags(['오름', '바다', '숲'], '길,')).toEqual({
    tags: ['오름', '바다', '숲'],
    rest: '길',
    error: '최대 3개까지 가능합니다.',
  });
});
