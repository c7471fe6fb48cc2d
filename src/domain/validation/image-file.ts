/**
 * The message for a chosen file, or undefined for a picture (1 §5).
 *
 * @param type the file's MIME type as the browser tells it, empty when it does not know
 */
export function imageFileError(type: string): string | undefined {
  return type.startsWith('image/') ? undefined : '이미지 파일만 올릴 수 있습니다.';
}
