import type { JsonObject } from '../../../contract/document.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import { ask, claim, idsOf, itemsOf, meaningCheck, requireFirst, stopFor, textIn } from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';
import { momentOf } from '../kit/moments.ts';

interface Part {
  items: JsonObject[];
  exchange: Exchange;
}

async function readPart(world: World, query: Record<string, number | string>): Promise<Part> {
  const { body, exchange } = await ask(world, requireFirst(world), 'listCompletedChallenges', { query });
  return { items: itemsOf(body) ?? [], exchange };
}

/** The most parts that are read. */
const MOST_PARTS = 12;

/** What is in another order cannot be walked by its cursor either. */
export const COMPLETED_ORDER = 'order of completed challenges';

const CURSOR_PLACE = { at: 'parameter', name: 'lastId' } as const;

function judgeOrder(world: World, { items, exchange }: Part): void {
  const dated = items.flatMap((item) => {
    const completedAt = textIn(item, 'completedAt');
    // A bare day does not tell which of two on the same day is the later one, and equal days are in order.
    // Nor do two of the same second.
    const moment = Math.floor(momentOf(completedAt ?? '') / 1000);
    return completedAt === undefined ? [] : [{ id: item['id'], completedAt, moment }];
  });
  const isMixed = dated.some(
    ({ completedAt }) => completedAt.includes('T') !== dated[0]?.completedAt.includes('T'),
  );
  const at = isMixed
    ? -1
    : dated.findIndex(({ moment }, index) => moment > (dated[index - 1]?.moment ?? Infinity));
  claim(world, at === -1, {
    exchange,
    expected: 'The latest completion comes first.',
    received: `${dated[at - 1]?.completedAt} before ${dated[at]?.completedAt}`,
    fields: ['completedAt'],
    cause: COMPLETED_ORDER,
    place: { at: 'parameter', name: 'sort' },
  });
}

/** @returns whether every part was as the whole list says */
async function walk(world: World, whole: readonly Id[], size: number): Promise<void> {
  let lastId: Id | undefined;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const query: Record<string, Id> = lastId === undefined ? { size } : { size, lastId };
    // Each part begins where the one before ends.
    const { items, exchange } = await readPart(world, query);
    const expected = whole.slice(part * size, (part + 1) * size);
    const ids = idsOf(items);
    if (ids.length > size) {
      claim(world, false, {
        exchange,
        expected: `At most ${size} challenges come.`,
        received: `${ids.length} challenges`,
        place: { at: 'parameter', name: 'size' },
      });
      return;
    }
    const holds = claim(world, ids.join() === expected.join(), {
      exchange,
      expected: `${expected.join(', ') || 'Nothing'} after ${lastId ?? 'the start'}: everything once, in the order of the list.`,
      received: ids.join(', ') || 'nothing',
      fields: ['id'],
      cause: 'cursor',
      follows: [COMPLETED_ORDER],
      place: CURSOR_PLACE,
    });
    if (!holds || ids.length < size) return;
    lastId = ids.at(-1);
  }
}

export const cursorWalk: MeaningCheck = meaningCheck({
  id: 'cursor-walk',
  title: 'Completed challenges come once each by their cursor, the latest first',
  operations: ['listCompletedChallenges'],
  writes: false,
  needs: 'first',
  async run(world) {
    const whole = await readPart(world, { size: 100, sort: 'latest' });
    const ids = idsOf(whole.items);
    if (ids.length === 0) stopFor(world, 'The account has completed no challenge.');
    judgeOrder(world, whole);
    const plain = await readPart(world, {});
    claim(world, idsOf(plain.items).join() === ids.slice(0, 20).join(), {
      exchange: plain.exchange,
      expected: 'Without a size the first 20 challenges come.',
      received: idsOf(plain.items).join(', ') || 'nothing',
      fields: ['id'],
      follows: [COMPLETED_ORDER],
      place: { at: 'parameter', name: 'size' },
    });
    await walk(world, ids, ids.length < 6 ? 1 : Math.min(Math.ceil(ids.length / 5), 20));
  },
});
