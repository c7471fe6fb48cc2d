/** Largest file that is even opened, in bytes: beyond it a phone's browser may run out of memory. */
export const PHOTO_FILE_MAX_BYTES = 60 * 1024 * 1024;

/**
 * Why a chosen file is no photo: not an image at all (such as a PDF), without content, over 60 MB, or an image
 * that this browser cannot open (such as HEIC in Chromium, or a damaged file).
 */
export type PhotoProblem = 'not-image' | 'empty' | 'too-large' | 'unreadable';

export type PhotoResult = { ok: true; photo: File } | { ok: false; problem: PhotoProblem };

/** Makes photos that the user chose fit for sending. */
export interface PhotoPort {
  /**
   * A JPEG of at most 1280 px on its long edge, upright, without the EXIF data that would give away where it was
   * taken. Never rejects.
   */
  prepare: (file: File) => Promise<PhotoResult>;
  /** The photo as a data URL, as the proof call takes it (2 §7). */
  toDataUrl: (photo: Blob) => Promise<string>;
}
