import { ROUTES } from './routes.ts';

/** The tabs of the challenge list as its query parameter spells them (2 §2). */
export type ChallengeTab = 'pre' | 'doing' | 'done';

/** Builds the address of every page. */
export const paths = {
  splash: () => ROUTES.splash.path,
  permission: () => ROUTES.permission.path,
  registerChoice: () => ROUTES.registerChoice.path,
  emailSignup: () => ROUTES.emailSignup.path,
  socialSignup: () => ROUTES.socialSignup.path,
  login: () => ROUTES.login.path,
  socialCallback: (provider: string) => `/auth/callback/${encodeURIComponent(provider)}`,
  main: () => ROUTES.main.path,
  challenge: (tab?: ChallengeTab) => (tab ? `${ROUTES.challenge.path}?tab=${tab}` : ROUTES.challenge.path),
  upcomingChallenge: (id: number) => `/challenge/upcoming/${id}`,
  community: () => ROUTES.community.path,
  post: (id: number) => `/post/${id}`,
  write: () => ROUTES.write.path,
  myPage: () => ROUTES.myPage.path,
  myVouchers: () => ROUTES.myVouchers.path,
  voucherUse: (exchangeId: number) => `/mypage/mycoupons/${exchangeId}`,
  accountPassword: () => ROUTES.accountPassword.path,
  accountTheme: () => ROUTES.accountTheme.path,
  accountProfile: () => ROUTES.accountProfile.path,
  shop: () => ROUTES.shop.path,
  product: (productId: number) => `/inapp/shop/${productId}`,
} as const;
