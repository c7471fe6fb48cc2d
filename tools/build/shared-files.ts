/** What a request more costs a page that opens: as much as so many bytes more, compressed. */
const REQUEST_BYTES = 2000;

/** The name by which the app itself, which everything needs, is a user of its modules. */
export const ENTRY = 'the entry';

/** A module of the build. */
export interface Part {
  id: string;
  /** Its size on the wire in bytes, estimated. */
  bytes: number;
  /** Who loads it: the entry, pages and late parts, by the names of their files. */
  users: ReadonlySet<string>;
  /** Of each set of modules with the same users that it needs, the id of one. */
  imports: readonly string[];
}

/** How much it counts what a page or late part loads. */
type WeightOf = (user: string) => number;

/** From this on a user counts when it is asked who needs the same. */
const PAGE_WEIGHT = 1;

/** A set of files, one bit for each. */
type Files = bigint;

const NONE: Files = 0n;
const only = (file: number): Files => 1n << BigInt(file);

/** Who loads the same files: how much all of them count, and the files. */
interface Load {
  weight: number;
  files: Files;
}

/** What stands in one file at first: what the same pages need, and what the same late parts need and no page does. */
function firstFiles(parts: readonly Part[], weightOf: WeightOf): (readonly Part[])[] {
  const byUsers = new Map<string, readonly Part[]>();
  for (const part of parts) {
    if (part.users.has(ENTRY) || part.users.size < 2) continue;
    const pages = [...part.users].filter((user) => weightOf(user) >= PAGE_WEIGHT);
    const key = (pages.length > 0 ? pages : [...part.users]).toSorted().join();
    byUsers.set(key, [...(byUsers.get(key) ?? []), part]);
  }
  return [...byUsers.values()];
}

/** What comes with each file, itself and what its modules import over any number of other files. */
function findComing(files: readonly (readonly Part[])[]): Files[] {
  const fileOf = new Map(files.flatMap((parts, file) => parts.map(({ id }) => [id, file])));
  const visit = (file: number, found: Files): Files =>
    (files[file] ?? [])
      .flatMap(({ imports }) => imports.flatMap((id) => fileOf.get(id) ?? []))
      .reduce((all, next) => ((all & only(next)) === NONE ? visit(next, all | only(next)) : all), found);
  return files.map((_, file) => visit(file, only(file)));
}

function findLoads(
  files: readonly (readonly Part[])[],
  coming: readonly Files[],
  weightOf: WeightOf,
): Load[] {
  const byFiles = new Map<Files, number>();
  for (const user of new Set(files.flatMap((parts) => parts.flatMap(({ users }) => [...users])))) {
    const loaded = files.reduce(
      (all, parts, file) => (parts.some(({ users }) => users.has(user)) ? all | (coming[file] ?? NONE) : all),
      NONE,
    );
    byFiles.set(loaded, (byFiles.get(loaded) ?? 0) + weightOf(user));
  }
  // Who counts most decides first.
  return [...byFiles]
    .map(([loaded, weight]) => ({ files: loaded, weight }))
    .toSorted((a, b) => b.weight - a.weight);
}

/** What is fetched as one file. */
export interface SharedFile {
  parts: readonly Part[];
  /** How many shared files bring it along, itself included. */
  dependants: number;
}

/**
 * Divides what several pages share into files. It begins with one file for each set of pages that need the same, and
 * joins the two by which all pages together fetch least, what the files import along included, until none gain. A
 * request counts as so many bytes more.
 *
 * @param weightOf how much a user counts: a page 1 or more, a late part less
 */
export function toSharedFiles(parts: readonly Part[], weightOf: WeightOf): readonly SharedFile[] {
  const files = firstFiles(parts, weightOf);
  const bytes = files.map((own) => own.reduce((sum, part) => sum + part.bytes, 0));
  const coming = findComing(files);
  const loads = findLoads(files, coming, weightOf);
  let left = files.map((_, file) => file);

  const costOf = (set: Files) =>
    left.reduce(
      (sum, file) => ((set & only(file)) === NONE ? sum : sum + REQUEST_BYTES + (bytes[file] ?? 0)),
      0,
    );

  /** What it costs to join two files, or infinitely much as soon as it is more than `most`. */
  function costOfJoining(a: number, b: number, most: number): number {
    const either = only(a) | only(b);
    const along = (coming[a] ?? NONE) | (coming[b] ?? NONE);
    // The most that can be gained: one request for all.
    let rest = loads.reduce(
      (sum, { files: own, weight }) => ((own & either) === NONE ? sum : sum + weight),
      0,
    );
    let cost = 0;
    for (const { files: own, weight } of loads) {
      if ((own & either) === NONE) continue;
      rest -= weight;
      cost += weight * (costOf(along & ~own) - REQUEST_BYTES);
      if (cost - rest * REQUEST_BYTES > most) return Number.POSITIVE_INFINITY;
    }
    return cost;
  }

  for (;;) {
    let best: { cost: number; a: number; b: number } | undefined;
    for (const [index, a] of left.entries()) {
      for (const b of left.slice(index + 1)) {
        const cost = costOfJoining(a, b, best?.cost ?? 0);
        if (cost < (best?.cost ?? 0)) best = { cost, a, b };
      }
    }
    if (!best) {
      return left.map((file) => ({
        parts: files[file] ?? [],
        dependants: left.filter((other) => ((coming[other] ?? NONE) & only(file)) !== NONE).length,
      }));
    }
    const { a, b } = best;
    const along = (coming[a] ?? NONE) | (coming[b] ?? NONE);
    const join = (set: Files) =>
      (set & (only(a) | only(b))) === NONE ? set : ((set | along) & ~only(b)) | only(a);
    files[a] = [...(files[a] ?? []), ...(files[b] ?? [])];
    bytes[a] = (bytes[a] ?? 0) + (bytes[b] ?? 0);
    for (const file of left) coming[file] = join(coming[file] ?? NONE);
    for (const load of loads) load.files = join(load.files);
    left = left.filter((file) => file !== b);
  }
}
