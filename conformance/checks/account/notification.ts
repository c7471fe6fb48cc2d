import type { Actor } from '../../core/actors.ts';
import { ask, claim, dataOf, meaningCheck, requireFirst } from '../kit/asking.ts';
import type { MeaningCheck, World } from '../../core/meaning-check.ts';

async function readSetting(world: World, actor: Actor) {
  const { body, exchange } = await ask(world, actor, 'getNotificationSetting');
  return { enabled: dataOf(body), exchange };
}

async function save(world: World, actor: Actor, enabled: boolean): Promise<void> {
  await ask(
    world,
    actor,
    'saveNotificationSetting',
    { json: { enabled } },
    'Saving sets the value; it may be repeated.',
  );
  const { enabled: told, exchange } = await readSetting(world, actor);
  claim(world, told === enabled, {
    operationId: 'saveNotificationSetting',
    exchange,
    expected: `The setting is ${String(enabled)} after it was saved.`,
    received: told,
    place: { at: 'requestBody', pointer: '/enabled' },
  });
}

export const notification: MeaningCheck = meaningCheck({
  id: 'notification',
  title: 'The notification setting is what was saved last',
  operations: ['getNotificationSetting', 'saveNotificationSetting'],
  writes: true,
  needs: 'first',
  async run(world) {
    const first = requireFirst(world);
    const before = (await readSetting(world, first)).enabled === true;
    await save(world, first, !before);
    await save(world, first, !before);
    await save(world, first, before);
  },
});
