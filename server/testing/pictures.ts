/** The smallest bytes that begin like a picture of each kind. */
export const JPEG_BYTES = new Uint8Array([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 0xff, 0xd9,
]);
export const PNG_BYTES = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
export const WEBP_BYTES = new TextEncoder().encode('RIFF\x04\0\0\0WEBPVP8 ');

export const jpegFile = () => new Blob([JPEG_BYTES], { type: 'image/jpeg' });
