/** The path patterns of every route (1 §2, 2 §2) and of the social login callback, whose path we chose. */
export const ROUTES = {
  splash: '/splash',
  permission: '/splash/permission',
  registerChoice: '/splash/register-choice',
  emailSignup: '/auth/register',
  socialSignup: '/auth/register/kakao',
  login: '/auth/login',
  socialCallback: '/auth/callback/:provider',
  main: '/main',
  challenge: '/challenge',
  upcomingChallenge: '/challenge/upcoming/:id',
  community: '/community',
  post: '/post/:id',
  write: '/write',
  myPage: '/mypage',
  myCoupons: '/mypage/mycoupons',
  couponUse: '/mypage/mycoupons/:exchangeId',
  accountPassword: '/mypage/account/password',
  accountTheme: '/mypage/account/theme',
  accountProfile: '/mypage/account/profile',
  shop: '/inapp/shop',
  product: '/inapp/shop/:productId',
} as const;

export type RouteName = keyof typeof ROUTES;

/** The tabs of the challenge list as its query parameter spells them (2 §2). */
export type ChallengeTab = 'pre' | 'doing' | 'done';

/** Builds the address of every page. Nothing else in the app spells one out. */
export const paths = {
  splash: () => ROUTES.splash,
  permission: () => ROUTES.permission,
  registerChoice: () => ROUTES.registerChoice,
  emailSignup: () => ROUTES.emailSignup,
  socialSignup: () => ROUTES.socialSignup,
  login: () => ROUTES.login,
  socialCallback: (provider: string) => `/auth/callback/${encodeURIComponent(provider)}`,
  main: () => ROUTES.main,
  challenge: (tab?: ChallengeTab) => (tab ? `${ROUTES.challenge}?tab=${tab}` : ROUTES.challenge),
  upcomingChallenge: (id: number) => `/challenge/upcoming/${id}`,
  community: () => ROUTES.community,
  post: (id: number) => `/post/${id}`,
  write: () => ROUTES.write,
  myPage: () => ROUTES.myPage,
  myCoupons: () => ROUTES.myCoupons,
  couponUse: (exchangeId: number) => `/mypage/mycoupons/${exchangeId}`,
  accountPassword: () => ROUTES.accountPassword,
  accountTheme: () => ROUTES.accountTheme,
  accountProfile: () => ROUTES.accountProfile,
  shop: () => ROUTES.shop,
  product: (productId: number) => `/inapp/shop/${productId}`,
} as const;
