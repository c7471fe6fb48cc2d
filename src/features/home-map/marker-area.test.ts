import { expect, it } from 'vitest';
import { degreesPerPixel } from '@/domain/map/geo';
import type { MapMarker } from '@/domain/map/markers';
import { followedMiddle, pathInto, standingSide } from './marker-area';

const HERE = { latitude: 33.24083, longitude: 126.605983 };
const LEVEL = 4;

/** A marker some pixels to the right of the user's place, and above it. */
function pin(right: number, up: number): MapMarker {
  const pixel = degreesPerPixel(LEVEL, HERE.latitude);
  return {
    key: `${right} ${up}`,
    id: 1,
    source: 'CHALLENGE',
    lat: HERE.latitude + up * pixel.latitude,
    lng: HERE.longitude + right * pixel.longitude,
    level: 'CHALLENGE',
    themes: [],
    title: '',
    thumb: null,
    likes: 0,
    liked: false,
    ongoing: true,
    completed: false,
  };
}

it.each([
  { where: 'without pins', pins: [], side: null },
  { where: 'with pins far enough on either side', pins: [pin(67, 0), pin(-67, 0)], side: null },
  { where: 'with a pin far enough above', pins: [pin(0, 71)], side: null },
  { where: 'with a pin far enough below', pins: [pin(0, -81)], side: null },
  { where: 'with a pin on the place', pins: [pin(0, 0)], side: 'right' },
  { where: 'with a pin a little below, to the left', pins: [pin(-15, -39)], side: 'right' },
  { where: 'with a pin whose head is beneath it', pins: [pin(0, -79)], side: 'right' },
  { where: 'with a pin to the right', pins: [pin(15, 0)], side: 'left' },
  {
    where: 'with a pin to the right and more on the left',
    pins: [pin(15, 0), pin(-70, 0), pin(-90, 10)],
    side: 'right',
  },
])('the pig $where stands: $side', ({ pins, side }) => {
  expect(standingSide(HERE, pins, LEVEL)).toBe(side);
});

it.each([
  { where: 'without a pin', found: null, shift: 0 },
  { where: 'with a pin in sight', found: pin(0, -160), shift: 0 },
  { where: 'with a pin under the edge of the card', found: pin(-80, -190), shift: 23 },
  { where: 'with a pin far under the card', found: pin(0, -260), shift: 0 },
  { where: 'with a pin under the card of a low screen', found: pin(-80, -197), below: 158, shift: 62 },
  { where: 'with a pin farther than the pig gives way', found: pin(-80, -197), below: 130, shift: 0 },
  { where: 'with a pin beside the screen', found: pin(170, -190), shift: 0 },
])(
  'the map that follows the user $where has its middle $shift px below them',
  ({ found, below = 190, shift }) => {
    const middle = followedMiddle(HERE, found, LEVEL, { aside: 158, below });
    const pixel = degreesPerPixel(LEVEL, HERE.latitude);
    expect((HERE.latitude - middle.latitude) / pixel.latitude).toBeCloseTo(shift);
    expect(middle.longitude).toBe(HERE.longitude);
  },
);

it.each([
  { where: 'inside', box: [100, 260, 150, 210], path: null },
  { where: 'that just fits at the foot', box: [350, 260, 400, 210], path: null },
  { where: 'beneath the foot', box: [420, 260, 470, 210], path: [0, 70] },
  { where: 'over the head', box: [60, 260, 110, 210], path: [0, -20] },
  { where: 'beyond the right edge, half beneath the foot', box: [370, 320, 420, 270], path: [20, 20] },
  { where: 'beyond the left edge', box: [100, 5, 150, -45], path: [-55, 0] },
])('the map with a box $where of its room moves by $path', ({ box, path }) => {
  const edges = ([top = 0, right = 0, bottom = 0, left = 0]: readonly number[]) => ({
    top,
    right,
    bottom,
    left,
  });
  expect(pathInto(edges(box), edges([80, 300, 400, 10]))).toEqual(path);
});
