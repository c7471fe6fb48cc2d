import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';

/**
 * Numbers of each row of the table `found`, in its order, as one JSON array. To take 500 rows apart column by column
 * would take the server several times as long.
 *
 * @param rows how many rows at most
 */
export const numbersOf = (columns: SQL, found: SQL, rows: number) => sql<string>`(
  select '[' || coalesce(string_agg(concat_ws(',', ${columns}), ','), '') || ']'
  from (${found} limit ${sql.raw(String(rows))}) found)`;

const Numbers = z.array(z.number());

/** Reads what {@link numbersOf} wrote, one number after the other. */
export const readNumbers = (text: string | undefined): number[] => Numbers.parse(JSON.parse(text ?? '[]'));

/** Takes what {@link numbersOf} wrote apart again, so many columns of each row. */
export function readRows(text: string | undefined, columns: number): number[][] {
  const numbers = readNumbers(text);
  return Array.from({ length: numbers.length / columns }, (_, row) =>
    numbers.slice(row * columns, (row + 1) * columns),
  );
}
