/** The address of a picture that is stored in several widths, told by its end: -w240-w800-w1600.webp. */
const SIZED = /^(?<start>.*\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?<widths>(?:-w\d{1,4}){2,})\.webp$/;

/** One of the widths in which a picture is stored. */
export interface PictureSize {
  /** Its address or key, in the same form as that of the whole picture. */
  address: string;
  /** In pixels. */
  width: number;
}

/**
 * What a picture is called that is stored in some widths. The widest is the picture itself; each of the others is
 * beside it, see {@link sizesOf}.
 *
 * @param id a UUID in small letters
 * @param widths in pixels, the smallest first
 */
export const nameOfPicture = (id: string, widths: readonly number[]): string =>
  `${id}${widths.map((width) => `-w${width}`).join('')}.webp`;

/** The widths of a picture, the smallest first, as far as its address or key tells them; none for any other address. */
export function sizesOf(address: string): readonly PictureSize[] {
  const { start, widths } = SIZED.exec(address)?.groups ?? {};
  if (start === undefined || widths === undefined) return [];
  const numbers = widths.split('-w').slice(1).map(Number);
  return numbers.map((width, index) => ({
    address: index === numbers.length - 1 ? address : `${start}-w${width}.webp`,
    width,
  }));
}
