/** Pictures of one pixel: small, and whole, so that a server which decodes them takes them too. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const JPEG =
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';
const WEBP = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

export interface Picture {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export const PICTURES: readonly Picture[] = [
  { fileName: 'picture.png', contentType: 'image/png', bytes: new Uint8Array(Buffer.from(PNG, 'base64')) },
  { fileName: 'picture.jpg', contentType: 'image/jpeg', bytes: new Uint8Array(Buffer.from(JPEG, 'base64')) },
  { fileName: 'picture.webp', contentType: 'image/webp', bytes: new Uint8Array(Buffer.from(WEBP, 'base64')) },
];

/** What a camera's page would send as the proof of a challenge. */
export const PHOTO_DATA_URLS: readonly string[] = [
  `data:image/jpeg;base64,${JPEG}`,
  `data:image/png;base64,${PNG}`,
  `data:image/webp;base64,${WEBP}`,
];

const PHONE_PHOTO_BYTES = 4 * 1024 * 1024;

/** The most bytes of a comment in a JPEG, its length included. */
const COMMENT_MOST = 65_533;

/**
 * A JPEG as large as a phone's photo. It is one pixel that is followed by comments, which every decoder skips: whole, and
 * nothing that a repository has to carry.
 */
function phonePhoto(): Uint8Array<ArrayBuffer> {
  const jpeg = Buffer.from(JPEG, 'base64');
  const comments: Buffer[] = [];
  for (let size = jpeg.length; size < PHONE_PHOTO_BYTES; size += COMMENT_MOST + 2) {
    const comment = Buffer.alloc(COMMENT_MOST + 2, 0x20);
    comment.writeUInt16BE(0xff_fe, 0);
    comment.writeUInt16BE(COMMENT_MOST, 2);
    comments.push(comment);
  }
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]));
}

/** A photo of 4 MB, as phones take them. */
export const PHONE_PHOTO: Picture = {
  fileName: 'photo.jpg',
  contentType: 'image/jpeg',
  bytes: phonePhoto(),
};

/** The same as the proof of a challenge: some 5.6 million characters, within the contract's 8. */
export const phonePhotoDataUrl = (): string =>
  `data:image/jpeg;base64,${Buffer.from(PHONE_PHOTO.bytes).toString('base64')}`;

/** Such as `4.0 MB` or `67 bytes`. */
export const sizeOf = ({ byteLength }: Uint8Array): string =>
  byteLength < 100_000 ? `${byteLength} bytes` : `${(byteLength / 1024 / 1024).toFixed(1)} MB`;
