/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const ThemeLabel = /*#__PURE__*/ zod.enum([
  '데이트',
  '힐링',
  '반려동물',
  '사진 명소',
  '가족 여행',
  '자연',
  '한달 살이',
  '나홀로 여행',
  '맛집 탐방',
]);

export type ThemeLabel = zod.input<typeof ThemeLabel>;
export type ThemeLabelOutput = zod.output<typeof ThemeLabel>;
