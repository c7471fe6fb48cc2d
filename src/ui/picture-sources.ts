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

/** The `sizes` of a picture that is as wide as the column of the app. */
export const WHOLE_COLUMN = 'min(100vw, 480px)';
/** The `sizes` of a picture in a grid of two columns. */
export const HALF_COLUMN = 'min(50vw, 240px)';

/** What an `<img>` loads a picture from. */
export interface PictureSources {
  src: string;
  /** The widths that the picture is stored in; missing where its address tells none. */
  srcSet?: string;
  /** How wide the picture stands on the screen; missing where there is nothing to choose from. */
  sizes?: string;
}

/**
 * Where to load a picture from: its address as {@link pictureAddress} has it and, where the address tells that smaller
 * ones are beside it, all of them for the browser to choose from. An address of somebody else's server is left as it is.
 *
 * @param sizes how wide the picture stands on the screen, as the attribute of that name says it, such as `40px`; browsers
 *   take the first file that has a pixel for each of the screen's, so that a little less can spare most of the bytes
 */
export function pictureSources(address: string, sizes: string): PictureSources {
  const src = pictureAddress(address);
  const stored = sizesOf(address);
  if (stored.length === 0) return { src };
  const srcSet = stored.map((size) => `${pictureAddress(size.address)} ${size.width}w`).join(', ');
  return { src, srcSet, sizes };
}

/**
 * The same for Mantine's Avatar.
 *
 * @param address empty or missing for somebody without a picture
 * @param size its edge length, in CSS pixels
 */
export function avatarSources(address: string | null | undefined, size: number) {
  if (!address) return { src: null };
  const { src, ...imageProps } = pictureSources(address, `${size}px`);
  return { src, imageProps };
}

/**
 * Shows another picture in the place of one that does not load. Where that does not load either, it is not asked for for
 * ever.
 */
export function showInstead(picture: HTMLImageElement, address: string): void {
  if (picture.getAttribute('src') === address) return;
  picture.removeAttribute('srcset');
  picture.src = address;
}
