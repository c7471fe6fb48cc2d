import { expect, it } from 'vitest';
import { toFormData } from './form-data';

const jpeg = (text: string) => new Blob([text], { type: 'image/jpeg' });

it('toFormData sends an object as one part of type application/json', async () => {
  const part = toFormData({ data: { name: '성산일출봉', latitude: 33.458 } }).get('data');
  if (!(part instanceof Blob)) throw new Error('expected a Blob');
  expect(part.type).toBe('application/json');
  expect(await part.text()).toBe('{"name":"성산일출봉","latitude":33.458}');
});

it('toFormData repeats a part for each file of a list, in order', () => {
  const parts = toFormData({ images: [jpeg('a'), jpeg('bb'), jpeg('ccc')] }).getAll('images');
  expect(parts.map((part) => part instanceof Blob && [part.type, part.size])).toEqual([
    ['image/jpeg', 1],
    ['image/jpeg', 2],
    ['image/jpeg', 3],
  ]);
});

it('toFormData makes no part of a field that is absent or an empty list', () => {
  expect([...toFormData({ profile: undefined, image: null, images: [] }).keys()]).toEqual([]);
});
