import { expect, it } from 'vitest';
import { nameOfPicture, pictureIdOf, sizesOf, widestOfPicture } from './picture-names';

const ID = '0f8fad5bd9cb469f';
/** As pictures were named before. */
const EARLIER_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

it.each([ID, EARLIER_ID])('the name of a stored picture tells the widths that it is stored in: %s', (id) => {
  const name = nameOfPicture(id, [240, 800, 1600]);
  expect(name).toBe(`${id}-w240-w800-w1600.webp`);
  expect(sizesOf(`/uploads/spots/${name}`)).toEqual([
    { address: `/uploads/spots/${id}-w240.webp`, width: 240 },
    { address: `/uploads/spots/${id}-w800.webp`, width: 800 },
    { address: `/uploads/spots/${name}`, width: 1600 },
  ]);
});

it('the name of a stored picture tells none of a picture that is too small for more than one', () => {
  expect(nameOfPicture(ID, [120])).toBe('0f8fad5bd9cb469f-w120.webp');
  expect(sizesOf(`/uploads/spots/${ID}-w120.webp`)).toEqual([]);
});

it.each([
  '',
  '/uploads/spots/1.jpg',
  `/uploads/spots/${ID}.webp`,
  `/uploads/spots/${ID}-w240-w800.jpg`,
  `/uploads/spots/${ID}-w240-w80000.webp`,
  `/uploads/spots/${ID}0-w240-w800.webp`,
  'https://cdn.example.com/photo-w240-w800.webp',
  'data:image/webp;base64,AA==',
])('the name of a stored picture is read from no other address: %s', (address) => {
  expect(sizesOf(address)).toEqual([]);
});

it.each([
  [`/uploads/spots/${ID}-w240-w800-w1600.webp`, ID],
  [`https://dosaegi.example/uploads/spots/${ID}-w240.webp`, ID],
  [`spots/${ID}.webp`, ID],
  [`/uploads/spots/${EARLIER_ID}-w240-w800-w1600.webp`, EARLIER_ID],
  [`spots/${EARLIER_ID}.webp`, EARLIER_ID],
])('what the widths of a picture have in common is told by %s', (address, id) => {
  expect(pictureIdOf(address)).toBe(id);
});

it.each(['/example-images/geumoreum.svg', `/uploads/${ID}`, `/uploads/${ID}x.webp`])(
  'what the widths of a picture have in common is not told by %s',
  (address) => {
    expect(pictureIdOf(address)).toBeUndefined();
  },
);

const whole = `/uploads/spots/${ID}-w240-w800-w1600.webp`;
const [face, card] = [`/uploads/spots/${ID}-w240.webp`, `/uploads/spots/${ID}-w800.webp`];
const another = '/uploads/spots/9f8fad5bd9cb469f-w240-w800-w1600.webp';

it('another width of the same picture is the widest that there is', () => {
  expect(widestOfPicture(face, [another, card, whole, face])).toBe(whole);
  expect(widestOfPicture(whole, [face, another, card])).toBe(card);
});

it('another width of the same picture is never another picture', () => {
  expect(widestOfPicture(face, [another])).toBeUndefined();
  expect(widestOfPicture('/example-images/geumoreum.svg', ['/example-images/geumoreum.svg'])).toBeUndefined();
});
