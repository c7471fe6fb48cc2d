import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../contract/contract.ts';
import { isJsonObject } from '../contract/document.ts';
import { mutantOf } from '../faulty-servers/tiers/departures.ts';
import { HARMLESS } from '../faulty-servers/tiers/harmless.ts';
import { instead, on, refusal, requests, withStatus, withText } from '../faulty-servers/kit/faulty.ts';
import type { Mutant } from '../faulty-servers/kit/mutant.ts';
import { opaqueIds } from '../faulty-servers/kit/opaque-ids.ts';
import {
  composeWorld,
  serveWorld,
  startReferenceServer,
  type ReferenceWorld,
} from '../faulty-servers/kit/reference-server.ts';
import { meaningChecks } from './all-checks.ts';
import { causesOf, type CheckId } from './core/findings/finding.ts';
import { setStage, type Stage } from './core/stage.ts';
import { signInAll } from './core/start-up.ts';
import { runConformance } from './run.ts';
import { optionsFor } from './testing/options-for.ts';

const PATIENCE = { timeout: 300_000 };

let world: ReferenceWorld;

beforeAll(async () => {
  world = await composeWorld();
});

afterAll(() => world.composed.close());

/** Runs the checks with an id on a server with a fault. */
async function look(fault: Mutant['fault'], id: CheckId): Promise<Stage> {
  const server = await serveWorld(world, { fault });
  try {
    const { url, accounts, outboxPath } = server;
    const stage = setStage(await loadContract(), { ...optionsFor(url), accounts, outboxPath });
    await signInAll(stage);
    for (const check of meaningChecks) {
      if (check.id === id) await check.run(stage.worldOf(id, check.title));
    }
    return stage;
  } finally {
    await server.stop();
  }
}

const told = ({ collector }: Stage) =>
  collector.findings.map(({ tier, operationId, expected }) => `${tier} ${operationId}: ${expected}`);

const causesIn = ({ collector }: Stage) => [...new Set(collector.findings.map(({ cause }) => cause))];

const reasonsIn = ({ collector }: Stage) => collector.skipped.map(({ reason }) => reason);

/** Rewrites the text of every JSON answer. */
const inEveryAnswer =
  (rewrite: (text: string) => string): Mutant['fault'] =>
  () =>
  async (call) => {
    const response = await call.next();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (call.operationId === undefined || !isJson) return response;
    return withText(response, rewrite(await response.text()), {});
  };

const EVERYWHERE: readonly [what: string, cause: string, fault: Mutant['fault']][] = [
  [
    'ids as texts',
    'an id must be integer',
    inEveryAnswer((text) => text.replaceAll(/"(id|userId|productId|exchangeId)":(\d+)/g, '"$1":"$2"')),
  ],
  ['ids that are UUIDs, and no others taken', 'an id must be integer', opaqueIds],
  [
    'fields in snake_case',
    'snake_case',
    inEveryAnswer((text) =>
      text.replaceAll(/"([a-zA-Z]+)":/g, (key) =>
        key.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
      ),
    ),
  ],
];

describe('a departure', () => {
  it.each(EVERYWHERE)(
    'a departure in every answer, %s, is told once, and the checks go on with it',
    PATIENCE,
    async (_, cause, fault) => {
      for (const id of ['purchase', 'challenges', 'balance', 'like'] as const) {
        const stage = await look(fault, id);
        expect(causesIn(stage)).toEqual([cause]);
        const brokenOff = /Left untried|userId|no id|nothing was bought|can be started/;
        expect(reasonsIn(stage).filter((reason) => brokenOff.test(reason))).toEqual([]);
      }
    },
  );

  it('a departure by a wrong login that is refused with 400 is told once', PATIENCE, async () => {
    const fault = on(['login'], async (call) => {
      const response = await call.next();
      return response.status === 401 ? withStatus(response, 400) : response;
    });
    const server = await serveWorld(world, { fault });
    try {
      const { url, accounts, outboxPath } = server;
      const run = await runConformance(
        optionsFor(url, { accounts, outboxPath, only: ['login', 'registerPassword', 'resetPassword'] }),
      );
      expect(run.findings.length).toBeGreaterThan(1);
      expect(causesOf(run.findings).map(({ check, tier, operations }) => [check, tier, operations])).toEqual([
        ['refusal-status', 'assumption', ['login']],
      ]);
    } finally {
      await server.stop();
    }
  });

  it('a departure of pages that are counted from 1 in every list is told once', PATIENCE, async () => {
    const paged = ['listLatestSpots', 'listMostLikedSpots', 'listComments', 'listReplies'] as const;
    const fault = requests(paged, ({ url }) => {
      const page = Number(url.searchParams.get('page') ?? '0');
      return page > 0 ? { query: { page: String(page - 1) } } : undefined;
    });
    const stage = await look(fault, 'page-walk');
    expect(stage.collector.findings.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...paged].toSorted(),
    );
    expect(causesIn(stage)).toHaveLength(1);
  });

  it(
    'a departure by a proof from afar is told as the assumption that it breaks, and nothing after it',
    PATIENCE,
    async () => {
      const stage = await look(mutantOf('completed-from-afar').fault, 'challenges');
      expect(told(stage)).toEqual([
        'assumption completeChallenge: The user is on the other side of the earth. It is refused, with 409.',
      ]);
      expect(reasonsIn(stage)).toEqual([]);
    },
  );

  it('a departure by an attendance that is paid again is told by the balance alone', PATIENCE, async () => {
    const stage = await look(mutantOf('attendance-pays-again').fault, 'attendance');
    expect(told(stage)).toEqual([
      expect.stringMatching(/^specification checkAttendance: The balance stays \d+ after the second call/),
    ]);
  });

  it('a departure by a voucher that does not stay collected is told once', PATIENCE, async () => {
    const stage = await look(mutantOf('accept-toggles').fault, 'voucher');
    expect(causesIn(stage)).toEqual(['accepted stays']);
  });
});

