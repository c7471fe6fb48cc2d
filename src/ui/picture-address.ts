import { sizesOf } from '@/domain/pictures/picture-names';

let picturesBase = '';

/** Says where relative picture addresses lead: the API's address, or empty for the page's own origin. */
export function setPicturesBase(base: string): void {
  picturesBase = base;
}

/**
 * The address to load a picture of the server's from, which may be relative to the API's host. Addresses of their own
 * (http, data, blob) stay, and so does everything while page and API share an origin.
 */
export function pictureAddress(address: string): string {
  return picturesBase && URL.canParse(address, picturesBase) ? new URL(address, picturesBase).href : address;
}

/** What an `<img>` loads a picture from. */
export interface PictureSources {
  src: string;
  /** The widths that the picture is stored in; missing where its address tells none. Give `sizes` beside it. */
  srcSet?: string;
}

/**
 * Where to load a picture from: its address as {@link pictureAddress} has it and, where the address tells that smaller
 * ones are beside it, all of them for the browser to choose from.
 */
export function pictureSources(address: string): PictureSources {
  const src = pictureAddress(address);
  const sizes = sizesOf(address);
  if (sizes.length === 0) return { src };
  return { src, srcSet: sizes.map((size) => `${pictureAddress(size.address)} ${size.width}w`).join(', ') };
}
