/** Why a chosen file is not taken: no image, without content, too large to be opened, or not to be opened here. */
export type ImageFileProblem = 'not-image' | 'empty' | 'too-large' | 'unreadable';

const TEXTS: Readonly<Record<ImageFileProblem, string>> = {
  'not-image': '이미지 파일만 올릴 수 있습니다.',
  empty: '비어 있는 파일이에요. 다른 사진을 골라주세요.',
  'too-large': '사진이 너무 커요. 다른 사진을 골라주세요.',
  unreadable: '열 수 없는 사진이에요. JPG나 PNG 사진을 골라주세요.',
};

/** What the user reads about a file that is not taken (1 §5). */
export function imageFileProblemText(problem: ImageFileProblem): string {
  return TEXTS[problem];
}
