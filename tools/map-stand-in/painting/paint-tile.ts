import { places } from '../gazetteer.ts';
import {
  type Box,
  boxOf,
  getScenery,
  isLandAt,
  type MapPoint,
  METER,
  noise,
  ORIGIN,
  type PaintedArea,
  type Scenery,
  type Shape,
  toMap,
  touches,
  villageStreets,
} from './scenery.ts';
import { TILE_PX, type TileOrder } from './tile-order.ts';

const SUMMIT = toMap(33.3617, 126.5292);
const FONT = 'system-ui, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif';

const SEA = '#bfe0ea';
const LAND = '#f1f3e2';
const ROOFS = ['#f3d9c2', '#e6dfd3', '#dfe6e4', '#f0e4cf'];

/** What a tile is painted with: its part of the map, and how large things are in it. */
interface Sheet {
  context: OffscreenCanvasRenderingContext2D;
  scenery: Scenery;
  zoom: number;
  /** Pixels of a unit of the map, and of a metre of ground. */
  scale: number;
  pixelsPerMeter: number;
  /** What is in sight, in units of the map. */
  box: Box;
  /** A length of pixels in units of the map. */
  px: (pixels: number) => number;
}

/**
 * A tile of Jeju, painted without any network: sea and coast, Hallasan and its oreum, roads and streams, villages, parks,
 * harbours and names.
 */
export function paintTile({ x, y, z, ratio }: TileOrder): ImageBitmap | undefined {
  const canvas = new OffscreenCanvas(TILE_PX * ratio, TILE_PX * ratio);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const scale = 2 ** z;
  const west = (x * TILE_PX) / scale - ORIGIN.x;
  const north = (y * TILE_PX) / scale - ORIGIN.y;
  context.setTransform(ratio * scale, 0, 0, ratio * scale, -west * ratio * scale, -north * ratio * scale);
  paint({
    context,
    scenery: getScenery(),
    zoom: z,
    scale,
    pixelsPerMeter: scale * METER,
    box: { west, north, east: west + TILE_PX / scale, south: north + TILE_PX / scale },
    px: (pixels) => pixels / scale,
  });
  return canvas.transferToImageBitmap();
}

function grow({ west, north, east, south }: Box, by: number): Box {
  return { west: west - by, north: north - by, east: east + by, south: south + by };
}

function paint(sheet: Sheet): void {
  const { context, scenery, box, px } = sheet;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  fill(sheet, SEA);
  const near = grow(box, px(40));
  const coasts = scenery.coasts.filter((coast) => touches(coast.box, near));
  const shore = shoreIn(coasts, near);
  for (const [width, colour] of [
    [34, 'rgba(255, 255, 255, 0.2)'],
    [18, 'rgba(255, 255, 255, 0.28)'],
    [8, 'rgba(255, 255, 255, 0.55)'],
  ] as const) {
    stroke(context, shore, px(width), colour);
  }
  paintHarbours(sheet);
  context.save();
  if (shore) {
    const land = new Path2D();
    for (const { path } of coasts) land.addPath(path);
    context.clip(land);
  }
  if (shore || isLandAt({ x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 })) {
    paintLand(sheet, shore);
  }
  context.restore();
  paintLabels(sheet);
}

function fill({ context, box }: Sheet, style: string | CanvasGradient) {
  context.fillStyle = style;
  context.fillRect(box.west, box.north, box.east - box.west, box.south - box.north);
}

/** The stretches of coasts that touch a box; null when none does. Whole coasts would take too long to draw. */
function shoreIn(coasts: readonly Shape[], { west, north, east, south }: Box): Path2D | null {
  const path = new Path2D();
  let isEmpty = true;
  for (const { points } of coasts) {
    let before = points.at(-1);
    for (const [index, point] of points.entries()) {
      const after = points[index + 1] ?? points[0];
      if (!before || !after) continue;
      const [fromX, fromY] = [(before.x + point.x) / 2, (before.y + point.y) / 2];
      const [toX, toY] = [(point.x + after.x) / 2, (point.y + after.y) / 2];
      before = point;
      if (Math.max(fromX, point.x, toX) < west || Math.min(fromX, point.x, toX) > east) continue;
      if (Math.max(fromY, point.y, toY) < north || Math.min(fromY, point.y, toY) > south) continue;
      path.moveTo(fromX, fromY);
      path.quadraticCurveTo(point.x, point.y, toX, toY);
      isEmpty = false;
    }
  }
  return isEmpty ? null : path;
}

