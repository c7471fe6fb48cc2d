import { describe, expect, it } from 'vitest';
import { stripJpegMetadata } from './jpeg.ts';

const START = [0xff, 0xd8];
const JFIF = [0xff, 0xe0, 0, 7, 0x4a, 0x46, 0x49, 0x46, 0];
const SCAN = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];

const bytesOf = (hex: string) => [...Buffer.from(hex.replaceAll(' ', ''), 'hex')];

const segment = (kind: number, content: readonly number[]) => [
  0xff,
  kind,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
];

/** An Exif segment of one directory, little-endian: a camera's name, then the orientation. */
const exif = (orientation: number) =>
  segment(0xe1, [
    ...EXIF,
    ...bytesOf('49492a0008000000 0200 0f010200040000004a656a75 120103000100000000000000 00000000').with(
      30,
      orientation,
    ),
  ]);

/** What is left of an Exif segment whose picture is to be turned by a quarter. */
const orientation = bytesOf(
  'ffe1 0022 457869660000 4d4d002a00000008 0001 0112000300000001 00060000 00000000',
);

const strip = (...parts: number[][]) => [...stripJpegMetadata(new Uint8Array(parts.flat()))];

describe('the metadata of a JPEG', () => {
  it('goes, and the picture stays byte for byte', () => {
    const iptc = segment(0xed, [1, 2, 3]);
    const comment = segment(0xfe, [4, 5, 6]);
    expect(strip(START, JFIF, exif(1), iptc, comment, SCAN)).toEqual([...START, ...JFIF, ...SCAN]);
  });

  it('leaves behind how the picture is to be turned', () => {
    const bytes = strip(START, exif(6), JFIF, SCAN);
    expect(bytes).toEqual([...START, ...orientation, ...JFIF, ...SCAN]);
    expect([...stripJpegMetadata(new Uint8Array(bytes))]).toEqual(bytes);
  });

  it('goes with whatever follows the end of the picture, and with what programs add', () => {
    const scan = [0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd3, 3];
    const tables = segment(0xc4, [1]);
    const end = [0xff, 0xd9];
    const other = [...START, ...exif(1), ...end];
    const added = [
      segment(0xe2, bytesOf('4d504600 01')),
      segment(0xe0, bytesOf('4a46585800')),
      segment(0xef, [1]),
    ];
    expect(strip(START, JFIF, ...added, scan, tables, [0xff], scan, exif(6), end, other)).toEqual([
      ...START,
      ...orientation,
      ...JFIF,
      ...scan,
      ...tables,
      ...scan,
      ...end,
    ]);
  });

  it('spares the colours', () => {
    const profile = segment(0xe2, [...Buffer.from('ICC_PROFILE\0'), 1, 1, 9]);
    const adobe = segment(0xee, [...Buffer.from('Adobe'), 0, 100]);
    expect(strip(START, profile, adobe, SCAN)).toEqual([...START, ...profile, ...adobe, ...SCAN]);
  });

  it.each([
    ['stray bytes', [0x00, 0x61]],
    ['a stuffed byte', [0xff, 0x00, 0x61]],
    ['a marker without a segment', [0xff, 0xd0]],
    ['a marker of no meaning', [0xff, 0x01]],
    ['a second start', [0xff, 0xd8]],
    ['a segment shorter than its own length', [0xff, 0xfe, 0, 0]],
  ])('goes when %s stand before it, as decoders skip them', (_, stray) => {
    expect(strip(START, JFIF, stray, exif(1), SCAN)).toEqual([...START, ...JFIF, ...SCAN]);
    expect(strip(START, stray, exif(6), JFIF, SCAN)).toEqual([...START, ...orientation, ...JFIF, ...SCAN]);
  });

  it.each([
    ['a segment that is cut off', [0xff, 0xe1, 0, 200, 1, 2]],
    ['a marker that is cut off', [0xff, 0xe1]],
    ['only the beginning', [0xff]],
  ])('goes where there is %s', (_, bytes) => {
    expect(strip(START, bytes)).toEqual(START);
  });

  it('leaves a picture that is cut off as it is', () => {
    const tables = [0xff, 0xdb, 0, 200, 1, 2];
    expect(strip(START, JFIF, tables)).toEqual([...START, ...JFIF, ...tables]);
    expect(strip(START, JFIF, SCAN.slice(0, 6))).toEqual([...START, ...JFIF, ...SCAN.slice(0, 6)]);
  });

  it('with a broken directory goes too', () => {
    const broken = segment(0xe1, [...EXIF, ...bytesOf('4d4d002a000000c8')]);
    const lying = segment(0xe1, [...EXIF, ...bytesOf('4d4d002a00000008ffff')]);
    expect(strip(START, broken, lying, exif(9), SCAN)).toEqual([...START, ...SCAN]);
  });
});
