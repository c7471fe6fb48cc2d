import type { PhotoProblem } from '@/device/photo';

/** A picture of the spot, made fit for sending. */
export interface SpotPhoto {
  /** Tells it from the others on the screen. */
  id: number;
  file: File;
}

let lastId = 0;

/** Gives a prepared file its place among the pictures. */
export function toSpotPhoto(file: File): SpotPhoto {
  lastId += 1;
  return { id: lastId, file };
}

/** Why a chosen file was not taken (1 §5). */
export const PHOTO_PROBLEM_TEXTS: Readonly<Record<PhotoProblem, string>> = {
  'not-image': '이미지 파일만 올릴 수 있습니다.',
  empty: '비어 있는 파일이에요. 다른 사진을 골라주세요.',
  'too-large': '사진이 너무 커요. 다른 사진을 골라주세요.',
  unreadable: '열 수 없는 사진이에요. JPG나 PNG 사진을 골라주세요.',
};

/** More files were chosen than there was room for. */
export const PHOTO_OVERFLOW_TEXT = '사진은 최대 3장까지 올릴 수 있어요.';
