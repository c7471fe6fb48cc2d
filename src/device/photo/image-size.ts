/** Longest edge of a photo that leaves the device, in pixels: a full-size phone frame takes several MB. */
export const PHOTO_LONG_EDGE_PX = 1280;

interface ImageSize {
  width: number;
  height: number;
}

/** The same shape with no edge over the limit, in whole pixels and at least one; never larger than before. */
export function fitLongEdge({ width, height }: ImageSize, longEdge: number): ImageSize {
  const factor = Math.min(1, longEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
