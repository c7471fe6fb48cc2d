import { refusedPermissionAdvice } from '../permission-advice.ts';

/** What each cause of a missing position is called, since the provider words it in its own language, and what helps. */
const POSITION_PROBLEMS = {
  denied: {
    error: '브라우저가 위치 사용을 막고 있어요.',
    advice: refusedPermissionAdvice(false),
  },
  timeout: {
    error: '위치를 찾는 데 시간이 너무 오래 걸려요.',
    advice: '하늘이 보이는 곳에서 다시 시도해주세요.',
  },
  unavailable: {
    error: '지금은 위치를 찾을 수 없어요.',
    advice: '기기의 위치 기능이 켜져 있는지 확인해주세요.',
  },
} as const;

/** Where the app's own permission is found on a phone. */
const DENIED_IN_APP = {
  error: '휴대폰이 위치 사용을 막고 있어요.',
  advice: refusedPermissionAdvice(true),
};

/** @param isApp whether it runs as the packaged app, whose permission stands elsewhere than a browser's */
export function positionProblem(status: keyof typeof POSITION_PROBLEMS, isApp: boolean) {
  return isApp && status === 'denied' ? DENIED_IN_APP : POSITION_PROBLEMS[status];
}
