import { sql } from 'drizzle-orm';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import type { Database } from '../../db/client.ts';
import { gatheredOnce } from '../../db/gathered.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { BANDS_PER_DEGREE, challenges, spots } from '../../db/schema.ts';
import { createVisitorMemory, type VisitorMemory } from '../upkeep/visitor-memory.ts';
import { mapChallenges, type MapChallenge } from './challenge-records.ts';
import { numbersOf, readNumbers } from './json-rows.ts';
import { toRadians, type Circle } from './nearby.ts';
import type { FoundSpot } from './spot-texts.ts';

/** Bands of latitude that a tile is high. */
const BANDS_PER_TILE = 2;

/** A tile of Jeju is 4.4 km high and 3.7 km wide: a circle of 3 km touches four to nine. */
const TILES_PER_DEGREE = BANDS_PER_DEGREE / BANDS_PER_TILE;

/** How many tiles a circle may touch: it has up to 5 km on the island. */
const TOUCHED_MAX = 16;

/** How many spots a tile may hold to be remembered; nine such tiles are looked through in a millisecond. */
const SPOTS_MAX = 4000;

/** What stands in one tile; the places column by column, for thousands are looked through for each question. */
export interface Tile {
  spots: readonly FoundSpot[];
  latitudes: Float64Array;
  longitudes: Float64Array;
  /** The cosines of the latitudes. */
  cosines: Float64Array;
  challenges: readonly MapChallenge[];
}

/**
 * What stands where on the map, for some seconds, tile by tile and for everybody alike. What is somebody's own, and must show
 * at once, is asked for each time beside it.
 */
export interface MapTiles {
  /** The tiles that a circle touches; undefined where they are too many, or one holds too much to be remembered. */
  recall(circle: Circle): Promise<readonly Tile[] | undefined>;
  /**
   * Forgets the tile of a place, or everything, what is still being loaded too. To be called after what stands there has
   * changed, before that is answered. What others like may come seconds later.
   */
  forget(place?: Coordinates): void;
}

/**
 * Five seconds are short for who walks, and spare the database most of what a busy island would load again. The whole
 * island at about 90 bytes a spot: 9 MB of 100,000, and 90 MB where each tile is full.
 */
export const MAP_TILES = {
  lifetimeMs: 5_000,
  entries: 256,
  renewAfterMs: () => 2_000 + 2_500 * Math.random(),
};

/** The south-western corner of a tile, in tiles from the equator and the meridian of Greenwich. */
interface Corner {
  row: number;
  column: number;
}

const cornerOf = ({ latitude, longitude }: Coordinates): Corner => ({
  row: Math.floor(latitude * TILES_PER_DEGREE),
  column: Math.floor(longitude * TILES_PER_DEGREE),
});

const keyOf = ({ row, column }: Corner) => `tile ${row} ${column}`;

const scale = (perDegree: number) => sql.raw(String(perDegree));

/** As {@link cornerOf} has it. The index knows bands and longitudes: it is asked for a little more than the tile. */
const isInTile = ({ latitude, longitude }: typeof spots | typeof challenges) => sql`
  floor(${latitude} * ${scale(BANDS_PER_DEGREE)}) = any(array[tile.band, tile.band + 1])
  and ${longitude} between (tile.col - 0.001) / ${scale(TILES_PER_DEGREE)} and (tile.col + 1.001) / ${scale(TILES_PER_DEGREE)}
  and floor(${longitude} * ${scale(TILES_PER_DEGREE)}) = tile.col`;

const tileContents = preparedOnce((db) =>
  db
    .select({
      place: sql<number>`tile.place::int`,
      spots: numbersOf(
        sql`id, like_count, latitude, longitude`,
        sql`select ${spots.id}, ${spots.likeCount}, ${spots.latitude}, ${spots.longitude} from ${spots} where ${isInTile(spots)}`,
        SPOTS_MAX + 1,
      ),
      challenges: mapChallenges(isInTile(challenges)),
    })
    .from(
      sql`unnest(${sql.placeholder('bands')}::float8[], ${sql.placeholder('columns')}::float8[])
        with ordinality as tile (band, col, place)`,
    )
    .prepare('map_tiles'),
);

/** The numbers of `tileContents` as a tile; undefined for one that holds too much. */
function readTile(numbers: readonly number[], itsChallenges: readonly MapChallenge[]): Tile | undefined {
  const count = numbers.length / 4;
  if (count > SPOTS_MAX) return undefined;
  const found: FoundSpot[] = [];
  const latitudes = new Float64Array(count);
  const longitudes = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    found.push({ id: numbers[row * 4] ?? 0, likeCount: numbers[row * 4 + 1] ?? 0, text: undefined });
    latitudes[row] = numbers[row * 4 + 2] ?? 0;
    longitudes[row] = numbers[row * 4 + 3] ?? 0;
  }
  const cosines = latitudes.map((latitude) => Math.cos(toRadians(latitude)));
  return { spots: found, latitudes, longitudes, cosines, challenges: itsChallenges };
}

const listOf = (corners: readonly Corner[], tell: (corner: Corner) => number) =>
  `{${corners.map(tell).join()}}`;

const loadTile = gatheredOnce(async (db, corners: readonly Corner[]) => {
  const found = await tileContents(db).execute({
    bands: listOf(corners, ({ row }) => row * BANDS_PER_TILE),
    columns: listOf(corners, ({ column }) => column),
  });
  const tiles = new Map<Corner, Tile>();
  for (const { place, spots: text, challenges: its } of found) {
    const corner = corners[place - 1];
    const tile = readTile(readNumbers(text), its);
    if (corner !== undefined && tile !== undefined) tiles.set(corner, tile);
  }
  return tiles;
});

function cornersTouched({ south, north, west, east }: Circle): Corner[] | undefined {
  const first = cornerOf({ latitude: south, longitude: west });
  const last = cornerOf({ latitude: north, longitude: east });
  const columns = last.column - first.column + 1;
  const count = (last.row - first.row + 1) * columns;
  if (count > TOUCHED_MAX) return undefined;
  return Array.from({ length: count }, (_, index) => ({
    row: first.row + Math.floor(index / columns),
    column: first.column + (index % columns),
  }));
}

/** @param memory where the tiles are remembered */
export function createMapTiles(
  db: Database,
  memory: VisitorMemory = createVisitorMemory(MAP_TILES),
): MapTiles {
  return {
    async recall(circle) {
      const corners = cornersTouched(circle);
      if (corners === undefined) return undefined;
      const found = await Promise.all(
        corners.map((corner) => memory.recall(keyOf(corner), () => loadTile(db, corner))),
      );
      const tiles = found.filter((tile) => tile !== undefined);
      return tiles.length === found.length ? tiles : undefined;
    },
    forget: (place) => memory.forget(place && keyOf(cornerOf(place))),
  };
}
