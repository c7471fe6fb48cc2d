import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBrowserDraftStore } from './browser-draft-store';

// jsdom has no IndexedDB: this is a browser that forbids it.
const schema = z.object({ text: z.string(), photo: z.instanceof(Blob) });

it('the store of drafts keeps a draft with its pictures for as long as the page lives where nothing can be stored', async () => {
  const drafts = createBrowserDraftStore();
  const photo = new Blob(['fake'], { type: 'image/jpeg' });
  await drafts.save('spot', { text: '함덕 바다', photo });
  expect(await drafts.load('spot', schema)).toEqual({ text: '함덕 바다', photo });
});

it('the store of drafts has no draft before one is saved, after it is removed, and after all are cleared', async () => {
  const drafts = createBrowserDraftStore();
  expect(await drafts.load('spot', z.unknown())).toBeNull();
  await drafts.save('spot', 'text');
  await drafts.remove('spot');
  expect(await drafts.load('spot', z.string())).toBeNull();
  await drafts.save('comment.7', 'text');
  await drafts.clear();
  expect(await drafts.load('comment.7', z.string())).toBeNull();
});

it('the store of drafts takes a draft of another shape for none', async () => {
  const drafts = createBrowserDraftStore();
  await drafts.save('spot', { text: 7 });
  expect(await drafts.load('spot', schema)).toBeNull();
});
