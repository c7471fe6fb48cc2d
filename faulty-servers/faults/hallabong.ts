import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { conversions, exchanges, products, stepsDays } from '../../server/db/schema.ts';
import type { Deps } from '../../server/http/deps.ts';
import { seoulDayOf } from '../../server/services/days.ts';
import { balanceOf, writeLedger } from '../../server/services/hallabong/hallabong.ts';
import {
  after,
  answer,
  answers,
  bodyOf,
  instead,
  on,
  refusal,
  remembering,
  responses,
} from '../kit/faulty.ts';
import { at, change, isRecord, listAt, numberAt, plus } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import type { Probe, Somebody } from '../judging/probe.ts';

async function pay({ db, clock }: Deps, userId: number, amount: number): Promise<void> {
  if (amount === 0) return;
  const entry = { userId, amount, reason: 'WELCOME' as const, reference: randomUUID(), createdAt: clock() };
  await writeLedger(db, entry);
}

const costOf = async ({ db }: Deps, id: number) =>
  (await db.query.products.findFirst({ where: eq(products.id, id) }))?.hallabongCost ?? 0;

const balance = async (somebody: Somebody) => at((await somebody.call('getSession')).body, 'data.hallabong');

const buy = (somebody: Somebody, id: number) =>
  somebody.call('exchangeProduct', { path: { id }, json: { userId: somebody.userId } });

const voucherRow = ({ db }: Deps, id: number) =>
  db.query.exchanges.findFirst({ where: eq(exchanges.id, id) });

const toVoucher = (row: typeof exchanges.$inferSelect, accepted: boolean) => ({
  success: true,
  data: { exchangeId: row.id, name: row.name, imageUrl: row.imageUrl, accepted },
});

