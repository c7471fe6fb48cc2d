/** One file that imports another: paths from the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

/** The folders of the repository that hold code, from the top of a drawing to its bottom. */
export const PARTS = [
  'bench',
  'tests',
  'faulty-servers',
  'conformance',
  'tools',
  'server',
  'src',
  'contract',
  'generated',
] as const;

/** Parts whose folders are rooms of their own. */
const DIVIDED: ReadonlySet<string> = new Set(['conformance', 'tools', 'server', 'src']);

const partOf = (file: string) => PARTS.find((part) => file.startsWith(`${part}/`));

/**
 * The room of a file: its part, or, where the part is divided, the folder in it. Files that lie directly in a divided
 * part have the part's own name.
 * @returns undefined for what is not of this repository
 */
export function roomOf(file: string): string | undefined {
  const part = partOf(file);
  if (part === undefined || !DIVIDED.has(part)) return part;
  const [, folder, ...rest] = file.split('/');
  return folder !== undefined && rest.length > 0 ? `${part}/${folder}` : part;
}

/** From a place to those that it imports. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** What imports what, each file taken for the place that `placeOf` says, if any. */
function arrowsBetween(imports: readonly Import[], placeOf: (file: string) => string | undefined): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const start = placeOf(from);
    const end = placeOf(to);
    if (start === undefined || end === undefined || start === end) continue;
    arrows.set(start, (arrows.get(start) ?? new Set()).add(end));
  }
  return arrows;
}

/** All that can be reached from a place; the place itself only where it stands in a circle. */
function reachedFrom(start: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const next of arrows.get(place) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

/** The rooms that stand in circles with each other, in the order of their names; none where nothing does. */
export function circlesAmong(imports: readonly Import[]): string[][] {
  const arrows = arrowsBetween(imports, roomOf);
  const reach = new Map([...arrows.keys()].map((room) => [room, reachedFrom(room, arrows)]));
  const circles = [...reach.entries()]
    .filter(([room, reached]) => reached.has(room))
    .map(([room, reached]) => [...reached].filter((other) => reach.get(other)?.has(room)).toSorted());
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** Without the arrows that only say what others say already: who reaches a place over another one. */
function shortened(arrows: Arrows): [string, string][] {
  const reach = new Map([...arrows.keys()].map((place) => [place, reachedFrom(place, arrows)]));
  return [...arrows.entries()]
    .flatMap(([from, ends]) =>
      [...ends]
        .filter((to) => ![...ends].some((other) => other !== to && reach.get(other)?.has(to)))
        .map((to): [string, string] => [from, to]),
    )
    .toSorted(([a, b], [c, d]) => a.localeCompare(c, 'en') || b.localeCompare(d, 'en'));
}

function drawing(title: string, arrows: Arrows): string {
  const lines = shortened(arrows);
  const names = [...new Set(lines.flat())].toSorted((a, b) => a.localeCompare(b, 'en'));
  const idOf = (name: string) => `r${names.indexOf(name)}`;
  return [
    `**${title}**`,
    '',
    '```mermaid',
    'flowchart TD',
    ...names.map((name) => `  ${idOf(name)}["${name}"]`),
    ...lines.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n');
}

/** The drawings of the whole and of each divided part, in Markdown. */
export function drawRooms(imports: readonly Import[]): string {
  const within = (part: string) =>
    arrowsBetween(imports, (file) => (partOf(file) === part ? roomOf(file) : undefined));
  return [
    drawing('The whole', arrowsBetween(imports, partOf)),
    ...['src', 'server', 'conformance', 'tools'].map((part) => drawing(`${part}/`, within(part))),
  ].join('\n\n');
}
