import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';

/**
 * What the map tells of spots and nobody ever changes, as text: place, name and pictures. What changes, the likes, is
 * none of it, and which spots there are the database says each time.
 */
export interface SpotTexts {
  /** The texts of spots by their ids, each a JSON object without its closing brace; none of a spot that is gone. */
  recall(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

interface MemoryLimits {
  /** How long something is remembered at most, in milliseconds, for whoever mends a name in the database itself. */
  lifetimeMs: number;
  /** How many spots at most, at about 400 bytes each. */
  entries: number;
}

/** All places of an island. */
const SPOT_TEXTS: MemoryLimits = { lifetimeMs: 10 * 60_000, entries: 100_000 };

/** JSON holds no line break of its own, and so each spot is a line: its id, a blank and its text. */
const textsOf = preparedOnce((db) =>
  db
    .select({
      lines: sql<string | null>`(
        select string_agg(told.id || ' ' || row_to_json(told), E'\\n') from (
          select id, kind as type, latitude, longitude, name, image_urls as "imageUrls"
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
  let remembered = new Map<number, string>();
  let until = now() + lifetimeMs;
  return {
    async recall(ids) {
      if (now() >= until || remembered.size > entries) {
        remembered = new Map();
        until = now() + lifetimeMs;
      }
      // Who asks keeps theirs when another one begins anew.
      const known = remembered;
      const missing = ids.filter((id) => !known.has(id));
      if (missing.length > 0) {
        const [found] = await textsOf(db).execute({ ids: `{${missing.join()}}` });
        for (const line of found?.lines?.split('\n') ?? []) {
          const blank = line.indexOf(' ');
          known.set(Number(line.slice(0, blank)), line.slice(blank + 1, -1));
        }
      }
      return known;
    },
  };
}
