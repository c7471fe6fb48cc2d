import * as z from 'zod/mini';
import type { Device } from '@/device/device';
import { runAlone } from '@/device/locks';
import type { SpotDraft } from '@generated/model/spot-draft.zod';
import { createChanges } from './changes';

/** Where it is kept among the drafts. */
const DRAFT_KEY = 'outbox';

/**
 * What became of a sending: `waiting` has never left the device, `unknown` was sent and nobody knows whether it arrived.
 */
const Fate = z.enum(['waiting', 'unknown']);

const SpotItem = z.object({
  kind: z.literal('spot'),
  id: z.string(),
  fate: Fate,
  fields: z.custom<SpotDraft>((value) => typeof value === 'object' && value !== null && 'name' in value),
  images: z.array(z.instanceof(File)),
});

const CommentItem = z.object({
  kind: z.literal('comment'),
  id: z.string(),
  fate: Fate,
  postId: z.number(),
  /** The comment that is replied to. */
  parentId: z.optional(z.number()),
  text: z.string(),
});

const Item = z.discriminatedUnion('kind', [SpotItem, CommentItem]);
const Saved = z.object({ userId: z.number(), items: z.array(Item) });

/** A spot or a comment that was finished without a connection. */
export type OutboxItem = z.infer<typeof Item>;

type Content<Kind> = Kind extends OutboxItem ? Omit<Kind, 'id' | 'fate'> : never;

/** What a user finished and could not send, in their order; it waits on the device until they send it. */
export type OutboxContent = Content<OutboxItem>;

type Parts = Pick<Device, 'drafts' | 'locks'>;

const changes = createChanges();

/** Hears of every change that this tab makes. */
export const subscribeToOutbox = changes.subscribe;

/** What waits for a user; nothing of anybody else's. Never rejects. */
export async function readOutbox({ drafts }: Parts, userId: number): Promise<readonly OutboxItem[]> {
  const saved = await drafts.load(DRAFT_KEY, Saved);
  return saved?.userId === userId ? saved.items : [];
}

async function change(
  parts: Parts,
  userId: number,
  next: (items: readonly OutboxItem[]) => readonly OutboxItem[],
): Promise<boolean> {
  // One tab at a time, or what another has added in between would be lost.
  const isLasting = await runAlone(parts.locks, 'outbox.write', async () => {
    const items = next(await readOutbox(parts, userId));
    if (items.length > 0) return parts.drafts.save(DRAFT_KEY, { userId, items });
    await parts.drafts.remove(DRAFT_KEY);
    return true;
  });
  changes.tell();
  return isLasting;
}

/**
 * Keeps something until the user sends it.
 * @returns false where it would not outlive the page: it is not kept then, and stays where it was written
 */
export async function addToOutbox(parts: Parts, userId: number, content: OutboxContent): Promise<boolean> {
  const id = crypto.randomUUID();
  const isLasting = await change(parts, userId, (items) => [...items, { ...content, id, fate: 'waiting' }]);
  if (!isLasting) await removeFromOutbox(parts, userId, id);
  return isLasting;
}

/** Throws something away that was to be sent. */
export const removeFromOutbox = (parts: Parts, userId: number, id: string): Promise<unknown> =>
  change(parts, userId, (items) => items.filter((item) => item.id !== id));

/**
 * Sends one thing, on a tap. It counts as sent from the moment at which it leaves the device: whatever breaks off then
 * leaves it `unknown`, and it is not sent along with others. Something that another tab has sent meanwhile is not sent.
 *
 * @param send rejects when the server has not taken it
 * @param wasRefused whether such a failure says for certain that it was not taken
 * @throws what `send` rejects with
 */
export async function sendFromOutbox(
  parts: Parts,
  userId: number,
  id: string,
  send: (item: OutboxItem) => Promise<unknown>,
  wasRefused: (failure: unknown) => boolean,
): Promise<void> {
  await runAlone(parts.locks, `outbox.${id}`, async () => {
    const item = (await readOutbox(parts, userId)).find((one) => one.id === id);
    if (!item) return;
    const setFate = (fate: OutboxItem['fate']) =>
      change(parts, userId, (items) => items.map((one) => (one.id === id ? { ...one, fate } : one)));
    await setFate('unknown');
    try {
      await send(item);
    } catch (failure) {
      if (wasRefused(failure)) await setFate(item.fate);
      throw failure;
    }
    await removeFromOutbox(parts, userId, id);
  });
}
