import { describe, expect, it } from 'vitest';
import { imageFileError } from './image-file.ts';

describe('imageFileError', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/heic'])('takes %s', (type) => {
    expect(imageFileError(type)).toBeUndefined();
  });

  it.each(['', 'application/pdf', 'video/mp4', 'text/html', 'image', 'ximage/png'])('refuses %j', (type) => {
    expect(imageFileError(type)).toBe('이미지 파일만 올릴 수 있습니다.');
  });
});
