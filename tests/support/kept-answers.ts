import type { Page } from '@playwright/test';

/** The questions whose answers are kept, each with its owner. */
export const listKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'dosaegi-answers')) return [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('dosaegi-answers');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('answers').objectStore('answers').getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return keys.map(String);
  });

export const countKept = async (page: Page) => (await listKept(page)).length;
