import type { JsonObject } from '../../../contract/document.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import {
  ask,
  claim,
  dataItemsOf,
  idIn,
  idsOf,
  itemsOf,
  meaningCheck,
  numberIn,
  part,
  requireFirst,
  stopFor,
} from '../kit/asking.ts';
import { LIKES_COUNTED } from '../community/like.ts';
import { metersBetween, type Place } from './geo.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';

/** The contract's most records; with so many, what is missing may have been cut off. */
const MOST_RECORDS = 5000;

/** How far a distance may differ that was reckoned on a spheroid, as databases of maps do. */
const TOLERANCE = 0.01;

/** The radius without one in the question, in kilometres. */
const DEFAULT_RADIUS_KM = 3;

/** Where something stands; undefined where it has no coordinates. */
export const placeOf = (object: JsonObject): Place | undefined => {
  const latitude = numberIn(object, 'latitude');
  const longitude = numberIn(object, 'longitude');
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
};

interface Known {
  id: Id;
  spot: JsonObject;
  meters: number;
}

/** Every spot that the first pages of the feeds show, with its distance from a place, the nearest first. */
async function readSpots(world: World): Promise<{ id: Id; spot: JsonObject; place: Place }[]> {
  const query = { page: 0, size: 100 };
  const feeds = await Promise.all(
    ['listLatestSpots', 'listMostLikedSpots'].map((feed) => ask(world, requireFirst(world), feed, { query })),
  );
  const byId = new Map<Id, { id: Id; spot: JsonObject; place: Place }>();
  for (const spot of feeds.flatMap(({ body }) => itemsOf(body) ?? [])) {
    const id = idIn(spot);
    const place = placeOf(spot);
    if (id !== undefined && place) byId.set(id, { id, spot, place });
  }
  return [...byId.values()];
}

interface Nearby {
  records: JsonObject[];
  exchange: Exchange;
}

async function readNearby(world: World, centre: Place, radiusKm?: number): Promise<Nearby> {
  const query = {
    lat: centre.latitude.toFixed(6),
    lng: centre.longitude.toFixed(6),
    ...(radiusKm === undefined ? {} : { radiusKm }),
  };
  const { body, exchange } = await ask(world, requireFirst(world), 'listNearby', { query });
  return { records: dataItemsOf(body) ?? [], exchange };
}

/** A record in a few words. */
export const labelOf = (record: JsonObject): string => [record['type'], record['id']].map(String).join(' ');

/** A spot is a SPOT or a POST on the map; a challenge may have the same id. */
const isSpot = ({ type }: JsonObject) => type === 'SPOT' || type === 'POST';

const RADIUS_PLACE = { at: 'parameter', name: 'radiusKm' } as const;

function judgeInside(world: World, centre: Place, radiusKm: number, { records, exchange }: Nearby): void {
  const limit = radiusKm * 1000 * (1 + TOLERANCE) + 1;
  const far = records.find((record) => {
    const place = placeOf(record);
    return place !== undefined && metersBetween(centre, place) > limit;
  });
  const place = far && placeOf(far);
  claim(world, far === undefined, {
    exchange,
    fields: ['latitude', 'longitude'],
    cause: 'radius',
    expected: `Everything lies within ${radiusKm} km of ${centre.latitude}, ${centre.longitude}.`,
    received: `${far && labelOf(far)} at ${place?.latitude}, ${place?.longitude}, ${place && Math.round(metersBetween(centre, place))} m away`,
    place: RADIUS_PLACE,
  });
}

function judgeComplete(world: World, known: readonly Known[], radiusKm: number, nearby: Nearby): void {
  const { records, exchange } = nearby;
  if (records.length >= MOST_RECORDS) return;
  const told = new Set(idsOf(records.filter(isSpot)));
  const limit = radiusKm * 1000 * (1 - TOLERANCE) - 1;
  const missing = known.find(({ id, meters }) => meters <= limit && !told.has(id));
  claim(world, missing === undefined, {
    exchange,
    fields: ['id', 'type', 'latitude', 'longitude'],
    cause: 'radius',
    expected: `The spot ${missing?.id} is there: it lies ${Math.round(missing?.meters ?? 0)} m away, within ${radiusKm} km.`,
    received: `${records.length} records without it`,
    place: RADIUS_PLACE,
  });
}

const RECORD_FIELDS = ['likeCount', 'likedByMe', 'latitude', 'longitude'] as const;

/** A value of each field, as the feed has to tell it. */
const DEFAULTS = { likeCount: 0, likedByMe: false, latitude: 0, longitude: 0 } as const;

/** What a record that leaves these out says; without a place it cannot be shown. */
const OF_RECORDS = { likeCount: 0, likedByMe: false } as const;

