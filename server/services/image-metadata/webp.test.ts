import { describe, expect, it } from 'vitest';
import { stripWebpMetadata } from './webp.ts';

const bytesOf = (hex: string) => [...Buffer.from(hex.replaceAll(' ', ''), 'hex')];
const four = (value: number) => bytesOf(value.toString(16).padStart(8, '0')).toReversed();

const chunk = (name: string, content: readonly number[]) => [
  ...Buffer.from(name),
  ...four(content.length),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
];

function file(...parts: number[][]): number[] {
  const content = [...Buffer.from('WEBP'), ...parts.flat()];
  return [...Buffer.from('RIFF'), ...four(content.length), ...content];
}

const PICTURE = chunk('VP8 ', [1, 2, 3]);
const PROFILE = chunk('ICCP', [4, 5]);
const XMP = chunk('XMP ', [...Buffer.from('<x/>')]);
const extended = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]);

/** One directory, little-endian: a camera's name, then the orientation. */
const exif = (orientation: number) =>
  chunk(
    'EXIF',
    bytesOf('49492a0008000000 0200 0f010200040000004a656a75 120103000100000000000000 00000000').with(
      30,
      orientation,
    ),
  );

const strip = (bytes: readonly number[]) => [...stripWebpMetadata(new Uint8Array(bytes))];

describe('the metadata of a WebP', () => {
  it('goes, and the picture stays byte for byte', () => {
    const unknown = chunk('GPS!', [1]);
    expect(strip(file(extended(0x2c), PROFILE, PICTURE, exif(1), XMP, unknown))).toEqual(
      file(extended(0x20), PROFILE, PICTURE),
    );
    expect(strip(file(PICTURE))).toEqual(file(PICTURE));
  });

  it('goes with what follows the end', () => {
    expect(strip([...file(PICTURE), ...exif(1), 1, 2, 3])).toEqual(file(PICTURE));
  });

  it('leaves behind how the picture is to be turned', () => {
    const alone = chunk('EXIF', bytesOf('4d4d002a00000008 0001 0112000300000001 00060000 00000000'));
    const stripped = strip(file(extended(0x0c), PICTURE, exif(6), XMP));
    expect(stripped).toEqual(file(extended(0x08), PICTURE, alone));
    expect(strip(stripped)).toEqual(stripped);
  });

  it('of a file that is cut off is no trouble', () => {
    const whole = file(PICTURE);
    expect(strip(whole.slice(0, -3)).slice(12)).toEqual(whole.slice(12, -3));
    expect(strip(whole.slice(0, 11))).toEqual(whole.slice(0, 11));
    expect(strip(file(bytesOf('58585858 ffffffff 01')))).toEqual(file(bytesOf('58585858 ffffffff 01')));
  });
});
