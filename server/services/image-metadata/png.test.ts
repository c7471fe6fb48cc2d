import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { stripPngMetadata } from './png.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const bytesOf = (hex: string) => [...Buffer.from(hex.replaceAll(' ', ''), 'hex')];
const four = (value: number) => bytesOf(value.toString(16).padStart(8, '0'));

function chunk(type: string, content: readonly number[]): number[] {
  const named = [...Buffer.from(type), ...content];
  return [...four(content.length), ...named, ...four(crc32(new Uint8Array(named)))];
}

const HEADER = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const DATA = chunk('IDAT', [1, 2, 3]);
const END = chunk('IEND', []);

/** One directory, big-endian: a camera's name, then the orientation. */
const exif = (orientation: number) =>
  chunk(
    'eXIf',
    bytesOf('4d4d002a00000008 0002 010f0002000000044a656a75 011200030000000100000000 00000000').with(
      31,
      orientation,
    ),
  );

const strip = (...parts: number[][]) => [
  ...stripPngMetadata(new Uint8Array([...SIGNATURE, ...parts.flat()])),
];

describe('the metadata of a PNG', () => {
  it('goes, and the picture stays byte for byte', () => {
    const text = chunk('tEXt', [...Buffer.from('Author\0감귤이')]);
    const international = chunk('iTXt', [...Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x/>')]);
    const parts = [text, exif(1), chunk('tIME', [7, 234, 4, 12, 9, 0, 0]), DATA, international];
    const colours = [chunk('gAMA', [0, 0, 177, 143]), chunk('pHYs', [0, 0, 0, 1, 0, 0, 0, 1, 0])];
    expect(strip(HEADER, ...colours, ...parts, DATA, END)).toEqual(
      [SIGNATURE, HEADER, ...colours, DATA, DATA, END].flat(),
    );
  });

  it('goes with what programs keep for themselves and what follows the end', () => {
    expect(strip(HEADER, chunk('caBX', [1]), DATA, END, chunk('tEXt', [2]), [1, 2, 3])).toEqual(
      [SIGNATURE, HEADER, DATA, END].flat(),
    );
  });

  it('leaves behind how the picture is to be turned', () => {
    const alone = chunk('eXIf', bytesOf('4d4d002a00000008 0001 0112000300000001 00060000 00000000'));
    const stripped = strip(HEADER, exif(6), DATA, END);
    expect(stripped).toEqual([SIGNATURE, HEADER, alone, DATA, END].flat());
    expect([...stripPngMetadata(new Uint8Array(stripped))]).toEqual(stripped);
  });

  it('of a file that is cut off is no trouble', () => {
    const whole = [...HEADER, ...DATA];
    expect(strip(whole.slice(0, -1))).toEqual([...SIGNATURE, ...whole.slice(0, -1)]);
    expect(strip([])).toEqual(SIGNATURE);
    expect(strip(HEADER, [255, 255, 255, 255, ...Buffer.from('tEXt'), 1, 2, 3, 4])).toHaveLength(8 + 25 + 12);
  });
});
