/**
 * Where a permission that was refused is given after all: the system does not ask a second time.
 * @param isApp whether it runs as the packaged app, whose permissions stand elsewhere than a browser's
 */
export function refusedPermissionAdvice(isApp: boolean): string {
  return isApp ? '휴대폰 설정의 앱 목록에서 바꿀 수 있어요.' : '주소창 옆 사이트 설정에서 바꿀 수 있어요.';
}
