import { isJsonObject } from '../../contract/document.ts';
import type { Contract } from '../../contract/contract.ts';
import type { Actor } from '../core/actors.ts';
import { describeAnswer, isSuccess } from '../core/wire/exchange.ts';
import { asDocumented } from '../core/wire/wrapper.ts';
import type { World } from '../core/meaning-check.ts';

/** What of an account can be put back. */
interface Kept {
  nickname: string | undefined;
  themes: readonly unknown[] | undefined;
  wantsNotifications: boolean | undefined;
}

/**
 * Remembers what the first account has chosen. The function that comes back restores what has changed since: the
 * nickname, the themes, the notification setting, and the password where a server took a new one that it should have
 * refused.
 */
export async function keepAccount(world: World): Promise<(() => Promise<void>) | undefined> {
  const { first } = world;
  if (!first) return undefined;
  const before = await readChoices(world.contract, first);
  return async () => {
    const after = await readChoices(world.contract, first);
    const restore = async (what: string, operationId: string, options: Parameters<Actor['call']>[1]) => {
      const exchange = await first.call(operationId, options);
      if (!isSuccess(exchange)) {
        world.skip(
          `The ${what} of the first account could not be restored: ${describeAnswer(exchange, 120)}.`,
        );
      }
    };
    const { nickname, themes, wantsNotifications } = before;
    if (nickname !== undefined && nickname !== after.nickname) {
      await restore('nickname', 'changeNickname', { query: { nickname } });
    }
    if (themes !== undefined && themes.length > 0 && String(themes) !== String(after.themes)) {
      await restore('themes', 'saveThemes', { json: { themes } });
    }
    if (wantsNotifications !== undefined && wantsNotifications !== after.wantsNotifications) {
      await restore('notification setting', 'saveNotificationSetting', {
        json: { enabled: wantsNotifications },
      });
    }
  };
}

async function readChoices(contract: Contract, actor: Actor): Promise<Kept> {
  const [session, setting] = await Promise.all([
    actor.call('getSession'),
    actor.call('getNotificationSetting'),
  ]);
  const user = dataIn(asDocumented(contract, session));
  const { nickname, themes } = isJsonObject(user) ? user : {};
  const enabled = dataIn(asDocumented(contract, setting));
  return {
    nickname: typeof nickname === 'string' ? nickname : undefined,
    themes: Array.isArray(themes) ? themes : undefined,
    wantsNotifications: typeof enabled === 'boolean' ? enabled : undefined,
  };
}

const dataIn = (body: unknown): unknown => (isJsonObject(body) ? body['data'] : undefined);
