import { expect, it } from 'vitest';
import { imageFileProblemText } from './image-file.ts';

it('imageFileProblemText says what to do about each file', () => {
  expect(imageFileProblemText('not-image')).toBe('이미지 파일만 올릴 수 있습니다.');
  expect(imageFileProblemText('empty')).toBe('비어 있는 파일이에요. 다른 사진을 골라주세요.');
  expect(imageFileProblemText('too-large')).toBe('사진이 너무 커요. 다른 사진을 골라주세요.');
  expect(imageFileProblemText('unreadable')).toBe('열 수 없는 사진이에요. JPG나 PNG 사진을 골라주세요.');
});
