import { CRS, GridLayer, latLng, type Coords } from 'leaflet';
import { places } from './gazetteer.ts';
import { islands } from './land.ts';

const TILE = 256;
const SUMMIT = { latitude: 33.3617, longitude: 126.5292 };
/** Web-mercator stretches Jeju by this much; ground metres × stretch = mercator metres. */
const STRETCH = 1 / Math.cos((33.38 * Math.PI) / 180);
const WORLD_METERS = 2 * Math.PI * 6378137;
const FIELD_TINTS = ['#e3ebcb', '#eef0d6', '#dbe6c2', '#f3ecd2', '#e8e3c4', '#e9efd6'];

interface WorldPoint {
  x: number;
  y: number;
}

/** Where a point lies in the world of 0 to 256 at zoom 0. */
function toWorld(latitude: number, longitude: number): WorldPoint {
  return CRS.EPSG3857.latLngToPoint(latLng(latitude, longitude), 0);
}

const outlines = islands.map((ring) => ring.map(([longitude, latitude]) => toWorld(latitude, longitude)));
const summit = toWorld(SUMMIT.latitude, SUMMIT.longitude);
const labels = places.map(({ name, latitude, longitude }) => ({ name, point: toWorld(latitude, longitude) }));

/** Sea, land, fields, a metric grid and place names, painted without any network. */
export class JejuTiles extends GridLayer {
  override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = window.devicePixelRatio || 1;
    canvas.width = TILE * ratio;
    canvas.height = TILE * ratio;
    const context = canvas.getContext('2d');
    if (context) {
      context.scale(ratio, ratio);
      paint(context, coords);
    }
    return canvas;
  }
}

