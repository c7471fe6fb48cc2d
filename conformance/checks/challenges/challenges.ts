import type { JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import { isSuccess, type Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import type { Tier } from '../../core/findings/finding.ts';
import { PHONE_PHOTO, phonePhotoDataUrl, PHOTO_DATA_URLS, sizeOf } from '../../generation/pictures.ts';
import {
  ask,
  askInVain,
  attempt,
  claim,
  dataItemsOf,
  idIn,
  idsOf,
  inOrder,
  itemsOf,
  meaningCheck,
  part,
  requireFirst,
  stopFor,
  worldUnder,
  type Refusal,
} from '../kit/asking.ts';
import { COMPLETED_ORDER } from './cursor-walk.ts';
import { northOf, type Place } from '../map/geo.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { placeOf } from '../map/nearby.ts';

const LISTS = ['listUpcomingChallenges', 'listOngoingChallenges', 'listCompletedChallenges'] as const;
type List = (typeof LISTS)[number];

/** Clients that do not know where the user is send the default centre (2 §2). */
const DEFAULT_CENTRE: Place = { latitude: 33.24083, longitude: 126.605983 };

/** Clients ask for the proof within 120 m (2 §4): it has to count there. */
const NEAR_METERS = 110;

const [PHOTO = ''] = PHOTO_DATA_URLS;

async function readList(world: World, actor: Actor, operationId: List) {
  const { body, exchange } = await ask(world, actor, operationId);
  return { items: itemsOf(body) ?? [], exchange };
}

/** The cause of a challenge that an operation leaves in the wrong list. */
const movedBy = (operationId: string) => `lists after ${operationId}`;

/** What is not in progress can be neither completed nor refused for being so. */
const NOT_STARTED: readonly string[] = [movedBy('startChallenge')];

/** In which of the lists a challenge has to stand, and in which it may not. */
async function judgePlaces(
  world: World,
  actor: Actor,
  id: Id,
  state: List,
  change: Exchange,
  follows?: readonly string[],
): Promise<void> {
  const lists = await Promise.all(LISTS.map((operationId) => readList(world, actor, operationId)));
  const places = LISTS.filter((_, index) => idsOf(lists[index]?.items ?? []).includes(id));
  const wrong = LISTS.filter((list) => places.includes(list) !== (list === state));
  const [list] = wrong;
  claim(world, list === undefined, {
    exchange: change,
    // Where one list alone is wrong, it may be the list that does not follow.
    also: list !== undefined && wrong.length === 1 ? [list] : [],
    fields: ['id', 'content'],
    cause: movedBy(change.operationId ?? ''),
    ...(follows ? { follows } : {}),
    expected: `The challenge ${id} is in ${state}, and in no other list.`,
    received: places.length === 0 ? 'in no list' : `in ${places.join(' and ')}`,
  });
}

/** No challenge stands in two of the lists, and none twice in one. */
async function judgeLists(world: World, actor: Actor): Promise<void> {
  const lists = await Promise.all(LISTS.map((operationId) => readList(world, actor, operationId)));
  const seen = new Map<Id, List>();
  for (const [index, { items, exchange }] of lists.entries()) {
    const operationId = LISTS[index];
    if (operationId === undefined) continue;
    for (const id of idsOf(items)) {
      const other = seen.get(id);
      claim(world, other === undefined, {
        exchange,
        also: other === undefined || other === operationId ? [] : [other],
        cause: 'lists',
        expected: 'A challenge stands in one list, once: upcoming, ongoing or completed.',
        received: `${id} in ${operationId} and in ${other}`,
      });
      seen.set(id, operationId);
    }
  }
}

interface Startable {
  id: Id;
  place: Place;
}

const startableIn = (items: readonly JsonObject[]): Startable[] =>
  items.flatMap((item) => {
    const id = idIn(item);
    const place = placeOf(item);
    return id === undefined || !place ? [] : [{ id, place }];
  });

const refused = (expectation: string, tier: Tier = 'assumption'): Refusal => ({
  statuses: [409],
  expectation,
  tier,
  place: { at: 'response', status: 409 },
});

const completeWith = (id: Id, where: Place, proofUrl = PHOTO) => ({
  path: { id },
  json: { ...where, proofUrl },
});

/**
 * Completes a challenge in progress, after proofs that should not count. Where one of them does, the challenge is
 * completed by it: that is told once, and what it leaves untried is said.
 * @returns the exchange that completed it
 */
async function judgeProof(world: World, actor: Actor, { id, place }: Startable): Promise<Exchange> {
  // Only here, where nothing else stands in the way, is it the photo that is refused.
  const byAddress = await askInVain(
    world,
    actor,
    'completeChallenge',
    completeWith(id, place, 'https://example.com/photo-of-the-place.jpg'),
    {
      statuses: [400],
      because: 'refused',
      tier: 'specification',
      expectation: 'An address of a picture is no proof.',
      place: { at: 'requestBody', pointer: '/proofUrl' },
    },
  );
  if (isSuccess(byAddress)) {
    world.skip('Left untried: where a proof counts, because an address of a picture counted already.');
    return byAddress;
  }
  const far = { latitude: -place.latitude, longitude: place.longitude - Math.sign(place.longitude) * 180 };
  const fromAfar = await askInVain(
    world,
    actor,
    'completeChallenge',
    completeWith(id, far),
    refused('The user is on the other side of the earth.'),
  );
  if (isSuccess(fromAfar)) return fromAfar;
  await judgePlaces(world, actor, id, 'listOngoingChallenges', fromAfar, NOT_STARTED);
  const ground = { follows: NOT_STARTED, cause: 'proof refused' };
  const near = await attempt(
    world,
    actor,
    'completeChallenge',
    completeWith(id, northOf(place, NEAR_METERS)),
    `A proof counts within 120 m at least; the user is ${NEAR_METERS} m away.`,
    ground,
  );
  if (near) return near.exchange;
  const atPlace = completeWith(id, place);
  return (await ask(world, actor, 'completeChallenge', atPlace, 'A proof counts at the place.', ground))
    .exchange;
}

async function judgeLife(world: World, actor: Actor, { id, place }: Startable): Promise<void> {
  const { second } = world;
  const others = second ? await readList(world, second, 'listOngoingChallenges') : undefined;
  const path = { id };

  await askInVain(
    world,
    actor,
    'completeChallenge',
    completeWith(id, place),
    refused('It has not been started yet.', 'specification'),
  );
  // Only a challenge that can be started shows that it is the place that is refused.
  await askInVain(
    worldUnder(world, 'broken-input-refused'),
    actor,
    'startChallenge',
    { path, json: { ...place, latitude: 91 } },
    {
      statuses: [400],
      because: 'refused',
      expectation: 'No place is beyond the pole.',
      place: { at: 'requestBody', pointer: '/latitude' },
    },
  );
  const ground = { cause: 'start refused' };
  const started =
    (await attempt(
      world,
      actor,
      'startChallenge',
      { path, json: DEFAULT_CENTRE },
      'It starts wherever the user is.',
      ground,
    )) ??
    (await ask(world, actor, 'startChallenge', { path, json: place }, 'It starts at its place.', ground));
  await judgePlaces(world, actor, id, 'listOngoingChallenges', started.exchange);
  if (second && others && !idsOf(others.items).includes(id)) {
    const { items, exchange } = await readList(world, second, 'listOngoingChallenges');
    claim(world, !idsOf(items).includes(id), {
      exchange,
      expected: `The challenge ${id} is in progress for the user who started it only.`,
      received: idsOf(items).join(', '),
    });
  }
  await askInVain(
    world,
    actor,
    'startChallenge',
    { path, json: place },
    { ...refused('It has been started already.'), follows: NOT_STARTED },
  );

  const completion = await judgeProof(world, actor, { id, place });
  await judgePlaces(world, actor, id, 'listCompletedChallenges', completion);
  const { items, exchange } = await readList(world, actor, 'listCompletedChallenges');
  claim(world, idsOf(items)[0] === id, {
    exchange,
    fields: ['id'],
    follows: [COMPLETED_ORDER],
    expected: `The challenge ${id}, just completed, comes first.`,
    received: idsOf(items).slice(0, 5).join(', ') || 'an empty list',
    place: { at: 'parameter', name: 'sort' },
  });
  const again = refused('It has been completed already.');
  await askInVain(world, actor, 'completeChallenge', completeWith(id, place), again);
  await askInVain(world, actor, 'startChallenge', { path, json: place }, again);
  await judgePlaces(world, actor, id, 'listCompletedChallenges', completion);
}

/** How many challenges around somewhere could be recommended in place of those that are. */
async function countOthers(world: World, actor: Actor, upcoming: readonly JsonObject[]): Promise<number> {
  const centre = startableIn(upcoming)[0]?.place ?? DEFAULT_CENTRE;
  const query = { lat: centre.latitude.toFixed(6), lng: centre.longitude.toFixed(6), radiusKm: 50 };
  const { body } = await ask(world, actor, 'listNearby', { query });
  const known = new Set(idsOf(upcoming));
  return (dataItemsOf(body) ?? []).filter(
    (record) =>
      record['type'] === 'CHALLENGE' && record['challengeOngoing'] !== true && !known.has(idIn(record) ?? 0),
  ).length;
}

/** How often the recommendations are renewed before they count as the same for good. */
const RENEWALS = 3;

async function judgeRenewal(world: World, actor: Actor): Promise<void> {
  const before = await readList(world, actor, 'listUpcomingChallenges');
  const ongoing = await readList(world, actor, 'listOngoingChallenges');
  const others = await countOthers(world, actor, before.items);
  const shown = [idsOf(before.items)];
  let last: Exchange = before.exchange;
  for (let renewal = 0; renewal < RENEWALS; renewal += 1) {
    // Each choice follows the one before.
    const { exchange } = await ask(world, actor, 'refreshUpcomingChallenges');
    const { items } = await readList(world, actor, 'listUpcomingChallenges');
    shown.push(idsOf(items));
    last = exchange;
  }
  const [first = [], ...later] = shown;
  const isEmptied = first.length > 0 && later.some((ids) => ids.length === 0);
  claim(world, !isEmptied, {
    exchange: last,
    tier: 'assumption',
    expected: 'Upcoming challenges are chosen anew: there were some before.',
    received: 'an empty list',
  });
  const hasOther = later.some((ids) => ids.some((id) => !first.includes(id)));
  claim(world, hasOther || others === 0 || first.length === 0, {
    exchange: last,
    tier: 'assumption',
    expected: `Other challenges come, as far as there are any: ${others} more are on the map.`,
    received: `${first.join(', ')} again and again`,
  });
  const kept = await readList(world, actor, 'listOngoingChallenges');
  claim(world, sortedIds(kept.items) === sortedIds(ongoing.items), {
    exchange: last,
    expected: `Only upcoming challenges are chosen anew; those in progress stay: ${sortedIds(ongoing.items) || 'none'}.`,
    received: sortedIds(kept.items) || 'none',
  });
  await judgeLists(world, actor);
}

const sortedIds = (items: readonly JsonObject[]) => inOrder(idsOf(items)).join(', ');

export const challenges: MeaningCheck = meaningCheck({
  id: 'challenges',
  title: 'A challenge goes from upcoming through ongoing to completed, once, and proven at its place',
  operations: [
    'startChallenge',
    'completeChallenge',
    'refreshUpcomingChallenges',
    'listUpcomingChallenges',
    'listOngoingChallenges',
    'listCompletedChallenges',
  ],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    await part(world, 'the renewal of recommendations', () => judgeRenewal(world, first));
    await part(world, 'the life of a challenge', async () => {
      const { items } = await readList(world, first, 'listUpcomingChallenges');
      const startable = world.random.pick(startableIn(items));
      if (!startable) stopFor(world, 'No challenge with a place can be started by the account.');
      await judgeLife(world, first, startable);
    });
    await part(world, 'several challenges under way', () => judgeSeveral(world, first));
  },
});

/** Two challenges under way at once: completing one, with a photo as phones take them, leaves the other. */
async function judgeSeveral(world: World, actor: Actor): Promise<void> {
  const { items } = await readList(world, actor, 'listUpcomingChallenges');
  const [one, other] = startableIn(items);
  // Whoever has done most of them is recommended one at a time.
  if (!one || !other) return;
  for (const { id, place } of [one, other]) {
    await ask(world, actor, 'startChallenge', { path: { id }, json: place }, 'It starts beside another one.');
  }
  const before = idsOf((await readList(world, actor, 'listOngoingChallenges')).items);
  const json = { ...one.place, proofUrl: phonePhotoDataUrl() };
  const completed = await ask(
    world,
    actor,
    'completeChallenge',
    { path: { id: one.id }, json },
    `A photo of ${sizeOf(PHONE_PHOTO.bytes)}, as phones take them, is a proof.`,
    { follows: NOT_STARTED },
  );
  const after = idsOf((await readList(world, actor, 'listOngoingChallenges')).items);
  const wanted = before.filter((id) => id !== one.id);
  claim(world, wanted.every((id) => after.includes(id)) && !after.includes(one.id), {
    exchange: completed.exchange,
    fields: ['id', 'content'],
    cause: movedBy('completeChallenge'),
    expected: `Of ${before.join(', ')} under way all but ${one.id} stay so.`,
    received: after.join(', ') || 'an empty list',
  });
}

export const challengeLists: MeaningCheck = meaningCheck({
  id: 'challenges',
  title: 'A challenge stands in one of the three lists',
  operations: [...LISTS],
  writes: false,
  needs: 'first',
  run: (world) => judgeLists(world, requireFirst(world)),
});
