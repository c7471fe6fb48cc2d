import { GridLayer, type Coords, type DoneCallback } from 'leaflet';
import { TILE_PX } from './painting/tile-order.ts';
import { orderTile } from './painting/tile-painter.ts';

/** The island's tiles, each painted by a worker. */
export class JejuTiles extends GridLayer {
  override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = window.devicePixelRatio || 1;
    canvas.width = TILE_PX * ratio;
    canvas.height = TILE_PX * ratio;
    void orderTile({ x, y, z, ratio }).then((picture) => {
      if (picture) canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      done(undefined, canvas);
    });
    return canvas;
  }
}
