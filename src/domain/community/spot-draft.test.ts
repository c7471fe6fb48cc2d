import { expect, it } from 'vitest';
import { fromSavedSpotDraft, isSpotDraftEmpty } from './spot-draft.ts';
import { EMPTY_SPOT_FORM, type SpotFormValues } from './spot-form.ts';

const draft: SpotFormValues = {
  name: '광치기해변',
  position: { latitude: 33.4525, longitude: 126.9247 },
  description: '썰물 때 드러나는 초록 이끼',
  themeId: 6,
  hashtags: ['바다'],
  hashtagInput: '#이',
};

it('fromSavedSpotDraft reads back what was kept as JSON', () => {
  expect(fromSavedSpotDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it.each([undefined, null, '', 'draft', 7, [], {}, { ...draft, name: 7 }, { ...draft, hashtags: 'a' }])(
  'fromSavedSpotDraft finds no draft in %j',
  (saved) => {
    expect(fromSavedSpotDraft(saved)).toBeUndefined();
  },
);

it('fromSavedSpotDraft finds no draft in an empty form', () => {
  expect(fromSavedSpotDraft(EMPTY_SPOT_FORM)).toBeUndefined();
});

it('fromSavedSpotDraft applies the limits again', () => {
  const values = fromSavedSpotDraft({
    ...draft,
    description: '가'.repeat(201),
    themeId: 10,
    hashtags: ['#바다', '바다', '가'.repeat(21), '숲', '길', '섬'],
  });
  expect(values).toMatchObject({
    description: '가'.repeat(200),
    themeId: null,
    hashtags: ['바다', '숲', '길'],
  });
});

it('fromSavedSpotDraft keeps place and coordinates together', () => {
  expect(fromSavedSpotDraft({ ...draft, position: null })).toMatchObject({ name: '', position: null });
  expect(fromSavedSpotDraft({ ...draft, name: '' })).toMatchObject({ name: '', position: null });
  expect(fromSavedSpotDraft({ ...draft, position: { latitude: 91, longitude: 0 } })).toBeUndefined();
});

it('isSpotDraftEmpty is true only when nothing was typed or chosen', () => {
  expect(isSpotDraftEmpty(EMPTY_SPOT_FORM)).toBe(true);
  expect(isSpotDraftEmpty({ ...EMPTY_SPOT_FORM, description: ' \n' })).toBe(true);
  expect(isSpotDraftEmpty({ ...EMPTY_SPOT_FORM, name: '성산' })).toBe(false);
  expect(isSpotDraftEmpty({ ...EMPTY_SPOT_FORM, description: '.' })).toBe(false);
  expect(isSpotDraftEmpty({ ...EMPTY_SPOT_FORM, themeId: 1 })).toBe(false);
  expect(isSpotDraftEmpty({ ...EMPTY_SPOT_FORM, hashtags: ['바다'] })).toBe(false);
  expect(isSpotDraftEmpty({ ...EMPTY_SPOT_FORM, hashtagInput: '바' })).toBe(false);
});
