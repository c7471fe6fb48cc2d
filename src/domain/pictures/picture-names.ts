/** What stored pictures are named by: 16 hexadecimal digits or, those stored earlier, a UUID. */
const ID = String.raw`(?:[\da-f]{16}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})`;

/** The address of a picture that is stored in several widths, told by its end: -w240-w800-w1600.webp. */
const SIZED = new RegExp(String.raw`^(?<start>.*\/${ID})(?<widths>(?:-w\d{1,4}){2,})\.webp$`);

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
 * @param id 16 hexadecimal digits in small letters
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

const OF_PICTURE = new RegExp(String.raw`\/(?<id>${ID})(?:-w\d+)*?(?:-w(?<width>\d+))?(?:\.\w+)+$`);

/** What all widths of a stored picture have in common, from a key or an address; undefined where it is none of ours. */
export const pictureIdOf = (address: string): string | undefined => OF_PICTURE.exec(address)?.groups?.['id'];

const widthOf = (address: string) => Number(OF_PICTURE.exec(address)?.groups?.['width'] ?? 0);

/** Which of some addresses is the widest of the same stored picture as an address; undefined where none of them is. */
export function widestOfPicture(address: string, among: readonly string[]): string | undefined {
  const id = pictureIdOf(address);
  if (id === undefined) return undefined;
  return among
    .filter((other) => pictureIdOf(other) === id)
    .toSorted((left, right) => widthOf(right) - widthOf(left))[0];
}
