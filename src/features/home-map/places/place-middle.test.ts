import { expect, it } from 'vitest';
import { degreesPerPixel } from '@/domain/map/geo';
import { middleToShow, shiftToShow } from './place-middle';

/** Of a phone 360 px wide: beneath the profile card, beside the buttons, above the card of the place. */
const ROOM = { top: 90, right: 294, bottom: 440, left: 8 };
const SIGHT = { top: 0, right: 360, bottom: 448, left: 0 };
const PLACE = { top: 160, right: 212, bottom: 240, left: 148 };

/** A pig of 90 by 84 px whose middle is some pixels to the right of the place's middle, and below it; 30 px more with its bubble. */
const pigAt = (right: number, below: number) => {
  const pig = { top: 158 + below, right: 225 + right, bottom: 242 + below, left: 135 + right };
  return [{ ...pig, top: pig.top - 30 }, pig];
};

it.each([
  { where: 'beside the place', pigs: pigAt(60, 20), shift: [0, 0] },
  { where: 'under the search button', pigs: pigAt(130, -130), shift: [-61, 92] },
  { where: 'under the profile card', pigs: pigAt(-100, -130), shift: [0, 92] },
  { where: 'cut off at the left', pigs: pigAt(-150, 40), shift: [23, 0] },
  {
    where: 'at the top with no room for its bubble',
    pigs: pigAt(0, -260),
    shift: [0, 192],
  },
  { where: 'half under the card', pigs: pigAt(20, 210), shift: [0, -12] },
  { where: 'far away', pigs: pigAt(900, -40), shift: [0, 0] },
  { where: 'too far for both, half beneath the edge', pigs: pigAt(220, 30), shift: [5, 0] },
  { where: 'too far for both, its ears above the card', pigs: pigAt(0, 285), shift: [0, 35] },
  { where: 'not known', pigs: [], shift: [0, 0] },
])('the map of a chosen place with a pig $where moves by $shift', ({ pigs, shift }) => {
  expect(shiftToShow(PLACE, pigs, ROOM, SIGHT)).toEqual(shift);
});

it('the map of a chosen place does not move where that neither clears the pig nor puts it out of sight', () => {
  const narrow = { ...ROOM, left: 120, right: 240 };
  expect(shiftToShow(PLACE, pigAt(60, 0), narrow, SIGHT)).toEqual([0, 0]);
});

it('the map of a chosen place whose pin does not fit has it in the middle', () => {
  const low = { ...ROOM, bottom: 150 };
  expect(shiftToShow(PLACE, pigAt(60, -60), low, { ...SIGHT, bottom: 158 })).toEqual([0, 0]);
});

it('the map of a chosen place has its middle above and right of it where the pig would lie under the search button', () => {
  const place = { lat: 33.24, lng: 126.6 };
  const pixel = degreesPerPixel(4, place.lat);
  const user = {
    latitude: place.lat + 150 * pixel.latitude,
    longitude: place.lng + 130 * pixel.longitude,
    side: null,
  };
  const measured = { map: { top: -150, right: 360, bottom: 610, left: 0 }, room: ROOM, sight: SIGHT };
  const middle = middleToShow(place, user, 4, measured);
  expect((middle.longitude - place.lng) / pixel.longitude).toBeCloseTo(62);
  expect((middle.latitude - place.lat) / pixel.latitude).toBeCloseTo(97);
  expect(middleToShow(place, null, 4, measured)).toEqual({ latitude: 33.24, longitude: 126.6 });
});
