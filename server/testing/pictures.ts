const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** Pictures of one pixel. */
export const JPEG_BYTES = bytesOf(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
);
export const PNG_BYTES = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
export const WEBP_BYTES = bytesOf('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');

/** A picture as a camera's page would send it. */
export const PHOTO_DATA_URL = `data:image/jpeg;base64,${Buffer.from(JPEG_BYTES).toString('base64')}`;

export const jpegFile = () => new Blob([JPEG_BYTES], { type: 'image/jpeg' });
