import { expect, it } from 'vitest';
import { displayNickname, gradeLabel, levelLabel, toSessionUser } from './session-user.ts';

it('toSessionUser gives every field its default when only the id is known', () => {
  expect(toSessionUser({ userId: 7 })).toEqual({
    userId: 7,
    email: '',
    name: '',
    nickname: '',
    profile: '',
    hallabong: 0,
    totalSteps: 0,
    moodGrade: '',
    themes: [],
    jejuTiconOwned: false,
    ownedProducts: [],
  });
});

it('toSessionUser takes null like a missing field', () => {
  const missing = toSessionUser({ userId: 7 });
  expect(
    toSessionUser({
      userId: 7,
      email: null,
      name: null,
      nickname: null,
      profile: null,
      hallabong: null,
      totalSteps: null,
      moodGrade: null,
      themes: null,
      jejuTiconOwned: null,
      ownedProducts: null,
    }),
  ).toEqual(missing);
});

it('toSessionUser takes a value of another type like a missing field, but for the balance', () => {
  const nonsense = JSON.parse(
    '{"userId":7,"email":1,"nickname":{},"profile":false,"hallabong":"many","themes":"힐링","jejuTiconOwned":"yes","ownedProducts":[null,{},{"category":"GOODS"}]}',
  );
  expect(toSessionUser(nonsense)).toEqual({
    ...toSessionUser({ userId: 7 }),
    hallabong: null,
    ownedProducts: [{ category: 'GOODS' }],
  });
});

it.each(['"128"', 'true', '{}', '[]', '1e999'])(
  'toSessionUser does not know a balance of %s',
  (hallabong) => {
    expect(toSessionUser(JSON.parse(`{"userId":7,"hallabong":${hallabong}}`)).hallabong).toBeNull();
  },
);

it('toSessionUser keeps what is there', () => {
  const answer = {
    userId: 7,
    email: 'gamgyul@example.com',
    name: '고지우',
    nickname: '감귤이',
    profile: '/example-images/avatar-gamgyul.svg',
    hallabong: 128,
    totalSteps: 48210,
    moodGrade: 'BALBADAK',
    themes: ['힐링', '자연'],
    jejuTiconOwned: true,
    ownedProducts: [{ category: 'JEJU_TICON' }],
  };
  expect(toSessionUser(answer)).toEqual(answer);
});

it('toSessionUser takes a blank picture address as none', () => {
  expect(toSessionUser({ userId: 7, profile: ' ' }).profile).toBe('');
});

it('toSessionUser leaves out themes that do not exist', () => {
  expect(toSessionUser({ userId: 7, themes: ['힐링', '쇼핑'] }).themes).toEqual(['힐링']);
});

it('what is shown of a user is 게스트 without a nickname', () => {
  expect(displayNickname({ nickname: '감귤이' })).toBe('감귤이');
  expect(displayNickname({ nickname: ' ' })).toBe('게스트');
  expect(displayNickname(undefined)).toBe('게스트');
});

it.each(['BALBADAK', '', 'HALLASAN', 'constructor'])(
  'what is shown of a user is the grade 발바닥 for %j',
  (moodGrade) => {
    expect(gradeLabel(moodGrade)).toBe('발바닥');
  },
);

it('what is shown of a user is the level 00 without a grade', () => {
  expect(levelLabel('BALBADAK')).toBe('LV. BALBADAK');
  expect(levelLabel('')).toBe('LV. 00');
  expect(levelLabel(undefined)).toBe('LV. 00');
});
