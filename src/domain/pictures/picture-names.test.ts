import { expect, it } from 'vitest';
import { nameOfPicture, sizesOf } from './picture-names';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

it('the name of a stored picture tells the widths that it is stored in', () => {
  const name = nameOfPicture(ID, [240, 800, 1600]);
  expect(name).toBe('0f8fad5b-d9cb-469f-a165-70867728950e-w240-w800-w1600.webp');
  expect(sizesOf(`/uploads/spots/${name}`)).toEqual([
    { address: `/uploads/spots/${ID}-w240.webp`, width: 240 },
    { address: `/uploads/spots/${ID}-w800.webp`, width: 800 },
    { address: `/uploads/spots/${name}`, width: 1600 },
  ]);
});

it('the name of a stored picture tells none of a picture that is too small for more than one', () => {
  expect(nameOfPicture(ID, [120])).toBe('0f8fad5b-d9cb-469f-a165-70867728950e-w120.webp');
  expect(sizesOf(`/uploads/spots/${ID}-w120.webp`)).toEqual([]);
});

it.each([
  '',
  '/uploads/spots/1.jpg',
  `/uploads/spots/${ID}.webp`,
  `/uploads/spots/${ID}-w240-w800.jpg`,
  `/uploads/spots/${ID}-w240-w80000.webp`,
  'https://cdn.example.com/photo-w240-w800.webp',
  'data:image/webp;base64,AA==',
])('the name of a stored picture is read from no other address: %s', (address) => {
  expect(sizesOf(address)).toEqual([]);
});
