import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';

const migration = (name: string) => readFileSync(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8');

it('nicknames that have become the same are told apart, and the oldest stays', async () => {
  const database = await PGlite.create();
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
