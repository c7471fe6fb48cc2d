import type { JsonObject } from '../../../contract/document.ts';
import type { Actor } from '../../core/actors.ts';
import type { Exchange } from '../../core/wire/exchange.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import { ask, dataOf, idIn, objectOf, textIn } from '../kit/asking.ts';
import type { World } from '../../core/meaning-check.ts';

/** The session user with the defaults that the contract states for what is missing (1 §3). */
export interface AccountState {
  userId: Id | undefined;
  email: string;
  nickname: string;
  /** Empty for the default picture. */
  profile: string;
  hallabong: number;
  totalSteps: number;
  themes: readonly unknown[];
  jejuTiconOwned: boolean;
  ownedProducts: readonly unknown[];
  /** The call that told it. */
  exchange: Exchange;
}

/** Asks the session for its user. */
export async function readAccount(world: World, actor: Actor): Promise<AccountState> {
  const { body, exchange } = await ask(world, actor, 'getSession');
  return toAccountState(objectOf(dataOf(body)), exchange);
}

/** A number, 0 by default; one that comes as a text is told of as such, and read all the same. */
function amountIn(user: JsonObject, field: string): number {
  const value = user[field];
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
}

function toAccountState(user: JsonObject, exchange: Exchange): AccountState {
  const { themes, ownedProducts } = user;
  return {
    userId: idIn(user, 'userId'),
    email: textIn(user, 'email') ?? '',
    nickname: textIn(user, 'nickname') ?? '',
    profile: textIn(user, 'profile') ?? '',
    hallabong: amountIn(user, 'hallabong'),
    totalSteps: amountIn(user, 'totalSteps'),
    themes: Array.isArray(themes) ? themes : [],
    jejuTiconOwned: user['jejuTiconOwned'] === true,
    ownedProducts: Array.isArray(ownedProducts) ? ownedProducts : [],
    exchange,
  };
}
