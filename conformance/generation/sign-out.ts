import { describeAnswer, isSuccess } from '../core/wire/exchange.ts';
import type { World } from '../core/meaning-check.ts';
import { limitsRate } from './verdict.ts';

/** What is asked with a session that has ended. */
const READS = ['getSession', 'getNotificationSetting', 'listOngoingChallenges'];

/** Signs the first account out: its session must open nothing from then on. To be done last. */
export async function checkSignOut(world: World): Promise<void> {
  const { first, visitor } = world;
  if (!first) return;
  const cookies = Object.fromEntries(first.cookies);
  const exchange = await first.call('signOut');
  if (exchange.answer?.status === 404) {
    world.skip('The server has no call to sign out, which the contract only proposes.');
    return;
  }
  if (!isSuccess(exchange)) {
    world.report({
      check: 'valid-input-accepted',
      operationId: 'signOut',
      expected: 'accepted: signing out',
      received: describeAnswer(exchange),
      exchange,
    });
    return;
  }
  const trigger = { what: 'a session that has ended', expectation: 'sessionless' } as const;
  const later = await Promise.all(
    READS.map((operationId) => visitor.call(operationId, { cookies, trigger })),
  );
  for (const again of later) {
    if (again.operationId === undefined || !isSuccess(again) || limitsRate(again)) continue;
    world.report({
      check: 'session-ended',
      operationId: 'signOut',
      expected: `${again.operationId} is refused with 401 by the session that has ended`,
      received: describeAnswer(again),
      exchange: again,
    });
  }
}