const wrong = (message: string) => refusal(400, 'BAD_REQUEST', message);

describe('what a departure leaves open', () => {
  it(
    'what a departure leaves open is still tried: steps that are the unit of a conversion',
    PATIENCE,
    async () => {
      const fault = on(['convertSteps'], async (call) => {
        const asked = await call.json();
        const points = isJsonObject(asked) ? asked['requestedPoints'] : undefined;
        if (typeof points !== 'number' || points % 10 !== 0) return wrong('10걸음 단위로 바꿀 수 있어요.');
        return call.next({ json: { requestedPoints: points / 10 } });
      });
      const stage = await look(fault, 'balance');
      expect(told(stage)).toEqual([
        'assumption convertSteps: taken with hallabong as requestedPoints, as the contract has it',
      ]);
      expect(reasonsIn(stage)).toEqual([]);
    },
  );

  it(
    'what a departure leaves open is still tried: a new account that has no session yet',
    PATIENCE,
    async () => {
      const fault = on(['completeRegistration'], async (call) => {
        const response = await call.next();
        response.headers.delete('set-cookie');
        return response;
      });
      const stage = await look(fault, 'balance');
      expect(told(stage)).toEqual(['assumption completeRegistration: Set-Cookie: SESSION=…']);
      expect(reasonsIn(stage)).toEqual([]);
      expect(stage.collector.succeeded).toContain('resetPassword');
    },
  );

  it(
    'what a departure leaves open is still tried: a challenge that starts near its place alone',
    PATIENCE,
    async () => {
      const fault = instead(['startChallenge'], async (call) => {
        const where = await call.json();
        const isDefault = isJsonObject(where) && where['latitude'] === 33.24083;
        return isDefault ? refusal(409, 'TOO_FAR_AWAY', '챌린지 장소가 아니에요.') : undefined;
      });
      const stage = await look(fault, 'challenges');
      expect(told(stage)).toEqual(['specification startChallenge: It starts wherever the user is.']);
      expect(reasonsIn(stage)).toEqual([]);
      expect(stage.collector.succeeded).toContain('completeChallenge');
    },
  );

  it(
    'what a departure leaves open is still tried: a shop whose categories are written otherwise sells',
    PATIENCE,
    async () => {
      const stage = await look(mutantOf('category-in-korean').fault, 'purchase');
      expect(reasonsIn(stage)).not.toContainEqual(expect.stringContaining('nothing was bought'));
      expect(stage.collector.succeeded).toContain('exchangeProduct');
    },
  );

  it(
    'what a departure leaves open is still tried: comments, where a long spot is refused',
    PATIENCE,
    async () => {
      const fault = instead(['createSpot'], async (call) => {
        const data = (await call.form()).get('data');
        const text = data instanceof Blob ? await data.text() : (data ?? '');
        return text.length > 400 ? refusal(400, 'BAD_REQUEST', '200자 이내로 입력해주세요.') : undefined;
      });
      const stage = await look(fault, 'korean-text');
      expect(stage.collector.findings.map(({ check, expected }) => `${check}: ${expected}`)).toEqual([
        expect.stringMatching(/^valid-input-accepted: 200 characters of a description/),
      ]);
      expect(reasonsIn(stage)).toEqual([expect.stringMatching(/^Left untried: the texts of spots, because/)]);
      expect([...stage.collector.succeeded]).toEqual(
        expect.arrayContaining(['createComment', 'createReply']),
      );
    },
  );
});

it(
  'a whole run on a server whose ids are UUIDs tells that alone, and leaves nothing untried',
  { ...PATIENCE, tags: 'nightly' },
  async () => {
    const server = await startReferenceServer({ fault: opaqueIds });
    try {
      const { url, accounts, outboxPath, socialCodes } = server;
      const run = await runConformance(optionsFor(url, { accounts, outboxPath, socialCodes }));
      expect(causesOf(run.findings).map(({ findings: [{ cause }] }) => cause)).toEqual([
        'an id must be integer',
      ]);
      expect(run.skipped).toEqual([]);
      const ways = ['createReply', 'completeChallenge', 'exchangeProduct', 'acceptExchange', 'getSpot'];
      const untried = run.coverage.operations.filter(({ whyNot }) => whyNot !== undefined);
      expect(untried.filter(({ operationId }) => ways.includes(operationId))).toEqual([]);
    } finally {
      await server.stop();
    }
  },
);

it('calls that the contract only proposes need not be there', PATIENCE, async () => {
  const { operations } = await loadContract();
  const only = operations.filter(({ isProposed }) => isProposed).map(({ operationId }) => operationId);
  const harmless = HARMLESS.find(({ id }) => id === 'without-proposed-calls');
  const server = await serveWorld(world, harmless);
  try {
    const { url, accounts } = server;
    const run = await runConformance(optionsFor(url, { accounts, only }));
    expect(run.findings).toEqual([]);
    const absent = run.coverage.operations.filter(({ whyNot }) => whyNot?.includes('only proposed'));
    expect(absent.map(({ operationId }) => operationId)).toEqual(only);
  } finally {
    await server.stop();
  }
});