function stroke(
  context: OffscreenCanvasRenderingContext2D,
  shore: Path2D | null,
  width: number,
  colour: string,
) {
  if (!shore) return;
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke(shore);
}

function paintLand(sheet: Sheet, shore: Path2D | null): void {
  const { context, px, zoom } = sheet;
  fill(sheet, LAND);
  paintHallasan(sheet);
  if (zoom >= 15) paintOrchards(sheet);
  stroke(context, shore, px(zoom >= 14 ? 9 : 5), '#f6e7c8');
  stroke(context, shore, px(2), '#c9b48c');
  paintOreum(sheet);
  paintVillages(sheet);
  paintStreams(sheet);
  paintParks(sheet);
  paintRoads(sheet);
}

/** Forest that thins out downhill, and the crater lake. */
function paintHallasan(sheet: Sheet) {
  const { context } = sheet;
  const forest = context.createRadialGradient(SUMMIT.x, SUMMIT.y, 0, SUMMIT.x, SUMMIT.y, 15_000 * METER);
  forest.addColorStop(0, 'rgba(126, 158, 118, 1)');
  forest.addColorStop(0.12, 'rgba(146, 178, 130, 0.95)');
  forest.addColorStop(0.45, 'rgba(180, 206, 158, 0.75)');
  forest.addColorStop(1, 'rgba(225, 235, 205, 0)');
  fill(sheet, forest);
  paintHill(sheet, { center: SUMMIT, radius: 2_600 * METER });
  context.fillStyle = '#a9d4e2';
  context.beginPath();
  context.ellipse(SUMMIT.x, SUMMIT.y, 260 * METER, 190 * METER, 0, 0, 2 * Math.PI);
  context.fill();
}

/** A hill lit from the north-west, with its crater. */
function paintHill({ context, px }: Sheet, { center, radius }: Pick<PaintedArea, 'center' | 'radius'>) {
  const { x, y } = center;
  const slope = context.createRadialGradient(x - radius / 3, y - radius / 3, 0, x, y, radius);
  slope.addColorStop(0, '#c3dcab');
  slope.addColorStop(0.65, '#9fc48a');
  slope.addColorStop(0.9, 'rgba(159, 196, 138, 0.7)');
  slope.addColorStop(1, 'rgba(159, 196, 138, 0)');
  context.fillStyle = slope;
  context.beginPath();
  context.ellipse(x, y, radius, radius * 0.86, 0, 0, 2 * Math.PI);
  context.fill();
  context.lineWidth = px(1.5);
  for (const [share, colour] of [
    [0.62, 'rgba(255, 255, 255, 0.45)'],
    [0.3, 'rgba(84, 122, 74, 0.45)'],
  ] as const) {
    context.strokeStyle = colour;
    context.beginPath();
    context.ellipse(x, y, radius * share, radius * share * 0.8, 0.3, 0, 2 * Math.PI);
    context.stroke();
  }
}

function paintOreum(sheet: Sheet) {
  for (const hill of sheet.scenery.oreum) {
    if (hill.radius * sheet.scale >= 3 && touches(hill.box, sheet.box)) paintHill(sheet, hill);
  }
}

interface Tree extends MapPoint {
  hasFruit: boolean;
}

