import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { toUtf8 } from './utf8.ts';

/** What the map tells of a spot: what nobody ever changes of it, and the last record that was written with it. */
class SpotText {
  /** The record of those who do not like it; most often the next one asks for the same. */
  #record: string;
  /** How much of the record never changes. */
  readonly #unchanging: number;
  #likeCount: number | undefined;

  /** @param unchanging a JSON object without its closing brace, as UTF-8 */
  constructor(unchanging: string) {
    this.#record = unchanging;
    this.#unchanging = unchanging.length;
  }

  /** The record of the spot as JSON, as UTF-8. */
  tell(likeCount: number, likedByMe: boolean): string {
    if (!likedByMe && likeCount === this.#likeCount) return this.#record;
    const record = `${this.#record.slice(0, this.#unchanging)},"likeCount":${likeCount},"likedByMe":${likedByMe}}`;
    if (likedByMe) return record;
    this.#likeCount = likeCount;
    this.#record = record;
    return record;
  }
}

/** A spot that was found, with what the map tells of it, once that is known. */
export interface FoundSpot {
  readonly id: number;
  readonly likeCount: number;
  text: SpotText | undefined;
}

/**
 * What the map tells of spots and nobody ever changes: place, name and thumbnail, the first picture. What changes, the likes, is said by who
 * asks, and which spots there are the database says each time.
 */
export interface SpotTexts {
  /** The text of each of the spots, in their order; none of a spot that is gone. */
  recall(spots: readonly { id: number }[]): Promise<(SpotText | undefined)[]>;
}

interface MemoryLimits {
  /** How long something is remembered at most, in milliseconds, for whoever mends a name in the database itself. */
  lifetimeMs: number;
  /** How many spots at most, at about 400 bytes each. */
  entries: number;
}

/** All places of an island. */
const SPOT_TEXTS: MemoryLimits = { lifetimeMs: 10 * 60_000, entries: 100_000 };

/** Degrees with seven digits behind the point, in SQL: finer than any map shows, and half as long as what devices send. */
const toCentimetre = (degrees: SQL) => sql`round(${degrees}::numeric, 7)::float8`;

/** JSON holds no line break of its own, and so each spot is a line: its id, a blank and its text. */
const textsOf = preparedOnce((db) =>
  db
    .select({
      lines: sql<string | null>`(
        select string_agg(told.id || ' ' || row_to_json(told), E'\\n') from (
          select id, kind as type, ${toCentimetre(sql`latitude`)} as latitude, ${toCentimetre(sql`longitude`)} as longitude, name, image_urls[1:1] as "imageUrls"
          from spots where id = any(${sql.placeholder('ids')}::bigint[])
        ) told)`,
    })
    .from(sql`(values (1)) one`)
    .prepare('spot_texts'),
);

/** @param now tells the time in milliseconds from any moment on */
export function createSpotTexts(
  db: Database,
  { lifetimeMs, entries }: MemoryLimits = SPOT_TEXTS,
  now: () => number = () => performance.now(),
): SpotTexts {
  let remembered = new Map<number, SpotText>();
  let until = now() + lifetimeMs;
  return {
    async recall(spots) {
      if (now() >= until || remembered.size > entries) {
        remembered = new Map();
        until = now() + lifetimeMs;
      }
      // Who asks keeps theirs when another one begins anew.
      const known = remembered;
      const texts = spots.map(({ id }) => known.get(id));
      if (!texts.includes(undefined)) return texts;
      const missing = spots.filter((_, index) => texts[index] === undefined);
      const [found] = await textsOf(db).execute({ ids: `{${missing.map(({ id }) => id).join()}}` });
      for (const line of found?.lines?.split('\n') ?? []) {
        const blank = line.indexOf(' ');
        known.set(Number(line.slice(0, blank)), new SpotText(toUtf8(line.slice(blank + 1, -1))));
      }
      return spots.map(({ id }) => known.get(id));
    },
  };
}
