/** Width and height of a tile, in CSS pixels. */
export const TILE_PX = 256;

/** A tile that is to be painted. */
export interface TileOrder {
  /** The same for its answer. */
  id: number;
  /** The tile's place in web-mercator, counted from the north-west, and the zoom. */
  x: number;
  y: number;
  z: number;
  /** Pixels of the screen for a CSS pixel. */
  ratio: number;
}

/** What the worker answers; without a picture it could not paint. */
export interface TileAnswer {
  id: number;
  picture: ImageBitmap | undefined;
}