/** Rows of tangerine trees behind the coast; none on the hills, nor where people live. */
function treesIn({ scenery, box }: Sheet): Tree[] {
  const cell = 150 * METER;
  const taken = [...scenery.villages, ...scenery.oreum];
  const trees: Tree[] = [];
  for (let row = Math.floor(box.north / cell) - 1; row * cell < box.south + cell; row += 1) {
    for (let column = Math.floor(box.west / cell) - 1; column * cell < box.east + cell; column += 1) {
      const x = (column + 0.5) * cell;
      const y = (row + 0.5) * cell;
      const isHigh = Math.hypot(x - SUMMIT.x, y - SUMMIT.y) < 9_000 * METER;
      if (isHigh || noise(column, row) < 0.35) continue;
      if (taken.some(({ center, radius }) => Math.hypot(center.x - x, center.y - y) < radius + cell / 2))
        continue;
      const turn = (noise(row, column) - 0.5) * 1.2;
      const rows = 3 + Math.floor(noise(column + 5, row) * 3);
      for (let across = -3; across <= 3; across += 1) {
        for (let down = 0; down < rows; down += 1) {
          const place = turned(x, y, turn, across * 13 * METER, (down - rows / 2) * 16 * METER);
          trees.push({ ...place, hasFruit: noise(across + column, down + row) > 0.55 });
        }
      }
    }
  }
  return trees;
}

/** A point to the east and south of another, on a ground that is turned. */
function turned(x: number, y: number, turn: number, east: number, south: number): MapPoint {
  return {
    x: x + east * Math.cos(turn) - south * Math.sin(turn),
    y: y + east * Math.sin(turn) + south * Math.cos(turn),
  };
}