const idOf = (call: { parameter(name: string): string }) => {
  const id = Number(call.parameter('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

async function bought(probe: Probe): Promise<{ somebody: Somebody; id: number }> {
  const somebody = await probe.user({ hallabong: 100 });
  return { somebody, id: numberAt((await buy(somebody, 414)).body, 'data.exchangeId') };
}

/** Purchases and vouchers. */
export const SHOP: readonly Mutant[] = [
  {
    id: 'charged-twice',
    title: 'Charges a purchase twice, in the order service and in the wallet service.',
    kind: 'wrong balance',
    operations: ['exchangeProduct'],
    breaks: 'Pays the product with hallabong and hands over an exchange, to be collected once.',
    fault: after(['exchangeProduct'], async (call, deps) => {
      const userId = (await call.viewer()) ?? 0;
      const left = await balanceOf(deps.db, userId);
      await pay(deps, userId, -Math.min(left, await costOf(deps, idOf(call))));
    }),
    shows: async (probe) => {
      const somebody = await probe.user({ hallabong: 100 });
      await buy(somebody, 414);
      return balance(somebody);
    },
    right: 90,
    wrong: 80,
  },
  {
    id: 'bought-for-nothing',
    title: 'Hands the voucher over and charges nothing.',
    kind: 'wrong balance',
    operations: ['exchangeProduct'],
    breaks: 'Pays the product with hallabong and hands over an exchange, to be collected once.',
    fault: after(['exchangeProduct'], async (call, deps) => {
      await pay(deps, (await call.viewer()) ?? 0, await costOf(deps, idOf(call)));
    }),
    shows: async (probe) => {
      const somebody = await probe.user({ hallabong: 100 });
      await buy(somebody, 414);
      return balance(somebody);
    },
    right: 90,
    wrong: 100,
  },
  {
    id: 'bought-on-credit',
    title: 'Sells to whoever has too few hallabong and takes what there is.',
    kind: 'wrong balance',
    operations: ['exchangeProduct'],
    breaks: 'The user cannot buy the product.',
    fault: responses(['exchangeProduct'], 409, async (response, call, deps) => {
      if (at(await bodyOf(response), 'code') !== 'INSUFFICIENT_HALLABONG') return response;
      const userId = (await call.viewer()) ?? 0;
      await pay(deps, userId, (await costOf(deps, idOf(call))) - (await balanceOf(deps.db, userId)));
      return call.next();
    }),
    shows: async (probe) => (await buy(await probe.user({ hallabong: 5 }), 414)).status,
    right: 409,
    wrong: 200,
  },
  {
    id: 'second-jeju-voucher',
    title: 'Sells a second Jeju voucher to somebody who owns one.',
    kind: 'broken rule',
    operations: ['exchangeProduct'],
    breaks: 'Nobody who owns a Jeju voucher can buy another JEJU_TICON (2 §5).',
    fault: responses(['exchangeProduct'], 409, async (response, call, deps) => {
      if (at(await bodyOf(response), 'code') !== 'ALREADY_OWNED') return response;
      const userId = (await call.viewer()) ?? 0;
      // The unique index holds one voucher per user: the earlier one becomes an article.
      await deps.db.update(exchanges).set({ category: 'GOODS' }).where(eq(exchanges.userId, userId));
      return call.next();
    }),
    shows: async (probe) => {
      const somebody = await probe.user({ hallabong: 100 });
      await buy(somebody, 401);
      return (await buy(somebody, 401)).status;
    },
    right: 409,
    wrong: 200,
  },
  {
    id: 'sold-as-collected',
    title: 'Hands a new voucher over as collected.',
    kind: 'broken rule',
    operations: ['exchangeProduct'],
    breaks: 'The data is the exchange, not yet accepted.',
    fault: answers(
      ['exchangeProduct'],
      change('data.accepted', () => true),
    ),
    shows: async (probe) => at((await buy(await probe.user({ hallabong: 10 }), 414)).body, 'data.accepted'),
    right: false,
    wrong: true,
  },
  {
    id: 'purchase-in-nobodys-list',
    title: 'Keeps the list of vouchers in a cache: what was just bought is not in it.',
    kind: 'broken rule',
    operations: ['listMyGoods', 'exchangeProduct'],
    breaks: 'everything the user bought and collects with a voucher, collected or not, the newest first.',
    fault: remembering(
      () => new Set<number>(),
      async (fresh, call) => {
        const response = await call.next();
        if (call.operationId === 'exchangeProduct' && response.ok) {
          fresh.add(numberAt(await bodyOf(response), 'data.exchangeId'));
        }
        if (call.operationId !== 'listMyGoods' || !response.ok) return response;
        const isOld = (exchange: unknown) => !fresh.has(numberAt(exchange, 'exchangeId'));
        return answer(change('data', (list) => listAt(list, '').filter(isOld))(await bodyOf(response)));
      },
    ),
    shows: async (probe) => {
      const { somebody } = await bought(probe);
      const { body } = await somebody.call('listMyGoods', { query: { userId: somebody.userId } });
      return listAt(body, 'data').length;
    },
    right: 1,
    wrong: 0,
  },
  {
    id: 'goods-without-vouchers',
    title: 'Takes the word goods to the letter: Jeju vouchers are not listed.',
    kind: 'broken rule',
    operations: ['listMyGoods'],
    breaks: 'Articles and Jeju vouchers are both listed.',
    fault: answers(['listMyGoods'], async (body, _, { db }) => {
      const tickets = await db
        .select({ id: exchanges.id })
        .from(exchanges)
        .where(eq(exchanges.category, 'JEJU_TICON'));
      const isTicket = (exchange: unknown) =>
        tickets.some(({ id }) => id === numberAt(exchange, 'exchangeId'));
      return change('data', (list) => listAt(list, '').filter((exchange) => !isTicket(exchange)))(body);
    }),
    shows: async (probe) => {
      const somebody = await probe.user({ hallabong: 100 });
      await buy(somebody, 401);
      const { body } = await somebody.call('listMyGoods', { query: { userId: somebody.userId } });
      return listAt(body, 'data').length;
    },
    right: 1,
    wrong: 0,
  },
  {
    id: 'ownership-not-in-the-session',
    title: 'Computes at login whether the user owns a Jeju voucher, and not again.',
    kind: 'broken rule',
    operations: ['getSession'],
    breaks: 'Whether the user owns a Jeju voucher and so cannot buy another (2 §5), false by default.',
    fault: answers(
      ['getSession'],
      change('data.jejuTiconOwned', () => false),
    ),
    shows: async (probe) => {
      const somebody = await probe.user({ hallabong: 100 });
      await buy(somebody, 401);
      return at((await somebody.call('getSession')).body, 'data.jejuTiconOwned');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'paid-from-the-purse-of-the-body',
    title: 'Trusts the userId of the body: whoever it names pays.',
    kind: 'somebody else’s',
    operations: ['exchangeProduct'],
    breaks: "A server must compare it with the session and answer 403 to another's.",
    fault: responses(['exchangeProduct'], 403, async (response, call) => {
      const userId = numberAt(await call.json(), 'userId');
      return Number.isSafeInteger(userId) && userId < 1e6 ? call.nextAs(userId) : response;
    }),
    shows: async (probe) => {
      const rich = await probe.user({ hallabong: 100 });
      const json = { userId: rich.userId };
      return (await (await probe.user()).call('exchangeProduct', { path: { id: 414 }, json })).status;
    },
    right: 403,
    wrong: 200,
  },
  {
    id: 'accept-toggles',
    title: 'Takes the word toggle in the path to the letter: a collected voucher becomes open again.',
    kind: 'not repeatable',
    operations: ['acceptExchange'],
    breaks:
      'it goes one way only: a collected voucher stays collected, and calling again gives the same answer.',
    fault: instead(['acceptExchange'], async (call, deps) => {
      const row = await voucherRow(deps, idOf(call));
      if (!row?.acceptedAt || row.userId !== (await call.viewer())) return undefined;
      await deps.db.update(exchanges).set({ acceptedAt: null }).where(eq(exchanges.id, row.id));
      return answer(toVoucher(row, false));
    }),
    shows: async (probe) => {
      const { somebody, id } = await bought(probe);
      await somebody.call('acceptExchange', { path: { id } });
      return at((await somebody.call('acceptExchange', { path: { id } })).body, 'data.accepted');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'second-accept-409',
    title: 'Refuses to accept a collected voucher again.',
    kind: 'not repeatable',
    operations: ['acceptExchange'],
    breaks: 'calling again gives the same answer.',
    fault: instead(['acceptExchange'], async (call, deps) => {
      const row = await voucherRow(deps, idOf(call));
      const isSecond = row?.acceptedAt && row.userId === (await call.viewer());
      return isSecond ? refusal(409, 'ALREADY_ACCEPTED', '이미 수령한 상품권입니다.') : undefined;
    }),
    shows: async (probe) => {
      const { somebody, id } = await bought(probe);
      await somebody.call('acceptExchange', { path: { id } });
      return (await somebody.call('acceptExchange', { path: { id } })).status;
    },
    right: 200,
    wrong: 409,
  },
  {
    id: 'accept-not-stored',
    title: 'Answers that a voucher was collected and does not store it.',
    kind: 'broken rule',
    operations: ['acceptExchange'],
    breaks: 'Whether it was collected. Once true, it stays true (2 §4).',
    fault: on(['acceptExchange'], async (call, deps) => {
      const before = await voucherRow(deps, idOf(call));
      const response = await call.next();
      if (response.ok && before && before.acceptedAt === null) {
        await deps.db.update(exchanges).set({ acceptedAt: null }).where(eq(exchanges.id, before.id));
      }
      return response;
    }),
    shows: async (probe) => {
      const { somebody, id } = await bought(probe);
      await somebody.call('acceptExchange', { path: { id } });
      return at((await somebody.call('getExchange', { path: { id } })).body, 'data.accepted');
    },
    right: true,
    wrong: false,
  },
  {
    id: 'accept-by-product',
    title: 'Takes the id in the path of accepting for that of a product.',
    kind: 'broken rule',
    operations: ['acceptExchange'],
    breaks: 'The id in the path is the exchangeId, not that of a product.',
    fault: on(['acceptExchange'], async (call, { db }) => {
      const userId = await call.viewer();
      if (userId === undefined || idOf(call) === 0) return call.next();
      const isIt = and(eq(exchanges.userId, userId), eq(exchanges.productId, idOf(call)));
      const row = await db.query.exchanges.findFirst({ where: isIt });
      return call.next({ path: `/v1/products/${row?.id ?? 987_654_321}/accept-toggle` });
    }),
    shows: async (probe) => {
      const { somebody, id } = await bought(probe);
      return (await somebody.call('acceptExchange', { path: { id } })).status;
    },
    right: 200,
    wrong: 404,
  },
  {
    id: 'voucher-of-others-read',
    title: 'Shows anybody a voucher by its id.',
    kind: 'somebody else’s',
    operations: ['getExchange'],
    breaks: "What the session's user bought, by the id of the exchange. 403 when it belongs to another user.",
    fault: responses(['getExchange'], 403, async (response, call, deps) => {
      const row = await voucherRow(deps, idOf(call));
      return row ? answer(toVoucher(row, row.acceptedAt !== null)) : response;
    }),
    shows: async (probe) => (await (await probe.user()).call('getExchange', { path: { id: 501 } })).status,
    right: 403,
    wrong: 200,
  },
  {
    id: 'voucher-of-others-collected',
    title: 'Lets anybody collect a voucher by its id.',
    kind: 'somebody else’s',
    operations: ['acceptExchange'],
    breaks: 'The session is valid but may not touch this resource.',
    fault: responses(['acceptExchange'], 403, async (response, call, deps) => {
      const row = await voucherRow(deps, idOf(call));
      return row?.userId ? call.nextAs(row.userId) : response;
    }),
    shows: async (probe) => {
      const { id } = await bought(probe);
      return (await (await probe.user()).call('acceptExchange', { path: { id } })).status;
    },
    right: 403,
    wrong: 200,
  },
  {
    id: 'purchases-of-others-listed',
    title: 'Trusts the userId of the query: anybody’s purchases are listed.',
    kind: 'somebody else’s',
    operations: ['listMyProducts'],
    breaks: "A server must compare it with the session and answer 403 to another's.",
    fault: responses(['listMyProducts'], 403, async (response, call) => {
      const userId = Number(call.url.searchParams.get('userId'));
      return userId < 1e6 ? call.nextAs(userId) : response;
    }),
    shows: async (probe) =>
      (await (await probe.user()).call('listMyProducts', { query: { userId: 1 } })).status,
    right: 403,
    wrong: 200,
  },
  {
    id: 'user-id-of-the-query-ignored',
    title: 'Ignores the userId of the query and lists one’s own vouchers.',
    kind: 'ignored parameter',
    operations: ['listMyGoods'],
    breaks: "A server must compare it with the session and answer 403 to another's.",
    fault: responses(['listMyGoods'], 403, async (_, call) =>
      call.next({ query: { userId: String(await call.viewer()) } }),
    ),
    shows: async (probe) => (await (await probe.user()).call('listMyGoods', { query: { userId: 1 } })).status,
    right: 403,
    wrong: 200,
  },
];

const convert = (somebody: Somebody, requestedPoints: number) =>
  somebody.call('convertSteps', { json: { requestedPoints } });

const walkedSteps = async (somebody: Somebody, counts: readonly number[]) => {
  for (const stepCount of counts) await somebody.call('saveSteps', { json: { stepCount } });
  return at((await somebody.call('getSession')).body, 'data.totalSteps');
};

const todayOf = async ({ db, clock }: Deps, userId: number) =>
  db.query.stepsDays.findFirst({
    where: and(eq(stepsDays.userId, userId), eq(stepsDays.day, seoulDayOf(clock()))),
  });

/** Steps, their conversion, and attendance. */
export const WALKING: readonly Mutant[] = [
  {
    id: 'steps-added-up',
    title: 'Adds each count to the steps of the day, though it is the count so far.',
    kind: 'wrong balance',
    operations: ['saveSteps'],
    breaks: 'The steps walked today so far, not those since the last call.',
    fault: on(['saveSteps'], async (call, deps) => {
      const userId = (await call.viewer()) ?? 0;
      const before = await todayOf(deps, userId);
      const stepCount = numberAt(await call.json(), 'stepCount');
      const response = await call.next();
      if (!response.ok || before === undefined || stepCount > 1e8) return response;
      const isToday = and(eq(stepsDays.userId, userId), eq(stepsDays.day, before.day));
      await deps.db
        .update(stepsDays)
        .set({ steps: before.steps + stepCount })
        .where(isToday);
      return response;
    }),
    shows: async (probe) => walkedSteps(await probe.user(), [300, 300]),
    right: 300,
    wrong: 600,
  },
  {
    id: 'fewer-steps-count',
    title: 'Stores the last count of the day, though it is lower than one before.',
    kind: 'broken rule',
    operations: ['saveSteps'],
    breaks: 'A lower count than before succeeds, and the highest of the day (Asia/Seoul) stays',
    fault: on(['saveSteps'], async (call, deps) => {
      const userId = (await call.viewer()) ?? 0;
      const before = await todayOf(deps, userId);
      const stepCount = numberAt(await call.json(), 'stepCount');
      const response = await call.next();
      if (!response.ok || before === undefined || stepCount >= before.steps) return response;
      const isToday = and(eq(stepsDays.userId, userId), eq(stepsDays.day, before.day));
      await deps.db.update(stepsDays).set({ steps: stepCount }).where(isToday);
      return response;
    }),
    shows: async (probe) => walkedSteps(await probe.user(), [300, 200]),
    right: 300,
    wrong: 200,
  },
  {
    id: 'fewer-steps-refused',
    title: 'Refuses a count that is lower than one before.',
    kind: 'valid input refused',
    operations: ['saveSteps'],
    breaks: 'A lower count than before succeeds, and the highest of the day (Asia/Seoul) stays',
    fault: instead(['saveSteps'], async (call, deps) => {
      const before = await todayOf(deps, (await call.viewer()) ?? 0);
      const stepCount = numberAt(await call.json(), 'stepCount');
      return before && stepCount < before.steps && stepCount >= 0
        ? refusal(400, 'FEWER_STEPS', '걸음 수가 줄었어요.')
        : undefined;
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('saveSteps', { json: { stepCount: 300 } });
      return (await somebody.call('saveSteps', { json: { stepCount: 200 } })).status;
    },
    right: 200,
    wrong: 400,
  },
  {
    id: 'steps-not-stored',
    title: 'Thanks for the steps and forgets them.',
    kind: 'broken rule',
    operations: ['saveSteps'],
    breaks: 'Tells how many steps the user has walked today so far.',
    fault: responses(['saveSteps'], 200, async (response, call, deps) => {
      const userId = (await call.viewer()) ?? 0;
      const isToday = and(eq(stepsDays.userId, userId), eq(stepsDays.day, seoulDayOf(deps.clock())));
      await deps.db.update(stepsDays).set({ steps: 0 }).where(isToday);
      return response;
    }),
    shows: async (probe) => walkedSteps(await probe.user(), [300]),
    right: 300,
    wrong: 0,
  },
  {
    id: 'steps-from-nothing',
    title: 'Converts steps that nobody walked.',
    kind: 'wrong balance',
    operations: ['convertSteps'],
    breaks: 'There are too few steps, or no conversions are left in this period.',
    fault: responses(['convertSteps'], 409, async (response, call, deps) => {
      if (at(await bodyOf(response), 'code') !== 'NOT_ENOUGH_STEPS') return response;
      const userId = (await call.viewer()) ?? 0;
      await pay(deps, userId, numberAt(await call.json(), 'requestedPoints'));
      const totalHallabong = await balanceOf(deps.db, userId);
      return answer({ success: true, data: { totalHallabong, remainingExchangeCount: 19 } });
    }),
    shows: async (probe) => (await convert(await probe.user({ steps: 9 }), 1)).status,
    right: 409,
    wrong: 200,
  },
  {
    id: 'steps-converted-again',
    title: 'Does not remember which steps were converted: they can be converted again.',
    kind: 'wrong balance',
    operations: ['convertSteps'],
    breaks: 'Trades steps for hallabong, 10 steps for each (포인트 전환).',
    fault: after(['convertSteps'], async (call, { db }) => {
      await db
        .update(conversions)
        .set({ steps: 0 })
        .where(eq(conversions.userId, (await call.viewer()) ?? 0));
    }),
    shows: async (probe) => {
      const somebody = await probe.user({ steps: 100 });
      await convert(somebody, 10);
      return (await convert(somebody, 10)).status;
    },
    right: 409,
    wrong: 200,
  },
  {
    id: 'conversion-not-paid',
    title: 'Tells the new balance and does not store it.',
    kind: 'wrong balance',
    operations: ['convertSteps'],
    breaks: 'The answer carries the new balance.',
    fault: after(['convertSteps'], async (call, deps) => {
      await pay(deps, (await call.viewer()) ?? 0, -numberAt(await call.json(), 'requestedPoints'));
    }),
    shows: async (probe) => {
      const somebody = await probe.user({ steps: 100 });
      await convert(somebody, 10);
      return balance(somebody);
    },
    right: 10,
    wrong: 0,
  },
  {
    id: 'old-balance-told',
    title: 'Tells the balance from before the conversion.',
    kind: 'wrong balance',
    operations: ['convertSteps'],
    breaks: 'The balance after the conversion.',
    fault: answers(['convertSteps'], async (body, call) => {
      const points = numberAt(await call.json(), 'requestedPoints');
      return change('data.totalHallabong', (total) => Number(total) - points)(body);
    }),
    shows: async (probe) =>
      at((await convert(await probe.user({ steps: 100 }), 10)).body, 'data.totalHallabong'),
    right: 10,
    wrong: 0,
  },
  {
    id: 'points-are-steps',
    title: 'Pays a hallabong for each step instead of for ten.',
    kind: 'wrong balance',
    operations: ['convertSteps'],
    breaks: 'How many hallabong to get, 1 to 100 in one conversion; each costs 10 steps (2 §9).',
    fault: on(['convertSteps'], async (call, deps) => {
      const points = numberAt(await call.json(), 'requestedPoints');
      const response = await call.next();
      if (!response.ok) return response;
      await pay(deps, (await call.viewer()) ?? 0, points * 9);
      return answer(
        change('data.totalHallabong', (total) => Number(total) + points * 9)(await bodyOf(response)),
      );
    }),
    shows: async (probe) =>
      at((await convert(await probe.user({ steps: 100 }), 3)).body, 'data.totalHallabong'),
    right: 3,
    wrong: 30,
  },
  {
    id: 'remaining-never-falls',
    title: 'Tells 20 conversions left, however many were used.',
    kind: 'wrong balance',
    operations: ['convertSteps'],
    breaks: 'How many of the 20 conversions of the period are left.',
    fault: answers(
      ['convertSteps'],
      change('data.remainingExchangeCount', () => 20),
    ),
    shows: async (probe) =>
      at((await convert(await probe.user({ steps: 100 }), 1)).body, 'data.remainingExchangeCount'),
    right: 19,
    wrong: 20,
  },
  {
    id: 'conversions-without-end',
    title: 'Converts a 21st time.',
    kind: 'broken rule',
    operations: ['convertSteps'],
    breaks: 'there are 20 conversions in a period.',
    fault: responses(['convertSteps'], 409, async (response, call, { db }) => {
      if (at(await bodyOf(response), 'code') !== 'NO_CONVERSIONS_LEFT') return response;
      const userId = (await call.viewer()) ?? 0;
      const [one] = await db.select().from(conversions).where(eq(conversions.userId, userId)).limit(1);
      if (one) await db.update(conversions).set({ day: '2000-01-01' }).where(eq(conversions.id, one.id));
      return call.next();
    }),
    shows: async (probe) => {
      const somebody = await probe.user({ steps: 1000 });
      for (let used = 0; used < 20; used += 1) await convert(somebody, 1);
      return (await convert(somebody, 1)).status;
    },
    right: 409,
    wrong: 200,
  },
  {
    id: 'attendance-pays-again',
    title: 'Pays each attendance, however often on one day.',
    kind: 'wrong balance',
    operations: ['checkAttendance'],
    breaks: 'A second call on the same day of Asia/Seoul succeeds and grants 0.',
    fault: on(['checkAttendance'], async (call, deps) => {
      const response = await call.next();
      const body = await bodyOf(response);
      if (!response.ok || numberAt(body, 'baseHallabong') > 0) return response;
      await pay(deps, (await call.viewer()) ?? 0, 10);
      return answer(plus('', { baseHallabong: 10 })(body));
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('checkAttendance');
      await somebody.call('checkAttendance');
      return balance(somebody);
    },
    right: 10,
    wrong: 20,
  },
  {
    id: 'attendance-not-paid',
    title: 'Tells the reward of attendance and does not add it to the balance.',
    kind: 'wrong balance',
    operations: ['checkAttendance'],
    breaks: 'Marks today as attended and grants the reward, with a bonus on the 7th day in a row.',
    fault: after(['checkAttendance'], async (call, deps, body) => {
      const paid = numberAt(body, 'baseHallabong') + numberAt(body, 'bonusHallabong');
      await pay(deps, (await call.viewer()) ?? 0, -paid);
    }),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('checkAttendance');
      return balance(somebody);
    },
    right: 10,
    wrong: 0,
  },
  {
    id: 'attendance-told-again',
    title: 'Tells the reward of the day again, though it is paid once.',
    kind: 'not repeatable',
    operations: ['checkAttendance'],
    breaks: "The hallabong for today, 0 when today's attendance was checked before.",
    fault: answers(
      ['checkAttendance'],
      change('baseHallabong', () => 10),
    ),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('checkAttendance');
      return at((await somebody.call('checkAttendance')).body, 'baseHallabong');
    },
    right: 0,
    wrong: 10,
  },
  {
    id: 'attendance-counts-on',
    title: 'Counts a day for each attendance of the same day.',
    kind: 'not repeatable',
    operations: ['checkAttendance'],
    breaks: 'The day of the 7-day track that today is.',
    fault: remembering(
      () => new Map<number, number>(),
      async (counts, call) => {
        const response = await call.next();
        if (call.operationId !== 'checkAttendance' || !response.ok) return response;
        const userId = (await call.viewer()) ?? 0;
        const before = counts.get(userId) ?? 0;
        counts.set(userId, before + 1);
        const body = await bodyOf(response);
        return isRecord(body) ? answer({ ...body, days: numberAt(body, 'days') + before }) : response;
      },
    ),
    shows: async (probe) => {
      const somebody = await probe.user();
      await somebody.call('checkAttendance');
      return at((await somebody.call('checkAttendance')).body, 'days');
    },
    right: 1,
    wrong: 2,
  },
];
