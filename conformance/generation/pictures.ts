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
