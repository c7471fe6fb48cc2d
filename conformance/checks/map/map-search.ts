import type { JsonObject } from '../../../contract/document.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import {
  ask,
  claim,
  codePointsOf,
  dataItemsOf,
  itemsOf,
  meaningCheck,
  numberIn,
  requireFirst,
  stopFor,
  textIn,
} from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { judgeRecords, labelOf } from './nearby.ts';

/** The contract's most records; with so many, what is missing may have been cut off. */
const MOST_RECORDS = 5000;

interface Found {
  records: JsonObject[];
  exchange: Exchange;
}

async function search(world: World, query: string): Promise<Found> {
  const { body, exchange } = await ask(world, requireFirst(world), 'searchMap', { query: { query } });
  return { records: dataItemsOf(body) ?? [], exchange };
}

/** As people read it: composed, and without regard to case. */
const folded = (text: string) => text.normalize('NFC').toLowerCase();

function judgeFound(world: World, text: string, { records, exchange }: Found): void {
  const stray = records.find((record) => !folded(textIn(record, 'name') ?? '').includes(folded(text)));
  claim(world, stray === undefined, {
    exchange,
    fields: ['name'],
    cause: 'contains',
    expected: `Every name contains ${text}.`,
    received: stray?.['name'] ?? stray,
  });
  const likes = records.map((record) => numberIn(record, 'likeCount') ?? 0);
  const at = likes.findIndex((count, index) => count > (likes[index - 1] ?? Infinity));
  claim(world, at === -1, {
    exchange,
    fields: ['likeCount'],
    expected: 'The most liked come first.',
    received: `${likes[at - 1]} likes before ${likes[at]}`,
  });
}

function judgeContains(
  world: World,
  { id, type }: { id: unknown; type: string },
  text: string,
  found: Found,
): void {
  const { records, exchange } = found;
  if (records.length >= MOST_RECORDS) return;
  const isSame = (record: JsonObject) =>
    record['id'] === id && (record['type'] === 'CHALLENGE') === (type === 'CHALLENGE');
  claim(world, records.some(isSame), {
    exchange,
    fields: ['id', 'type'],
    cause: `finds ${type}`,
    expected: `The ${type} ${String(id)} is found by ${text}, which is in its name.`,
    received: records.map(labelOf).join(', ') || 'nothing',
  });
}

/** A part of a name, from its inside where it is long enough, without spaces at its ends. */
function partOf(name: string): string {
  const signs = codePointsOf(name);
  const part = signs.length > 3 ? signs.slice(1, -1).join('').trim() : name;
  return part === '' ? name : part;
}

interface Named {
  id: unknown;
  name: string;
}

const namedIn = (items: readonly JsonObject[]): Named[] =>
  items.flatMap((item) => {
    const name = textIn(item, 'name')?.trim() ?? '';
    return name === '' ? [] : [{ id: item['id'], name }];
  });

async function judgeName(world: World, type: string, { id, name }: Named): Promise<void> {
  for (const text of new Set([name, partOf(name)])) {
    // A second search only where the first was answered.
    const found = await search(world, text);
    judgeFound(world, text, found);
    judgeContains(world, { id, type }, text, found);
  }
}

export const mapSearch: MeaningCheck = meaningCheck({
  id: 'map-search',
  title: 'The search finds spots and challenges by a part of their name, the most liked first',
  operations: ['searchMap'],
  writes: false,
  needs: 'first',
  async run(world) {
    const query = { page: 0, size: 20 };
    const [popular, upcoming] = await Promise.all([
      ask(world, requireFirst(world), 'listMostLikedSpots', { query }),
      ask(world, requireFirst(world), 'listUpcomingChallenges'),
    ]);
    const listed = itemsOf(popular.body) ?? [];
    const spot = world.random.pick(namedIn(listed));
    if (!spot) stopFor(world, 'The feeds have no spot to search for.');
    await judgeName(world, 'spot', spot);
    // A common letter finds many, whose order can be seen.
    const letter = codePointsOf(spot.name).at(-1) ?? spot.name;
    const many = await search(world, letter);
    judgeFound(world, letter, many);
    judgeRecords(world, listed, many);
    // Signs that stand for others in a database stand for themselves here.
    for (const sign of ['%', '_']) judgeFound(world, sign, await search(world, sign));
    const challenge = world.random.pick(namedIn(itemsOf(upcoming.body) ?? []));
    if (challenge) await judgeName(world, 'CHALLENGE', challenge);
    const nothing = `없는곳${world.random.word(16)}`;
    const { records, exchange } = await search(world, nothing);
    claim(world, records.length === 0, {
      exchange,
      expected: `Nothing is called ${nothing}.`,
      received: `${records.length} records`,
    });
  },
});
