import type { TileAnswer, TileOrder } from './tile-order.ts';

const pictureTakers = new Map<number, (picture: ImageBitmap | undefined) => void>();
let orders = 0;
let painterAddress: string | undefined;
let worker: Worker | undefined;

function take(id: number, picture: ImageBitmap | undefined): void {
  pictureTakers.get(id)?.(picture);
  pictureTakers.delete(id);
}

/** A worker's script must be of the page's own origin: one from elsewhere is fetched by a script that is. */
function createWorker(address: string): Worker {
  if (new URL(address).origin === location.origin) return new Worker(address);
  const script = `URL.revokeObjectURL(location.href);importScripts(${JSON.stringify(address)})`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
}

/** One worker paints the tiles of all maps: it keeps what it has read of the island. */
function startWorker(address: string): Worker {
  const started = createWorker(address);
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

/**
 * Lets a worker be there for the tiles to come.
 *
 * @param address of the script that paints them where it runs as a worker (sdk.ts)
 */
export function startPainter(address: string): void {
  painterAddress = address;
  worker ??= startWorker(address);
}

/** Has a tile painted. Where nothing paints, as in tests without a browser, there is no picture. */
export function orderTile(tile: Omit<TileOrder, 'id'>): Promise<ImageBitmap | undefined> {
  if (painterAddress === undefined) return Promise.resolve(undefined);
  worker ??= startWorker(painterAddress);
  orders += 1;
  const { promise, resolve } = Promise.withResolvers<ImageBitmap | undefined>();
  pictureTakers.set(orders, resolve);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none: it has one page
  worker.postMessage({ ...tile, id: orders } satisfies TileOrder);
  return promise;
}
