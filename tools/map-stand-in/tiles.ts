import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import { TILE_PX, type TileAnswer, type TileOrder } from './painting/tile-order.ts';
// oxlint-disable-next-line import/default -- Vite makes the constructor of the worker from the file
import TileWorker from './painting/tile-worker.ts?worker&inline';

const pictureTakers = new Map<number, (picture: ImageBitmap | undefined) => void>();
let orders = 0;
let worker: Worker | undefined;

function take(id: number, picture: ImageBitmap | undefined): void {
  pictureTakers.get(id)?.(picture);
  pictureTakers.delete(id);
}

/** One worker paints the tiles of all maps: it keeps what it has read of the island. */
function startWorker(): Worker {
  const started = new TileWorker();
  started.addEventListener('message', ({ data: { id, picture } }: MessageEvent<TileAnswer>) =>
    take(id, picture),
  );
  // It could not start or paint: the map is there without a picture, and the next tiles are tried anew.
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const id of pictureTakers.keys()) take(id, undefined);
  });
  return started;
}

/** Has a tile painted. Where there are no workers, as in tests without a browser, there is no picture. */
function order(tile: Omit<TileOrder, 'id'>): Promise<ImageBitmap | undefined> {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  worker ??= startWorker();
  orders += 1;
  const { promise, resolve } = Promise.withResolvers<ImageBitmap | undefined>();
  pictureTakers.set(orders, resolve);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none: it has one page
  worker.postMessage({ ...tile, id: orders } satisfies TileOrder);
  return promise;
}

/** The island's tiles, each painted by a worker. */
export class JejuTiles extends GridLayer {
  override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = window.devicePixelRatio || 1;
    canvas.width = TILE_PX * ratio;
    canvas.height = TILE_PX * ratio;
    void order({ x, y, z, ratio }).then((picture) => {
      if (picture) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      done(undefined, canvas);
    });
    return canvas;
  }
}
