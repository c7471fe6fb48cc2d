import type { FormPart, Trigger } from './exchange.ts';

export type QueryValue = string | number | boolean | readonly (string | number)[];

export interface CallOptions {
  /** Values of the path's parameters; they are encoded. */
  path?: Readonly<Record<string, string | number>>;
  /** A list is joined by commas, as the contract has it. */
  query?: Readonly<Record<string, QueryValue>>;
  json?: unknown;
  form?: readonly FormPart[];
  /** A body that is sent as it stands; an empty content type is left out. */
  text?: { text: string; contentType: string };
  headers?: Readonly<Record<string, string>>;
  /** Another method than the operation's own. */
  method?: string;
  /** The cookies of this call alone, in place of the actor's; answers to it set none. */
  cookies?: Readonly<Record<string, string>>;
  /** What the call is about, where a client of the product would not make it just so. */
  trigger?: Trigger;
}
