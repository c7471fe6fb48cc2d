import * as v from 'valibot';
import { PERSONAL_PREFIX } from '@/device/storage-keys';
import { readStored, writeStored, type KeyValueStorage } from '@/device/storage';
import type { PurchaseSnapshot } from '@/domain/shop/purchase';

const RecordSchema = v.nullable(
  v.object({ exchangeIds: v.nullable(v.array(v.number())), balance: v.nullable(v.number()) }),
);

const toKey = (userId: number, productId: number) => `${PERSONAL_PREFIX}purchase.${userId}.${productId}`;

/**
 * Purchases that were sent and whose outcome is not known, with what the server had said before. A record outlives
 * the page, so that no reload, crash or second visit leads to buying twice unawares.
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