function paintOrchards(sheet: Sheet) {
  const { context, zoom } = sheet;
  const trees = treesIn(sheet);
  const dots = (points: readonly MapPoint[], radius: number, colour: string) => {
    context.beginPath();
    for (const { x, y } of points) {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.fillStyle = colour;
    context.fill();
  };
  dots(trees, 4.4 * METER, '#d3e2ba');
  if (zoom >= 16) {
    dots(
      trees.filter(({ hasFruit }) => hasFruit),
      1.3 * METER,
      '#f5b26b',
    );
  }
}

function paintVillages(sheet: Sheet): void {
  const { context, zoom, box } = sheet;
  for (const village of sheet.scenery.villages) {
    if (!touches(village.box, box)) continue;
    const { center, radius } = village;
    const ground = context.createRadialGradient(center.x, center.y, 0, center.x, center.y, radius);
    ground.addColorStop(0, 'rgba(246, 232, 212, 0.95)');
    ground.addColorStop(0.7, 'rgba(246, 234, 216, 0.8)');
    ground.addColorStop(1, 'rgba(246, 234, 216, 0)');
    context.fillStyle = ground;
    context.beginPath();
    context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    context.fill();
    if (zoom >= 15) paintStreets(sheet, village);
  }
}

function paintStreets({ context, px, box }: Sheet, village: PaintedArea) {
  const { lanes, houses, turn } = villageStreets(village);
  context.lineWidth = Math.max(px(2), 5 * METER);
  context.strokeStyle = '#fff';
  context.stroke(lanes);
  const inSight = grow(box, 12 * METER);
  const shown = houses.filter((house) => touches(boxOf([house]), inSight));
  context.lineWidth = px(0.75);
  context.strokeStyle = 'rgba(122, 91, 62, 0.28)';
  for (const [index, roof] of ROOFS.entries()) {
    context.beginPath();
    for (const { x, y, wide, deep, tint } of shown) {
      if (Math.floor(tint * 40) % ROOFS.length !== index) continue;
      const corner = (east: number, south: number): [number, number] => {
        const at = turned(x, y, turn, east, south);
        return [at.x, at.y];
      };
      context.moveTo(...corner(-wide, -deep));
      context.lineTo(...corner(wide, -deep));
      context.lineTo(...corner(wide, deep));
      context.lineTo(...corner(-wide, deep));
      context.closePath();
    }
    context.fillStyle = roof;
    context.fill();
    context.stroke();
  }
}

/** Streams with their green banks. */
function paintStreams({ context, scenery, box, px, zoom }: Sheet) {
  if (zoom < 12) return;
  for (const { path, box: around } of scenery.streams) {
    if (!touches(around, box)) continue;
    context.lineWidth = Math.max(px(3), 26 * METER);
    context.strokeStyle = 'rgba(190, 216, 170, 0.75)';
    context.stroke(path);
    context.lineWidth = Math.max(px(1.4), 11 * METER);
    context.strokeStyle = '#b3d8e4';
    context.stroke(path);
  }
}

/** Lawns with trees along their edge. */
function paintParks({ context, scenery, box, zoom }: Sheet) {
  if (zoom < 13) return;
  for (const { center, radius, box: around } of scenery.parks) {
    if (!touches(around, box)) continue;
    context.fillStyle = '#cfe3b8';
    context.beginPath();
    context.ellipse(center.x, center.y, radius, radius * 0.78, 0.35, 0, 2 * Math.PI);
    context.fill();
    if (zoom < 15) continue;
    context.fillStyle = '#a9cc90';
    for (let turn = 0; turn < 26; turn += 1) {
      const away = radius * (0.68 + 0.2 * noise(turn, Math.round(center.x * 1e6)));
      const at = turned(
        center.x,
        center.y,
        0.35,
        away * Math.cos(turn * 0.85),
        away * 0.78 * Math.sin(turn * 0.85),
      );
      context.beginPath();
      context.arc(at.x, at.y, (7 + 5 * noise(turn, 3)) * METER, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

function paintRoads({ context, scenery, box, px, zoom }: Sheet) {
  const shown = scenery.roads.filter(
    (road) =>
      touches(road.box, box) && (zoom >= 13 || road.number !== undefined) && (zoom >= 11 || road.width >= 15),
  );
  const wide = (width: number) => Math.max(px(width >= 15 ? 2.4 : 1.6), width * METER);
  for (const { path, width } of shown) {
    context.lineWidth = wide(width) + px(2);
    context.strokeStyle = width >= 15 ? '#dcb98a' : '#d9d0c0';
    context.stroke(path);
  }
  for (const { path, width } of shown) {
    context.lineWidth = wide(width);
    context.strokeStyle = width >= 15 ? '#ffe6bf' : '#fffdf8';
    context.stroke(path);
  }
}

/** Two breakwaters that leave a way out. */
function paintHarbours({ context, scenery, box, px, zoom }: Sheet) {
  if (zoom < 14) return;
  const inSight = grow(box, 300 * METER);
  for (const { at, out } of scenery.harbours) {
    if (at.x < inSight.west || at.x > inSight.east || at.y < inSight.north || at.y > inSight.south) continue;
    const along = { x: -out.y, y: out.x };
    const to = (outward: number, sideways: number): [number, number] => [
      at.x + (out.x * outward + along.x * sideways) * METER,
      at.y + (out.y * outward + along.y * sideways) * METER,
    ];
    context.beginPath();
    context.moveTo(...to(-30, -70));
    context.quadraticCurveTo(...to(95, -85), ...to(95, 25));
    context.moveTo(...to(-30, 75));
    context.quadraticCurveTo(...to(55, 80), ...to(58, 48));
    context.lineWidth = Math.max(px(3), 11 * METER);
    context.strokeStyle = '#a39c92';
    context.stroke();
    context.lineWidth = Math.max(px(1), 6 * METER);
    context.strokeStyle = '#e9e4da';
    context.stroke();
  }
}

type LabelKind = 'place' | 'town' | 'oreum' | 'village' | 'harbour' | 'park' | 'quarter';

interface Label {
  name: string;
  point: MapPoint;
  kind: LabelKind;
}

/** From which zoom on the names of a kind are shown, and how. */
const LABELS: Readonly<
  Record<LabelKind, { from: number; size: number; weight: number; ink: string; mark: string }>
> = {
  town: { from: 9, size: 13, weight: 700, ink: '#5b4a3a', mark: '' },
  place: { from: 10, size: 12, weight: 600, ink: '#2c3a2e', mark: '●' },
  oreum: { from: 12, size: 12, weight: 600, ink: '#3f6b39', mark: '▲' },
  harbour: { from: 14, size: 12, weight: 600, ink: '#0b5f7c', mark: '⚓︎' },
  village: { from: 12, size: 12, weight: 600, ink: '#6d6356', mark: '' },
  park: { from: 14, size: 12, weight: 600, ink: '#3f6b39', mark: '♣︎' },
  quarter: { from: 13, size: 12, weight: 600, ink: '#6d6356', mark: '' },
};
/** The largest villages, which stand on the map of the whole island. */
const TOWNS = 8;

let labels: readonly Label[] | undefined;

const named = (kind: LabelKind) => (area: Pick<PaintedArea, 'name' | 'center'>) => ({
  kind,
  name: area.name,
  point: area.center,
});

/** All names, the most important first. */
function getLabels({ villages, oreum, harbours, parks, quarters }: Scenery): readonly Label[] {
  const known = new Set(places.map(({ name }) => name));
  labels ??= [
    ...villages.slice(0, 3).map(named('town')),
    ...places.map(({ name, latitude, longitude }) => ({
      kind: 'place' as const,
      name,
      point: toMap(latitude, longitude),
    })),
    ...villages.slice(3, TOWNS).map(named('town')),
    ...oreum.filter(({ name }) => !known.has(name)).map(named('oreum')),
    ...harbours
      .filter(({ name }) => !known.has(name))
      .map(({ name, at }) => ({ kind: 'harbour' as const, name, point: at })),
    ...villages.slice(TOWNS).map(named('village')),
    ...parks.map(named('park')),
    ...quarters.map(named('quarter')),
  ];
  return labels;
}

const shownByZoom = new Map<number, readonly Label[]>();

/** The names that fit at a zoom without touching a more important one. */
function shownLabels(sheet: Sheet): readonly Label[] {
  const known = shownByZoom.get(sheet.zoom);
  if (known) return known;
  const shown: Label[] = [];
  for (const label of getLabels(sheet.scenery)) {
    if (sheet.zoom < LABELS[label.kind].from) continue;
    const free = shown.every(({ name, point }) => {
      const apart = {
        x: (point.x - label.point.x) * sheet.scale,
        y: (point.y - label.point.y) * sheet.scale,
      };
      return Math.abs(apart.x) > 7 * (name.length + label.name.length) + 12 || Math.abs(apart.y) > 34;
    });
    if (free) shown.push(label);
  }
  shownByZoom.set(sheet.zoom, shown);
  return shown;
}

/** Painted, not written into the page: a screen reader should find the app's own texts only. */
function paintLabels(sheet: Sheet): void {
  const { context, box, px, scale, zoom } = sheet;
  const ratio = context.getTransform().a / scale;
  const inSight = grow(box, px(130));
  const { west, north } = box;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3.5;
  context.strokeStyle = 'rgba(255, 253, 247, 0.95)';
  const write = (text: string, x: number, y: number, ink: string) => {
    context.strokeText(text, x, y);
    context.fillStyle = ink;
    context.fillText(text, x, y);
  };
  if (zoom >= 11) {
    for (const { number, middle } of sheet.scenery.roads) {
      if (number === undefined || !touches(boxOf([middle]), inSight)) continue;
      const x = (middle.x - west) * scale;
      const y = (middle.y - north) * scale;
      context.font = `700 10px ${FONT}`;
      context.beginPath();
      context.roundRect(x - 16, y - 8, 32, 16, 5);
      context.fillStyle = '#fffdf8';
      context.fill();
      context.stroke();
      context.fillStyle = '#8a6a3c';
      context.fillText(number, x, y + 0.5);
    }
  }
  for (const { kind, name, point } of shownLabels(sheet)) {
    if (!touches(boxOf([point]), inSight)) continue;
    const { ink, mark, size, weight } = LABELS[kind];
    const x = (point.x - west) * scale;
    const y = (point.y - north) * scale;
    context.font = `700 9px ${FONT}`;
    if (mark) write(mark, x, y, ink);
    context.font = `${weight} ${size}px ${FONT}`;
    // On a near map somebody often stands there.
    const below = zoom >= 14 ? 24 : 14;
    write(name, x, mark ? y + below : y, ink);
  }
}
