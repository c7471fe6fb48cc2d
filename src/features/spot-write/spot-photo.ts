/** A picture of the spot, made fit for sending. */
export interface SpotPhoto {
  /** Tells it from the others on the screen. */
  id: number;
  file: File;
}

let lastId = 0;

/** Gives a prepared file its place among the pictures. */
export function toSpotPhoto(file: File): SpotPhoto {
  lastId += 1;
  return { id: lastId, file };
}

/** More files were chosen than there was room for. */
export const PHOTO_OVERFLOW_TEXT = '사진은 최대 3장까지 올릴 수 있어요.';
