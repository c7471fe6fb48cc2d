import { fitLongEdge, PHOTO_LONG_EDGE_PX } from './image-size';
import { PHOTO_FILE_MAX_BYTES, type PhotoPort, type PhotoProblem } from './photo';

/** Some systems hand photos of phones over without a type. */
const IMAGE_NAME = /\.(jpe?g|png|gif|webp|avif|bmp|heic|heif)$/i;

/**
 * {@link PhotoPort} on createImageBitmap and a canvas.
 * @param quality of the JPEG, from 0 to 1
 */
export function createBrowserPhoto(quality: number): PhotoPort {
  return {
    async prepare(file) {
      const problem = findProblem(file);
      if (problem) return { ok: false, problem };
      try {
        const jpeg = await toJpeg(file, quality);
        const name = `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
        return { ok: true, photo: new File([jpeg], name, { type: 'image/jpeg' }) };
      } catch {
        return { ok: false, problem: 'unreadable' };
      }
    },
    toDataUrl: (photo) =>
      new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.addEventListener('load', () =>
          resolve(typeof reader.result === 'string' ? reader.result : ''),
        );
        reader.addEventListener('error', () =>
          reject(reader.error ?? new Error('The photo cannot be read.')),
        );
        reader.readAsDataURL(photo);
      }),
  };
}

function findProblem({ name, size, type }: File): PhotoProblem | null {
  const isImage = type === '' ? IMAGE_NAME.test(name) : type.startsWith('image/');
  if (!isImage) return 'not-image';
  if (size === 0) return 'empty';
  return size > PHOTO_FILE_MAX_BYTES ? 'too-large' : null;
}

async function toJpeg(file: File, quality: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitLongEdge(bitmap, PHOTO_LONG_EDGE_PX);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on.');
    // JPEG knows no transparency: without this it comes out black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The photo cannot be encoded.'))),
        'image/jpeg',
        quality,
      );
    });
  } finally {
    bitmap.close();
  }
}
