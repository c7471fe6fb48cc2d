import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBareDatabase } from '../testing/test-database.ts';

/** Databases are made, on a machine that may be busy. */
const PATIENCE = { timeout: 120_000 };

const migration = (name: string) => readFileSync(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8');

it('nicknames that have become the same are told apart, and the oldest stays', PATIENCE, async () => {
  const database = await PGlite.create({ loadDataDir: await readBareDatabase() });
  await database.exec(migration('0000_start'));
  await database.exec(migration('0001_feeds'));
  const longest = 'abcdefghijklmnopqrst';
  for (const nickname of [
    'Hallabong',
    '감귤이',
    'hallabong',
    'ＨＡＬＬＡＢＯＮＧ',
    longest,
    longest.toUpperCase(),
  ]) {
    await database.query(
      `insert into users (nickname, themes, gender, birth_year, created_at) values ($1, '{}', 'FEMALE', 1998, now())`,
      [nickname],
    );
  }
  await database.exec(migration('0002_names_and_codes'));
  const { rows } = await database.query('select nickname from users order by id');
  expect(rows).toEqual(
    ['Hallabong', '감귤이', 'hallabong3', 'ＨＡＬＬＡＢＯＮＧ4', longest, 'ABCDEFGHIJKLMNOPQRS6'].map(
      (nickname) => ({
        nickname,
      }),
    ),
  );
  await database.close();
});

it('a browser with alerts keeps its keys, and the native app needs none', PATIENCE, async () => {
  const database = await PGlite.create({ loadDataDir: await readBareDatabase() });
  for (const name of [
    '0000_start',
    '0001_feeds',
    '0002_names_and_codes',
    '0003_reads',
    '0004_people',
    '0005_alerts',
  ]) {
    // Each migration works on what the ones before it left.
    await database.exec(migration(name));
  }
  await database.exec(`
    insert into users (nickname, themes, gender, birth_year, created_at) values ('하나', '{}', 'FEMALE', 1998, now());
    insert into sessions (token_hash, user_id, created_at, expires_at) values ('t', 1, now(), now());
    insert into alert_subscriptions (endpoint, token_hash, user_id, p256dh, auth)
    values ('https://push.example/a', 't', 1, 'key', 'secret');`);
  await database.exec(migration('0006_native_alerts'));
  await database.exec(
    `insert into alert_subscriptions (endpoint, token_hash, user_id) values ('ios:0a', 't', 1)`,
  );
  const { rows } = await database.query(
    'select endpoint, p256dh, auth from alert_subscriptions order by endpoint',
  );
  expect(rows).toEqual([
    { endpoint: 'https://push.example/a', p256dh: 'key', auth: 'secret' },
    { endpoint: 'ios:0a', p256dh: null, auth: null },
  ]);
  await database.close();
});

describe('what was there before it was kept beside its rows', () => {
  let database: PGlite;

  const select = async (statement: string) => (await database.query(statement)).rows;

  beforeAll(async () => {
    database = await PGlite.create({ loadDataDir: await readBareDatabase() });
    for (const name of ['0000_start', '0001_feeds', '0002_names_and_codes']) {
      // Each migration works on what the ones before it left.
      await database.exec(migration(name));
    }
    await database.exec(`
      insert into users (nickname, themes, gender, birth_year, created_at)
      select name, '{}', 'FEMALE', 1998, now() from unnest('{하나,둘}'::text[]) name;
      insert into hallabong_ledger (user_id, amount, reason, reference, created_at)
      values (1, 100, 'WELCOME', 'x', now()), (1, -35, 'EXCHANGE', 'y', now());
      insert into steps_days (user_id, day, steps, reported_at)
      values (1, '2026-04-11', 8000, now()), (1, '2026-04-12', 345, now());
      insert into spots (author_id, name, description, latitude, longitude, created_at)
      values (2, '새별 오름', '', 33.3, 126.3, '2026-04-11T23:59:59Z'), (2, 'BLUE', '', 33.3, 126.3, '2026-04-12T00:00:00Z');
      insert into spot_images (spot_id, position, url) values (1, 1, '/b'), (1, 0, '/a');
      insert into comments (spot_id, parent_id, author_id, text, created_at, deleted_at)
      values (1, null, 1, '첫째', now(), null), (1, null, 1, '둘째', now(), now()), (1, 1, 2, '답글', now(), null);`);
    await database.exec(migration('0003_reads'));
  }, PATIENCE.timeout);

  afterAll(() => database.close());

  it('what was there before it was kept beside its rows is summed up, counted and looked up as if it had been from the beginning', async () => {
    expect(await select('select hallabong, total_steps from users order by id')).toEqual([
      { hallabong: 65, total_steps: 8345 },
      { hallabong: 0, total_steps: 0 },
    ]);
    expect(await select('select image_urls, comment_count from spots order by id')).toEqual([
      { image_urls: ['/a', '/b'], comment_count: 2 },
      { image_urls: [], comment_count: 0 },
    ]);
    expect(await select('select reply_count from comments order by id')).toEqual([
      { reply_count: 1 },
      { reply_count: 0 },
      { reply_count: 0 },
    ]);
    expect(await select('select day::text, count from spot_days order by day')).toEqual([
      { day: '2026-04-11', count: 1 },
      { day: '2026-04-12', count: 1 },
    ]);
    expect(await select(`select name from spot_names where letters @> '{오름}'`)).toEqual([
      { name: '새별 오름' },
    ]);
    expect(await select(`select letters from spot_names where spot_id = 2`)).toEqual([
      { letters: ['b', 'bl', 'e', 'l', 'lu', 'u', 'ue'] },
    ]);
  });

  it('what was there before it was kept beside its rows is kept with each change from then on', async () => {
    await database.exec(`
      insert into hallabong_ledger (user_id, amount, reason, reference, created_at)
      values (1, 5, 'WELCOME', 'z', now()), (2, 7, 'WELCOME', 'z', now());
      update hallabong_ledger set amount = 8 where user_id = 2;
      delete from hallabong_ledger where reference = 'y';
      insert into steps_days (user_id, day, steps, reported_at) values (1, '2026-04-12', 400, now())
      on conflict (user_id, day) do update set steps = excluded.steps;
      update spots set created_at = '2026-04-12T12:00:00Z', name = '용눈이' where id = 1;
      insert into comments (spot_id, parent_id, author_id, text, created_at)
      values (1, 1, 1, '답글', now()), (2, null, 1, '하나', now()), (2, null, 1, '둘', now());
      delete from comments where text = '하나';`);
    expect(await select('select hallabong, total_steps from users order by id')).toEqual([
      { hallabong: 105, total_steps: 8400 },
      { hallabong: 8, total_steps: 0 },
    ]);
    expect(await select('select day::text, count from spot_days where count > 0')).toEqual([
      { day: '2026-04-12', count: 2 },
    ]);
    expect(await select(`select spot_id from spot_names where letters @> '{눈이}'`)).toEqual([
      { spot_id: 1 },
    ]);
    expect(await select('select comment_count from spots order by id')).toEqual([
      { comment_count: 2 },
      { comment_count: 1 },
    ]);
    expect(await select('select reply_count from comments where id = 1')).toEqual([{ reply_count: 2 }]);
    await database.exec('delete from users where id = 2');
    expect(await select('select * from spots')).toEqual([]);
    expect(await select('select day from spot_days where count <> 0')).toEqual([]);
    expect(await select('select * from spot_names')).toEqual([]);
  });
});