/** The records of spots tell what the spots tell themselves. */
export function judgeRecords(
  world: World,
  spots: readonly JsonObject[],
  { records, exchange }: Pick<Nearby, 'records' | 'exchange'>,
): void {
  const byId = new Map(spots.map((spot) => [idIn(spot), spot]));
  for (const record of records.filter(isSpot)) {
    const spot = byId.get(idIn(record));
    if (!spot) continue;
    // What the feed itself tells in another form is told of there.
    const fields = RECORD_FIELDS.filter((field) => typeof spot[field] === typeof DEFAULTS[field]);
    const valuesOf = (object: JsonObject, missing: JsonObject) =>
      Object.fromEntries(fields.map((field) => [field, object[field] ?? missing[field]]));
    const expected = valuesOf(spot, {});
    const told = valuesOf(record, { ...spot, ...OF_RECORDS });
    const holds = claim(world, JSON.stringify(told) === JSON.stringify(expected), {
      exchange,
      fields: ['id', 'type', 'likedByMe', 'latitude', 'longitude'],
      cause: `${exchange.operationId} record`,
      follows: [LIKES_COUNTED],
      expected: `The record of ${labelOf(record)} as the feed tells it: ${JSON.stringify(expected)}.`,
      received: told,
      place: { at: 'response', status: 200, pointer: '/data/0/likeCount' },
    });
    if (!holds) return;
  }
}

/** A radius in the widest gap between two neighbours in distance, so that rounding decides nothing. */
function radiusBetween(known: readonly Known[], most: number): number | undefined {
  const distances = known.map(({ meters }) => meters).filter((meters) => meters > 50 && meters < most);
  const gaps = distances.flatMap((near, index) => {
    const far = distances[index + 1];
    return far !== undefined && far > near * 1.1
      ? [{ ratio: far / near, middle: Math.sqrt(near * far) }]
      : [];
  });
  const widest = gaps.toSorted((one, other) => other.ratio - one.ratio)[0];
  return widest && Number((widest.middle / 1000).toFixed(3));
}

async function judgeRadius(
  world: World,
  centre: Place,
  known: readonly Known[],
  radiusKm: number,
): Promise<void> {
  const nearby = await readNearby(world, centre, radiusKm);
  judgeInside(world, centre, radiusKm, nearby);
  judgeComplete(world, known, radiusKm, nearby);
  judgeRecords(
    world,
    known.map(({ spot }) => spot),
    nearby,
  );
}

const ONGOING_PLACE = { at: 'response', status: 200, pointer: '/data/0/challengeOngoing' } as const;

/** A challenge is marked as ongoing where the user has it in progress, and only there. */
async function judgeOngoing(world: World): Promise<void> {
  const { body } = await ask(world, requireFirst(world), 'listOngoingChallenges');
  const ongoing = itemsOf(body) ?? [];
  const ids = new Set(idsOf(ongoing));
  const centre = ongoing.flatMap((challenge) => placeOf(challenge) ?? [])[0];
  if (!centre) return;
  const { records, exchange } = await readNearby(world, centre, 50);
  const wrong = records
    .filter(({ type }) => type === 'CHALLENGE')
    .find((record) => (record['challengeOngoing'] === true) !== ids.has(idIn(record) ?? 0));
  claim(world, wrong === undefined, {
    exchange,
    fields: ['id', 'type'],
    cause: 'ongoing',
    expected: `challengeOngoing is ${String(wrong?.['challengeOngoing'] !== true)} for ${wrong && labelOf(wrong)}, as the ongoing list says.`,
    received: wrong?.['challengeOngoing'],
    place: ONGOING_PLACE,
  });
}

const keyOf = ({ records }: Nearby) => records.map(labelOf).toSorted().join(', ');

export const nearby: MeaningCheck = meaningCheck({
  id: 'nearby',
  title: 'What stands around a position: all of it within the radius, and nothing beyond',
  operations: ['listNearby'],
  writes: false,
  needs: 'first',
  async run(world) {
    const spots = await readSpots(world);
    const centre = world.random.pick(spots)?.place;
    if (!centre) stopFor(world, 'The feeds have no spot to stand at.');
    const known = spots
      .map(({ id, spot, place }) => ({ id, spot, meters: metersBetween(centre, place) }))
      .toSorted((one, other) => one.meters - other.meters);
    await part(world, 'what lies within a radius', async () => {
      await judgeRadius(world, centre, known, DEFAULT_RADIUS_KM);
      await judgeRadius(world, centre, known, 50);
      const between = radiusBetween(known, 45_000);
      if (between !== undefined) await judgeRadius(world, centre, known, between);
    });
    await part(world, 'the radius by default', () => judgeDefault(world, centre));
    await part(world, 'the other side of the earth', async () => {
      const antipode = {
        latitude: -centre.latitude,
        longitude: centre.longitude - Math.sign(centre.longitude) * 180,
      };
      judgeInside(world, antipode, DEFAULT_RADIUS_KM, await readNearby(world, antipode, DEFAULT_RADIUS_KM));
    });
    await part(world, 'challenges in progress on the map', () => judgeOngoing(world));
  },
});

async function judgeDefault(world: World, centre: Place): Promise<void> {
  const [stated, unstated] = await Promise.all([
    readNearby(world, centre, DEFAULT_RADIUS_KM),
    readNearby(world, centre),
  ]);
  claim(world, keyOf(stated) === keyOf(unstated), {
    exchange: unstated.exchange,
    tier: 'assumption',
    fields: ['id', 'type'],
    expected: `Without a radius the same as within 3 km: ${keyOf(stated)}.`,
    received: keyOf(unstated),
    place: RADIUS_PLACE,
  });
}
