import * as z from 'zod/mini';
import { type KeyValueStorage, readStored, toAccountPrefix, writeStored } from '@/device/storage/storage';
import type { PurchaseSnapshot } from '@/domain/shop/purchase';

const RecordSchema = z.nullable(
  z.object({ exchangeIds: z.nullable(z.array(z.number())), balance: z.nullable(z.number()) }),
);

const toKey = (userId: number, productId: number) => `${toAccountPrefix(userId)}purchase.${productId}`;

/**
 * Purchases that were sent and whose outcome is not known, with what the server had said before. A record outlives
 * the page and signing out, so that no reload, crash or second visit leads to buying twice unawares. It holds nothing
 * but numbers: ids and a balance, which tell the next user of the device neither who bought nor what. It goes as soon
 * as its outcome is known, or with the account.
 */
export function createPurchaseRecords(storage: KeyValueStorage, userId: number) {
  return {
    read: (productId: number): PurchaseSnapshot | null =>
      readStored(storage, toKey(userId, productId), RecordSchema, null),
    write: (productId: number, before: PurchaseSnapshot) =>
      writeStored(storage, toKey(userId, productId), before),
    remove: (productId: number) => storage.remove(toKey(userId, productId)),
  };
}
