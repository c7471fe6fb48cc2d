import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { spots } from '../../db/schema.ts';
import { insertSpot } from '../../testing/rows.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createSpotTexts, type SpotTexts } from './spot-texts.ts';

let server: TestServer;
let authorId: number;
let present: number;
let texts: SpotTexts;

beforeAll(async () => {
  server = await startTestServer();
  authorId = (await server.user()).userId;
});

afterAll(() => server.stop());

beforeEach(() => {
  present = 0;
  texts = createSpotTexts(server.deps.db, { lifetimeMs: 1000, entries: 2 }, () => present);
});

const insert = (name: string) => insertSpot(server.deps.db, { authorId, name });

const rename = (id: number, name: string) =>
  server.deps.db.update(spots).set({ name }).where(eq(spots.id, id));

const nameOf = async (id: number): Promise<unknown> => {
  const [text] = await texts.recall([{ id }]);
  return text === undefined
    ? undefined
    : JSON.parse(Buffer.from(text.tell(0, false), 'latin1').toString()).name;
};

it('the map remembers what of a spot never changes for so long, and then asks anew', async () => {
  const { id } = await insert('금오름 "분화구"\n아래');
  expect(await nameOf(id)).toBe('금오름 "분화구"\n아래');
  await rename(id, '새별오름');
  present = 999;
  expect(await nameOf(id)).toBe('금오름 "분화구"\n아래');
  present = 1000;
  expect(await nameOf(id)).toBe('새별오름');
});

it('the map has no text of a spot that is gone', async () => {
  const { id } = await insert('금오름');
  await server.deps.db.delete(spots).where(eq(spots.id, id));
  expect(await nameOf(id)).toBeUndefined();
});

it('the map begins anew when it remembers more spots than it has room for', async () => {
  const first = await insert('하나');
  expect((await texts.recall([first, await insert('둘'), await insert('셋')])).length).toBe(3);
  await rename(first.id, '처음');
  expect(await nameOf(first.id)).toBe('처음');
});
