import type { Actor } from '../../core/actors.ts';
import type { Exchange, FormPart } from '../../core/wire/exchange.ts';
import { toId, type Id } from '../../core/wire/wrapper.ts';
import { ask, claim, dataOf, worldUnder } from '../kit/asking.ts';
import type { World } from '../../core/meaning-check.ts';

/** The fields of a new spot, as the contract names them. */
export interface SpotDraft {
  name: string;
  description: string;
  latitude: number;
  longitude: number;
  themeId?: number;
  tag1?: string;
  tag2?: string;
  tag3?: string;
}

/** Hashtags that do not come back as they were posted, wherever and whichever of the three. */
export const HASHTAGS = 'hashtags as posted';

/** The multipart form of a new spot: a JSON part and a part for each picture. */
export const spotForm = (draft: SpotDraft, pictures: readonly FormPart[] = []): FormPart[] => [
  { name: 'data', value: JSON.stringify(draft), contentType: 'application/json' },
  ...pictures,
];

interface Posting {
  pictures?: readonly FormPart[];
  /** What is special about the draft and has to be taken, for the report. */
  expectation?: string;
}

/** Posts a spot and gives its id. */
export async function postSpot(
  world: World,
  actor: Actor,
  draft: SpotDraft,
  { pictures = [], expectation }: Posting = {},
): Promise<{ id: Id; exchange: Exchange } | undefined> {
  const form = spotForm(draft, pictures);
  const asked = worldUnder(world, 'valid-input-accepted');
  const { body, exchange } = await ask(asked, actor, 'createSpot', { form }, expectation);
  const id = toId(dataOf(body));
  if (id !== undefined) return { id, exchange };
  claim(world, false, {
    exchange,
    expected: 'The data is the id of the new spot.',
    received: dataOf(body),
    place: { at: 'response', status: 200, pointer: '/data' },
  });
  return undefined;
}

const ownSpots = new WeakMap<Actor, Promise<Id | undefined>>();

/**
 * A spot of the actor's own, which nobody else has seen: posted once in a run, because spots cannot be deleted.
 * Undefined, with a finding, where the server does not take it.
 */
export function ownSpotOf(world: World, actor: Actor): Promise<Id | undefined> {
  const known = ownSpots.get(actor);
  if (known) return known;
  const draft = {
    name: '도새기 점검 스팟',
    description: `점검을 위한 글이에요. ${world.random.word()}`,
    latitude: 33.24083,
    longitude: 126.605983,
    themeId: 6,
  };
  const posting = postSpot(world, actor, draft).then((spot) => spot?.id);
  ownSpots.set(actor, posting);
  return posting;
}
