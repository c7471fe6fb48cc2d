/** Who may see a route (1 §2, 1 §6). */
type Access =
  /** Everybody. */
  | 'open'
  /** Visitors only: signed-in users go to /main. */
  | 'visitor'
  /** Visitors on their way from the social login only. */
  | 'social-newcomer'
  /** Signed-in users only: visitors log in first and come back. */
  | 'user';

export interface Route {
  /** A segment that begins with a colon stands for any value. */
  path: string;
  access: Access;
  /** Whether it makes sense to come back here after login. */
  isDestination: boolean;
}

/**
 * Every route of the product (1 §2, 2 §2) and that of the social login's callback, whose path we chose; any other path
 * is unknown.
 */
export const ROUTES = {
  splash: { path: '/splash', access: 'open', isDestination: false },
  permission: { path: '/splash/permission', access: 'open', isDestination: false },
  registerChoice: { path: '/splash/register-choice', access: 'visitor', isDestination: false },
  emailSignup: { path: '/auth/register', access: 'visitor', isDestination: false },
  socialSignup: { path: '/auth/register/kakao', access: 'social-newcomer', isDestination: false },
  login: { path: '/auth/login', access: 'open', isDestination: false },
  socialCallback: { path: '/auth/callback/:provider', access: 'open', isDestination: false },
  main: { path: '/main', access: 'user', isDestination: true },
  challenge: { path: '/challenge', access: 'user', isDestination: true },
  upcomingChallenge: { path: '/challenge/upcoming/:id', access: 'user', isDestination: true },
  community: { path: '/community', access: 'open', isDestination: true },
  post: { path: '/post/:id', access: 'open', isDestination: true },
  write: { path: '/write', access: 'user', isDestination: true },
  myPage: { path: '/mypage', access: 'open', isDestination: true },
  myVouchers: { path: '/mypage/mycoupons', access: 'user', isDestination: true },
  voucherUse: { path: '/mypage/mycoupons/:exchangeId', access: 'user', isDestination: true },
  accountPassword: { path: '/mypage/account/password', access: 'user', isDestination: true },
  accountTheme: { path: '/mypage/account/theme', access: 'user', isDestination: true },
  accountProfile: { path: '/mypage/account/profile', access: 'user', isDestination: true },
  shop: { path: '/inapp/shop', access: 'user', isDestination: true },
  product: { path: '/inapp/shop/:productId', access: 'user', isDestination: true },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** The routes that the four tabs at the bottom lead to (2 §2). */
export const TAB_ROUTES: ReadonlySet<RouteName> = new Set(['main', 'challenge', 'community', 'myPage']);
