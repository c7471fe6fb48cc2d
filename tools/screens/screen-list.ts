import type { Page } from '@playwright/test';
import { DEFAULT_CENTER } from '../../src/domain/limits.ts';
import type { OperationId } from './operation-urls.ts';

/** One picture: a screen in one of its states. */
export interface Screen {
  /** The picture's file name, without its ending. Kebab-case, the area first: `login-wrong-password`. */
  name: string;
  /** The address to open, with its query. */
  path: string;
  /** As the contract's signed-in user; otherwise as a visitor. */
  signedIn?: boolean;
  /**
   * What the mock answers instead of its defaults, per operation, as a `Prefer` header says it: `example=empty`,
   * `code=500`, `delay=60000`.
   */
  answers?: Partial<Record<OperationId, string>>;
  /** Permissions that the browser refuses; it grants all of them otherwise. */
  refuse?: readonly ('camera' | 'geolocation' | 'notifications')[];
  /** What is done on the page before the picture is taken. */
  steps?: (page: Page) => Promise<void>;
}

/** Every screen and state that `npm run screens` takes a picture of, in the order of the specification. */
export const SCREENS: readonly Screen[] = [
  { name: 'splash', path: '/splash' },
  {
    name: 'permission',
    path: '/splash/permission',
    refuse: ['camera', 'geolocation', 'notifications'],
  },
  { name: 'permission-granted', path: '/splash/permission' },
  {
    name: 'permission-denied',
    path: '/splash/permission',
    refuse: ['camera', 'geolocation', 'notifications'],
    steps: async (page) => {
      await page.getByRole('button', { name: '확인' }).click();
      await page.getByRole('status').getByText('위치 권한을 허용해주세요.').waitFor();
    },
  },
  { name: 'register-choice', path: '/splash/register-choice' },
  { name: 'login', path: '/auth/login' },
  {
    name: 'login-invalid',
    path: '/auth/login',
    steps: async (page) => {
      await page.getByLabel('이메일').fill('gamgyul');
      await page.getByLabel('비밀번호').fill('jeju');
      await page.getByRole('button', { name: '입장하기' }).click();
    },
  },
  {
    name: 'login-wrong-password',
    path: '/auth/login',
    answers: { login: 'code=401' },
    steps: async (page) => {
      await page.getByLabel('이메일').fill('gamgyul@example.com');
      await page.getByLabel('비밀번호').fill('jeju_2025');
      await page.getByRole('button', { name: '입장하기' }).click();
      await page.getByRole('status').getByText('이메일 또는 비밀번호가 일치하지 않습니다.').waitFor();
    },
  },
  {
    name: 'login-pending',
    path: '/auth/login',
    answers: { login: 'delay=60000' },
    steps: async (page) => {
      await page.getByLabel('이메일').fill('gamgyul@example.com');
      await page.getByLabel('비밀번호').fill('jeju_2026');
      await page.getByRole('button', { name: '입장하기' }).click();
    },
  },
  { name: 'signup-email', path: '/auth/register' },
  {
    name: 'signup-email-taken',
    path: '/auth/register',
    answers: { checkEmail: 'example=takenEmail' },
    steps: async (page) => {
      await page.getByLabel('이메일', { exact: true }).fill('gamgyul@example.com');
      await page.getByRole('button', { name: '중복확인' }).click();
      await page.getByText('이미 사용중인 이메일입니다.').waitFor();
    },
  },
  {
    name: 'signup-email-code',
    path: '/auth/register',
    answers: { verifyEmailCode: 'code=400, example=wrongCode' },
    steps: async (page) => {
      await page.getByLabel('이메일', { exact: true }).fill('newcomer@example.com');
      await page.getByRole('button', { name: '중복확인' }).click();
      await page.getByLabel('인증번호', { exact: true }).fill('000000');
      await page.getByRole('button', { name: '인증하기' }).click();
      await page.getByText('인증번호가 일치하지 않습니다.').waitFor();
    },
  },
  {
    name: 'signup-password',
    path: '/auth/register',
    steps: async (page) => {
      await signUpTo(page, '비밀번호를 만들어주세요');
      await page.getByLabel('비밀번호', { exact: true }).fill('spring98');
    },
  },
  {
    name: 'signup-password-failed',
    path: '/auth/register',
    answers: { registerPassword: 'code=500' },
    steps: async (page) => {
      await signUpTo(page, '비밀번호를 만들어주세요');
      await page.getByLabel('비밀번호', { exact: true }).fill('spring-98');
      await page.getByRole('button', { name: '다음' }).click();
      await page.getByLabel('비밀번호 확인', { exact: true }).fill('spring-98');
      await page.getByRole('button', { name: '다시 시도' }).waitFor();
    },
  },
  {
    name: 'signup-personal',
    path: '/auth/register',
    steps: async (page) => {
      await signUpTo(page, '조금 더 알려주세요');
      await page.getByRole('radio', { name: '여성' }).check();
      await page.getByLabel('출생연도').fill('1899');
    },
  },
  {
    name: 'signup-profile',
    path: '/auth/register',
    steps: async (page) => {
      await signUpTo(page, '프로필을 만들어주세요');
      await page.locator('input[type=file]').setInputFiles('public/icon-512.png');
      await page.getByRole('button', { name: '기본 이미지로 변경' }).waitFor();
      await page.getByLabel('닉네임').fill('봄바람');
      await page.getByRole('button', { name: '중복확인' }).click();
      await page.getByText('사용할 수 있는 닉네임입니다.').waitFor();
    },
  },
  {
    name: 'signup-themes-failed',
    path: '/auth/register',
    answers: { completeRegistration: 'code=500' },
    steps: async (page) => {
      await signUpTo(page, '어떤 여행을 좋아하세요?');
      for (const theme of ['힐링', '자연', '나홀로 여행']) {
        await page.getByRole('checkbox', { name: theme }).check();
      }
      await page.getByRole('button', { name: '가입 완료' }).click();
      await page.getByText('가입을 마치지 못했습니다. 다시 시도해주세요.').waitFor();
    },
  },
  {
    name: 'signup-email-refused',
    path: '/auth/register',
    answers: { completeRegistration: 'code=403' },
    steps: async (page) => {
      await signUpTo(page, '어떤 여행을 좋아하세요?');
      await page.getByRole('checkbox', { name: '힐링' }).check();
      await page.getByRole('button', { name: '가입 완료' }).click();
      await page.getByText('이메일 인증이 필요합니다.').waitFor();
    },
  },
  {
    name: 'social-callback',
    path: '/splash/register-choice',
    answers: { loginWithProvider: 'delay=60000' },
    steps: comeBackFromProvider,
  },
  { name: 'social-callback-failed', path: '/auth/callback/kakao?error=access_denied' },
  {
    name: 'social-signup',
    path: '/splash/register-choice',
    answers: { loginWithProvider: 'example=newUser', getSession: 'code=401' },
    steps: async (page) => {
      await comeBackFromProvider(page);
      await page.getByRole('heading', { name: '조금 더 알려주세요' }).waitFor();
    },
  },
  {
    name: 'social-signup-profile',
    path: '/splash/register-choice',
    answers: { loginWithProvider: 'example=newUser', getSession: 'code=401' },
    steps: async (page) => {
      await comeBackFromProvider(page);
      await page.getByRole('heading', { name: '조금 더 알려주세요' }).waitFor();
      await personalTo(page, '프로필을 만들어주세요');
    },
  },
  {
    name: 'social-signup-code-refused',
    path: '/splash/register-choice',
    answers: {
      loginWithProvider: 'example=newUser',
      getSession: 'code=401',
      completeProviderRegistration: 'code=400, example=wrongSocialCode',
    },
    steps: async (page) => {
      await comeBackFromProvider(page);
      await page.getByRole('heading', { name: '조금 더 알려주세요' }).waitFor();
      await personalTo(page, '어떤 여행을 좋아하세요?');
      await page.getByRole('checkbox', { name: '힐링' }).check();
      await page.getByRole('button', { name: '가입 완료' }).click();
      await page.getByRole('button', { name: '카카오로 시작하기' }).waitFor();
    },
  },
  {
    name: 'attendance',
    path: '/main',
    signedIn: true,
    answers: { checkAttendance: 'example=typical' },
    steps: async (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'attendance-bonus',
    path: '/main',
    signedIn: true,
    answers: { checkAttendance: 'example=day7Bonus' },
    steps: async (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'community', path: '/community', signedIn: true, steps: waitForFeed },
  {
    name: 'community-scrolled',
    path: '/community',
    signedIn: true,
    steps: async (page) => {
      await waitForFeed(page);
      await page.evaluate(() => window.scrollTo(0, 900));
      await page.getByRole('article', { name: '용두암', exact: true }).waitFor();
    },
  },
  { name: 'community-popular', path: '/community?tab=popular', signedIn: true, steps: waitForFeed },
  {
    name: 'community-menu',
    path: '/community',
    signedIn: true,
    steps: async (page) => {
      await waitForFeed(page);
      await page.getByRole('button', { name: '더보기' }).first().click();
      await page.getByRole('menuitem', { name: '신고하기' }).waitFor();
    },
  },
  {
    name: 'community-report',
    path: '/community',
    signedIn: true,
    steps: async (page) => {
      await waitForFeed(page);
      await page.getByRole('button', { name: '더보기' }).first().click();
      await page.getByRole('menuitem', { name: '신고하기' }).click();
      await page.getByRole('radio', { name: '부적절한 콘텐츠' }).check();
    },
  },
  {
    name: 'community-login-offer',
    path: '/community',
    steps: async (page) => {
      await waitForFeed(page);
      await page
        .getByRole('button', { name: /^좋아요/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'community-loading', path: '/community', answers: { listLatestSpots: 'delay=60000' } },
  {
    name: 'community-empty',
    path: '/community',
    answers: { listLatestSpots: 'example=empty', listEventBanners: 'example=empty' },
    steps: async (page) => page.getByText('게시물이 없습니다.').waitFor(),
  },
  {
    name: 'community-failed',
    path: '/community?tab=popular',
    answers: { listMostLikedSpots: 'code=400' },
    steps: async (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'community-reload-failed',
    path: '/community',
    signedIn: true,
    steps: async (page) => {
      await waitForFeed(page);
      await page.route('**/api/spots/latest*', (route) =>
        route.fulfill({ status: 400, json: { success: false } }),
      );
      await page.getByRole('tab', { name: '최신순' }).click();
      await page.getByText('최신글 불러오기 실패').waitFor();
    },
  },
  { name: 'post', path: '/post/101', signedIn: true },
  {
    name: 'post-comments',
    path: '/post/101',
    signedIn: true,
    steps: async (page) => page.getByText('감사합니다! 알람 세 개 맞춰 둘게요.').scrollIntoViewIfNeeded(),
  },
  {
    name: 'post-more-replies',
    path: '/post/101',
    signedIn: true,
    steps: async (page) => page.getByRole('button', { name: '답글 더보기' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'post-reply',
    path: '/post/101',
    signedIn: true,
    steps: async (page) => {
      await page.getByRole('button', { name: '답글 달기' }).first().click();
      await page.getByRole('textbox', { name: '답글' }).fill('저도 내일 가는데 정상에서 만나요!');
    },
  },
  { name: 'post-comment-sent', path: '/post/101', signedIn: true, steps: sendComment },
  {
    name: 'post-comment-pending',
    path: '/post/101',
    signedIn: true,
    answers: { createComment: 'delay=60000' },
    steps: sendComment,
  },
  {
    name: 'post-comment-failed',
    path: '/post/101',
    signedIn: true,
    answers: { createComment: 'code=500' },
    steps: async (page) => {
      await sendComment(page);
      await page.getByRole('status').getByText('서버 오류가 발생했습니다.').waitFor();
    },
  },
  {
    name: 'post-login-offer',
    path: '/post/101',
    steps: async (page) => {
      await sendComment(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'post-without-extras',
    path: '/post/92',
    answers: { getSpot: 'example=withoutExtras', listComments: 'example=empty' },
  },
  { name: 'post-loading', path: '/post/101', answers: { getSpot: 'delay=60000' } },
  {
    name: 'post-missing',
    path: '/post/999',
    answers: { getSpot: 'code=404' },
    steps: async (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'write', path: '/write', signedIn: true },
  {
    name: 'write-missing',
    path: '/write',
    signedIn: true,
    steps: async (page) => page.getByRole('button', { name: '등록하기' }).click(),
  },
  { name: 'write-filled', path: '/write', signedIn: true, steps: fillSpot },
  {
    name: 'write-map',
    path: '/write',
    signedIn: true,
    steps: async (page) => {
      await page.getByLabel('위치를 알려주세요. *').click();
      await page.getByText('시험용 지도').waitFor();
    },
  },
  {
    name: 'write-map-denied',
    path: '/write',
    signedIn: true,
    refuse: ['geolocation'],
    steps: async (page) => {
      await page.getByLabel('위치를 알려주세요. *').click();
      await page.getByText('시험용 지도').waitFor();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'write-draft',
    path: '/write',
    signedIn: true,
    steps: async (page) => {
      await fillSpot(page);
      await page.goto('/community');
      await page.goto('/write');
      await page.addStyleTag({ content: 'mock-panel { display: none; }' });
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'write-sending',
    path: '/write',
    signedIn: true,
    answers: { createSpot: 'delay=60000' },
    steps: async (page) => {
      await fillSpot(page);
      await page.getByRole('button', { name: '등록하기' }).click();
    },
  },
  {
    name: 'write-failed',
    path: '/write',
    signedIn: true,
    answers: { createSpot: 'code=500' },
    steps: async (page) => {
      await fillSpot(page);
      await page.getByRole('button', { name: '등록하기' }).click();
      await page.getByText('등록에 실패했습니다.').waitFor();
    },
  },
  {
    name: 'write-posted',
    path: '/write',
    signedIn: true,
    steps: async (page) => {
      await fillSpot(page);
      await page.getByRole('button', { name: '등록하기' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'home-map',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await walkToday(page);
      await waitForMap(page);
    },
  },
  { name: 'home-map-start', path: '/main', signedIn: true, steps: waitForMap },
  {
    name: 'home-map-place',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await waitForMap(page);
      // By the keyboard, which brings it out from beneath the card where the screen is low.
      await page.getByRole('button', { name: '보목포구, 스팟' }).press('Enter');
      await page.getByRole('link', { name: '게시물 보기' }).waitFor();
    },
  },
  {
    name: 'home-map-far',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await walkToday(page);
      await waitForMap(page);
      for (let level = 4; level < 6; level += 1) await page.getByRole('button', { name: '축소' }).click();
      await page
        .getByRole('button', { name: /^2\s?곳 모아 보기$/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'home-map-gathered',
    path: '/main',
    signedIn: true,
    steps: gatherPlaces,
  },
  {
    name: 'home-map-failure',
    path: '/main',
    signedIn: true,
    answers: { listNearby: 'code=500' },
    steps: async (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'home-map-proximity',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await page.context().setGeolocation({ latitude: 33.2471, longitude: 126.5546, accuracy: 10 });
      await page.getByRole('button', { name: '인증하기' }).waitFor();
    },
  },
  {
    name: 'home-map-search',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await page.getByRole('button', { name: '장소 검색' }).click();
      await page.getByRole('searchbox').fill('쇠소깍');
      await page.keyboard.press('Enter');
      await page.getByText('검색 결과 3곳').waitFor();
    },
  },
  {
    name: 'home-map-denied',
    path: '/main',
    signedIn: true,
    refuse: ['geolocation'],
    steps: async (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'home-map-timeout',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator.geolocation, 'watchPosition', {
          value: (_succeed: unknown, fail: (error: object) => void) =>
            setTimeout(() => fail({ code: 3, message: 'Timeout expired' })),
        });
      });
      await page.reload();
      await page.addStyleTag({ content: 'mock-panel { display: none; }' });
      await page.getByRole('alert').getByText('위치를 찾는 데 시간이 너무 오래 걸려요.').waitFor();
    },
  },
  { name: 'home-profile', path: '/main', signedIn: true, steps: openProfile },
  {
    name: 'home-profile-nickname',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await openProfile(page);
      await page.getByRole('button', { name: '닉네임 수정' }).click();
      await page.getByRole('textbox', { name: '닉네임' }).fill('귤');
      await page.keyboard.press('Enter');
      await page.getByText('닉네임은 2자 이상이어야 합니다.').waitFor();
    },
  },
  {
    name: 'home-profile-refill',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await openProfile(page);
      await page.getByRole('button', { name: '한라봉 채우기' }).click();
      await page.getByRole('dialog', { name: '포인트 전환' }).waitFor();
    },
  },
  { name: 'challenge-pre', path: '/challenge', signedIn: true },
  { name: 'challenge-doing', path: '/challenge?tab=doing', signedIn: true },
  { name: 'challenge-done', path: '/challenge?tab=done', signedIn: true },
  {
    name: 'challenge-place',
    path: '/challenge?tab=doing',
    signedIn: true,
    steps: async (page) => {
      await page.getByRole('button', { name: '지도에서 보기' }).first().click();
      await page.getByRole('dialog').getByText('시험용 지도').waitFor();
    },
  },
  {
    name: 'challenge-done-rewarded',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await openProof(page);
      await page.getByRole('button', { name: '촬영' }).click();
      await page.getByRole('button', { name: '다음' }).click();
      await page.route('**/v1/users/session/me*', async (route) => {
        const { data, ...rest } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...rest, data: { ...data, hallabong: data.hallabong + 50 } } });
      });
      await page.getByRole('button', { name: '확인' }).click();
      await page.getByText('+50').waitFor();
    },
  },
  {
    name: 'challenge-done-unconfirmed',
    path: '/main',
    signedIn: true,
    answers: { completeChallenge: 'code=500' },
    steps: async (page) => {
      await openProof(page);
      await page.getByRole('button', { name: '촬영' }).click();
      await page.getByRole('button', { name: '다음' }).click();
      await page.getByRole('button', { name: '확인' }).click();
      await page.getByText('확인 중').waitFor();
    },
  },
  {
    name: 'challenge-done-refused',
    path: '/main',
    signedIn: true,
    answers: { completeChallenge: 'code=409, example=tooFarAway' },
    steps: async (page) => {
      await openProof(page);
      await page.getByRole('button', { name: '촬영' }).click();
      await page.getByRole('button', { name: '다음' }).click();
      await page.getByRole('button', { name: '확인' }).click();
      await page.getByRole('button', { name: '다시 인증하기' }).waitFor();
    },
  },
  {
    name: 'challenge-sparse',
    path: '/challenge',
    signedIn: true,
    answers: { listUpcomingChallenges: 'example=sparse' },
  },
  {
    name: 'challenge-loading',
    path: '/challenge',
    signedIn: true,
    answers: { listUpcomingChallenges: 'delay=60000' },
  },
  {
    name: 'challenge-empty',
    path: '/challenge?tab=doing',
    signedIn: true,
    answers: { listOngoingChallenges: 'example=empty' },
  },
  {
    name: 'challenge-error',
    path: '/challenge?tab=done',
    signedIn: true,
    answers: { listCompletedChallenges: 'code=500' },
    steps: async (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'challenge-offline',
    path: '/challenge',
    signedIn: true,
    steps: async (page) => {
      await page.getByRole('link', { name: '쇠소깍 물빛 담기' }).waitFor();
      await page.context().setOffline(true);
      await page.getByRole('tab', { name: '진행중' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'challenge-upcoming', path: '/challenge/upcoming/303', signedIn: true },
  {
    name: 'challenge-upcoming-bottom',
    path: '/challenge/upcoming/301',
    signedIn: true,
    steps: async (page) => page.getByRole('application').scrollIntoViewIfNeeded(),
  },
  {
    name: 'challenge-upcoming-confirm',
    path: '/challenge/upcoming/303',
    signedIn: true,
    steps: async (page) => page.getByRole('button', { name: '시작하기' }).click(),
  },
  { name: 'challenge-upcoming-missing', path: '/challenge/upcoming/999', signedIn: true },
  {
    name: 'proof-camera',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await openProof(page);
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    },
  },
  {
    name: 'proof-photo',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await openProof(page);
      await page.getByRole('button', { name: '촬영' }).click();
    },
  },
  {
    name: 'proof-confirm',
    path: '/main',
    signedIn: true,
    steps: async (page) => {
      await openProof(page);
      await page.getByRole('button', { name: '촬영' }).click();
      await page.getByRole('button', { name: '다음' }).click();
    },
  },
  {
    name: 'proof-denied',
    path: '/main',
    signedIn: true,
    refuse: ['camera'],
    steps: async (page) => {
      await openProof(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'my-page', path: '/mypage', signedIn: true },
  { name: 'my-page-guest', path: '/mypage' },
  {
    name: 'my-page-settings',
    path: '/mypage',
    signedIn: true,
    steps: async (page) => {
      await page.getByRole('button', { name: '설정', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'my-page-sign-out',
    path: '/mypage',
    signedIn: true,
    steps: async (page) => {
      await page.getByRole('button', { name: '설정', exact: true }).click();
      await page.getByRole('button', { name: '로그아웃' }).click();
    },
  },
  {
    name: 'my-page-delete',
    path: '/mypage',
    signedIn: true,
    answers: { deleteAccount: 'code=403, example=passwordRequired' },
    steps: async (page) => {
      await page.getByRole('button', { name: '설정', exact: true }).click();
      await page.getByRole('button', { name: '회원 탈퇴' }).click();
      await page.getByRole('button', { name: '탈퇴하기' }).click();
      await page.getByText('비밀번호를 입력해주세요.').waitFor();
    },
  },
  {
    name: 'my-page-install',
    path: '/mypage',
    signedIn: true,
    steps: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
      await page.reload();
      await page.addStyleTag({ content: 'mock-panel { display: none; }' });
      await page.getByRole('button', { name: '앱으로 설치하기' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'my-page-outbox', path: '/post/101', signedIn: true, steps: fillOutbox },
  {
    name: 'my-page-outbox-remove',
    path: '/post/101',
    signedIn: true,
    steps: async (page) => {
      await fillOutbox(page);
      await page.getByRole('button', { name: '지우기' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'shop', path: '/inapp/shop', signedIn: true },
  {
    name: 'shop-goods',
    path: '/inapp/shop?category=GOODS',
    signedIn: true,
    answers: { listProducts: 'example=goods' },
  },
  { name: 'shop-loading', path: '/inapp/shop', signedIn: true, answers: { listProducts: 'delay=60000' } },
  {
    name: 'shop-failed',
    path: '/inapp/shop',
    signedIn: true,
    answers: { listProducts: 'code=400' },
    steps: async (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'conversion',
    path: '/inapp/shop',
    signedIn: true,
    steps: async (page) => {
      await page.getByRole('button', { name: '한라봉 채우기' }).click();
      await page.getByLabel('전환할 한라봉').fill('30');
    },
  },
  {
    name: 'conversion-failed',
    path: '/inapp/shop',
    signedIn: true,
    answers: { convertSteps: 'code=409, example=notEnoughSteps' },
    steps: async (page) => {
      await page.getByRole('button', { name: '한라봉 채우기' }).click();
      await page.getByLabel('전환할 한라봉').fill('100');
      await page.getByRole('button', { name: '전환하기' }).click();
      await page.getByText('포인트 전환에 실패했습니다.').waitFor();
    },
  },
  { name: 'product', path: '/inapp/shop/401', signedIn: true },
  {
    name: 'product-loading',
    path: '/inapp/shop/401',
    signedIn: true,
    answers: { getProduct: 'delay=60000' },
  },
  {
    name: 'product-failed',
    path: '/inapp/shop/401',
    signedIn: true,
    answers: { getProduct: 'code=400' },
    steps: async (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'product-payment', path: '/inapp/shop/401?step=payment', signedIn: true },
  {
    name: 'product-shortage',
    path: '/inapp/shop/404?step=payment',
    signedIn: true,
    answers: { getProduct: 'example=tooExpensive' },
  },
  {
    name: 'product-shortage-modal',
    path: '/inapp/shop/404?step=payment',
    signedIn: true,
    answers: {
      getSession: 'example=withoutVoucher',
      getProduct: 'example=tooExpensive',
      exchangeProduct: 'code=409, example=insufficientHallabong',
    },
    steps: async (page) => {
      await page.getByRole('button', { name: '구매하기' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'product-unreachable',
    path: '/inapp/shop/411?step=payment',
    signedIn: true,
    answers: {
      getSession: 'example=withoutVoucher',
      getProduct: 'example=goods',
      listMyGoods: 'code=401',
    },
    steps: async (page) => {
      await page.route('**/v1/products/411/exchange', (route) => route.abort());
      await page.getByRole('button', { name: '구매하기' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'product-help',
    path: '/inapp/shop/401',
    signedIn: true,
    steps: async (page) => page.getByRole('button', { name: /한라봉 받으러 가기/ }).click(),
  },
  { name: 'vouchers', path: '/mypage/mycoupons', signedIn: true },
  {
    name: 'vouchers-empty',
    path: '/mypage/mycoupons',
    signedIn: true,
    answers: { listMyGoods: 'example=empty' },
  },
  {
    name: 'voucher-loading',
    path: '/mypage/mycoupons/501',
    signedIn: true,
    answers: { getExchange: 'delay=60000' },
  },
  { name: 'voucher', path: '/mypage/mycoupons/501', signedIn: true },
  {
    name: 'voucher-question',
    path: '/mypage/mycoupons/501',
    signedIn: true,
    steps: async (page) => {
      await page.getByRole('button', { name: '수령하기' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'voucher-accepted',
    path: '/mypage/mycoupons/502',
    signedIn: true,
    answers: { getExchange: 'example=accepted' },
  },
  {
    name: 'account-password',
    path: '/mypage/account/password',
    signedIn: true,
    steps: async (page) => {
      await page.getByLabel('새 비밀번호', { exact: true }).fill('jeju');
      await page.getByLabel('새 비밀번호 확인').fill('jeju_2');
    },
  },
  { name: 'account-theme', path: '/mypage/account/theme', signedIn: true },
  {
    name: 'account-profile',
    path: '/mypage/account/profile',
    signedIn: true,
    steps: async (page) => page.getByLabel('닉네임').fill('한라산감귤이'),
  },
];

/** Until the home map stands with its markers. */
async function waitForMap(page: Page): Promise<void> {
  await page.getByRole('link', { name: '스팟 추가' }).waitFor();
  await page.locator('[data-marker]').first().waitFor();
}

/** A walk under way: today's steps as the app keeps them for the contract's user. */
async function walkToday(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const day = new Date().toLocaleDateString('sv-SE');
    localStorage.setItem('dosaegi.account.1.steps', JSON.stringify({ day, count: 1284 }));
  });
  await page.reload();
  await page.addStyleTag({ content: 'mock-panel { display: none; }' });
}

/** Opens the pin of two places that no zooming tells apart. */
async function gatherPlaces(page: Page): Promise<void> {
  const imageUrls = ['/example-images/soesokkak.svg'];
  await page.route('**/api/spots/nearby*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [
          { id: 301, type: 'CHALLENGE', name: '쇠소깍 물빛 담기', ...DEFAULT_CENTER, imageUrls },
          { id: 107, type: 'POST', name: '쇠소깍', ...DEFAULT_CENTER, imageUrls, likeCount: 142 },
        ],
      },
    }),
  );
  await page.reload();
  await page.addStyleTag({ content: 'mock-panel { display: none; }' });
  await page.getByRole('button', { name: /곳 모아 보기$/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** Finishes a comment without a connection, and opens the page where it waits. */
async function fillOutbox(page: Page): Promise<void> {
  await page.getByText('18 개의 댓글').waitFor();
  await page.context().setOffline(true);
  await sendComment(page);
  await page.getByText('보관해 두었어요.').waitFor();
  await page.context().setOffline(false);
  await page.goto('/mypage');
  await page.addStyleTag({ content: 'mock-panel { display: none; }' });
  await page.getByRole('region', { name: /^보낼 글/ }).waitFor();
}

/** Until the feed stands with its first card. */
async function waitForFeed(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
}

/** Opens the overlay 내 캐릭터. */
async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: '내 캐릭터' }).click();
  await page.getByRole('dialog', { name: '내 캐릭터' }).waitFor();
}

/** Walks to 천지연폭포, where a challenge is in progress, and opens its camera. */
async function openProof(page: Page): Promise<void> {
  await page.context().setGeolocation({ latitude: 33.2471, longitude: 126.5546, accuracy: 10 });
  await page.getByRole('button', { name: '인증하기' }).click();
  await page.getByRole('dialog', { name: '사진 찍기' }).waitFor();
}

/** Fills the form of a new spot: two photos and a file that is none, place, text, theme and hashtags. */
async function fillSpot(page: Page): Promise<void> {
  const photos = await Promise.all(
    ['geumoreum', 'seongsan'].map(async (name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await page.evaluate(toJpeg, `/example-images/${name}.svg`), 'base64'),
    })),
  );
  const pdf = { name: '일정.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel('사진 추가', { exact: true }).setInputFiles([...photos, pdf]);
  await page.getByRole('alert').getByText('이미지 파일만 올릴 수 있습니다.').waitFor();
  await page.getByLabel('위치를 알려주세요. *').click();
  await page.getByRole('button', { name: '현재 위치로 선택' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByLabel('내용을 입력해주세요. *')
    .fill('포구를 지나 걷다 보면 문섬과 섶섬이 나란히 보여요.\n해 질 무렵이 가장 예뻐요.');
  await page.getByRole('radio', { name: '힐링' }).check();
  const hashtags = page.getByRole('textbox', { name: '해시태그' });
  await hashtags.fill('보목포구 노을 ');
  await hashtags.blur();
}

/** A picture of the example images as a JPEG, in base64. Runs in the page. */
async function toJpeg(address: string): Promise<string> {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
  canvas.getContext('2d')?.drawImage(image, 0, 0, 600, 600);
  return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
}

/** Writes a comment on a post and sends it. */
async function sendComment(page: Page): Promise<void> {
  await page.getByPlaceholder('댓글을 달아주세요.').fill('오늘 다녀왔는데 하늘이 정말 맑았어요!');
  await page.getByRole('button', { name: '보내기' }).click();
}

/** Walks through the email signup as far as the step that is named by its heading. */
async function signUpTo(page: Page, heading: string): Promise<void> {
  const isThere = () => page.getByRole('heading', { name: heading }).isVisible();
  const next = page.getByRole('button', { name: '다음' });
  if (await isThere()) return;
  await page.getByLabel('이메일', { exact: true }).fill('newcomer@example.com');
  await page.getByRole('button', { name: '중복확인' }).click();
  await page.getByLabel('인증번호', { exact: true }).fill('482913');
  await page.getByRole('button', { name: '인증하기' }).click();
  await next.click();
  await page.getByRole('heading', { name: '비밀번호를 만들어주세요' }).waitFor();
  if (await isThere()) return;
  await page.getByLabel('비밀번호', { exact: true }).fill('spring-98');
  await next.click();
  await page.getByLabel('비밀번호 확인', { exact: true }).fill('spring-98');
  await page.getByRole('heading', { name: '조금 더 알려주세요' }).waitFor();
  await personalTo(page, heading);
}

/** Goes on from the step with gender and birth year, which both signups have. */
async function personalTo(page: Page, heading: string): Promise<void> {
  const isThere = () => page.getByRole('heading', { name: heading }).isVisible();
  const next = page.getByRole('button', { name: '다음' });
  if (await isThere()) return;
  await page.getByRole('radio', { name: '여성' }).check();
  await page.getByLabel('출생연도').fill('1998');
  await next.click();
  await page.getByRole('heading', { name: '프로필을 만들어주세요' }).waitFor();
  if (await isThere()) return;
  await page.getByLabel('닉네임').fill('봄바람');
  await page.getByRole('button', { name: '중복확인' }).click();
  await page.getByText('사용할 수 있는 닉네임입니다.').waitFor();
  await next.click();
}

/** Comes back from the social provider with a code. */
async function comeBackFromProvider(page: Page): Promise<void> {
  await page.evaluate(() =>
    sessionStorage.setItem(
      'dosaegi.social-authorization',
      JSON.stringify({ state: 'screens', returnTo: '/main' }),
    ),
  );
  await page.goto('/auth/callback/kakao?code=kakao-code-new&state=screens');
  await page.addStyleTag({ content: 'mock-panel { display: none; }' });
}