function paint(context: CanvasRenderingContext2D, { x, y, z }: Coords) {
  const scale = 2 ** z;
  const toTile = (point: WorldPoint): WorldPoint => ({
    x: point.x * scale - x * TILE,
    y: point.y * scale - y * TILE,
  });
  const pixelsPerMeter = ((scale * TILE) / WORLD_METERS) * STRETCH;
  const land = outlinePath(toTile);

  context.fillStyle = '#cfe7f0';
  context.fillRect(0, 0, TILE, TILE);
  context.lineJoin = 'round';
  for (const [width, colour] of [
    [22, 'rgba(255, 255, 255, 0.28)'],
    [10, 'rgba(255, 255, 255, 0.4)'],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke(land);
  }
  context.save();
  context.clip(land);
  context.fillStyle = '#ecf1db';
  context.fillRect(0, 0, TILE, TILE);
  if (z >= 14) paintFields(context, { x, y }, scale, z >= 16 ? 90 : 360);
  paintMountain(context, toTile(summit), pixelsPerMeter);
  context.restore();
  context.lineWidth = 1.5;
  context.strokeStyle = '#7fa99b';
  context.stroke(land);
  paintGrid(context, { x, y }, pixelsPerMeter);
  paintLabels(context, toTile, z);
}

function outlinePath(toTile: (point: WorldPoint) => WorldPoint) {
  const path = new Path2D();
  for (const outline of outlines) {
    for (const [index, point] of outline.entries()) {
      const { x, y } = toTile(point);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

/** Crooked fields between stone walls; the same place always has the same fields. */
function paintFields(context: CanvasRenderingContext2D, tile: WorldPoint, scale: number, meters: number) {
  const cell = (meters * STRETCH * scale * TILE) / WORLD_METERS;
  const corner = (column: number, row: number): [number, number] => [
    (column + 0.5 * noise(column, row)) * cell - tile.x * TILE,
    (row + 0.5 * noise(row, column + 77)) * cell - tile.y * TILE,
  ];
  const first = {
    column: Math.floor((tile.x * TILE) / cell) - 1,
    row: Math.floor((tile.y * TILE) / cell) - 1,
  };
  const count = Math.ceil(TILE / cell) + 2;
  context.lineWidth = 1;
  context.strokeStyle = 'rgba(92, 99, 110, 0.16)';
  for (let row = first.row; row <= first.row + count; row += 1) {
    for (let column = first.column; column <= first.column + count; column += 1) {
      context.beginPath();
      context.moveTo(...corner(column, row));
      context.lineTo(...corner(column + 1, row));
      context.lineTo(...corner(column + 1, row + 1));
      context.lineTo(...corner(column, row + 1));
      context.closePath();
      context.fillStyle = FIELD_TINTS[Math.floor(noise(column, row + 13) * FIELD_TINTS.length)] ?? '#ecf1db';
      context.fill();
      context.stroke();
    }
  }
}

/** A number from 0 to below 1 that depends on nothing but its arguments. */
function noise(a: number, b: number) {
  let hash = Math.imul(a, 374761393) ^ Math.imul(b, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function paintMountain(context: CanvasRenderingContext2D, top: WorldPoint, pixelsPerMeter: number) {
  const forest = context.createRadialGradient(top.x, top.y, 0, top.x, top.y, 14000 * pixelsPerMeter);
  forest.addColorStop(0, 'rgba(120, 152, 104, 0.95)');
  forest.addColorStop(0.35, 'rgba(158, 187, 134, 0.8)');
  forest.addColorStop(1, 'rgba(236, 241, 219, 0)');
  context.fillStyle = forest;
  context.fillRect(0, 0, TILE, TILE);
}

/** Lines at the round number of metres that comes nearest to 100 pixels. */
function paintGrid(context: CanvasRenderingContext2D, tile: WorldPoint, pixelsPerMeter: number) {
  const wanted = 100 / pixelsPerMeter;
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  const meters = magnitude * (wanted / magnitude >= 5 ? 5 : wanted / magnitude >= 2 ? 2 : 1);
  const step = meters * pixelsPerMeter;
  context.lineWidth = 1;
  context.strokeStyle = 'rgba(11, 110, 143, 0.13)';
  context.beginPath();
  for (const axis of ['x', 'y'] as const) {
    const start = tile[axis] * TILE;
    for (let line = Math.ceil(start / step) * step; line < start + TILE; line += step) {
      const at = Math.round(line - start) + 0.5;
      context.moveTo(axis === 'x' ? at : 0, axis === 'x' ? 0 : at);
      context.lineTo(axis === 'x' ? at : TILE, axis === 'x' ? TILE : at);
    }
  }
  context.stroke();
}

interface ShownLabel {
  name: string;
  point: WorldPoint;
}

const shownByZoom = new Map<number, ShownLabel[]>();

/** The names that fit at a zoom without touching a more important one. */
function shownLabels(zoom: number): ShownLabel[] {
  const known = shownByZoom.get(zoom);
  if (known) return known;
  const shown: ShownLabel[] = [];
  for (const { name, point } of labels) {
    const free = shown.every((other) => {
      const apart = { x: (other.point.x - point.x) * 2 ** zoom, y: (other.point.y - point.y) * 2 ** zoom };
      return Math.abs(apart.x) > 7 * (name.length + other.name.length) + 12 || Math.abs(apart.y) > 34;
    });
    if (free) shown.push({ name, point });
  }
  shownByZoom.set(zoom, shown);
  return shown;
}

/** Painted, not written into the page: a screen reader should find the app's own texts only. */
function paintLabels(
  context: CanvasRenderingContext2D,
  toTile: (point: WorldPoint) => WorldPoint,
  zoom: number,
) {
  context.font = '600 12px system-ui, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineWidth = 3;
  for (const { name, point } of shownLabels(zoom)) {
    const { x, y } = toTile(point);
    if (x < -120 || x > TILE + 120 || y < -40 || y > TILE + 40) continue;
    context.beginPath();
    context.arc(x, y, 3, 0, 2 * Math.PI);
    context.fillStyle = '#2f6b3a';
    context.fill();
    context.strokeStyle = 'rgba(255, 255, 255, 0.9)';
    context.strokeText(name, x, y + 6);
    context.fillStyle = '#3f4a40';
    context.fillText(name, x, y + 6);
  }
}
