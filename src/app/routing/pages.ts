import { matchPath } from 'react-router-dom';
import { ROUTES, TAB_ROUTES, type RouteName } from '@/domain/routes/routes';
import { createLazyPage, type LazyPage } from './page-loader';

const PAGES: Readonly<Record<RouteName, LazyPage>> = {
  splash: createLazyPage(() => import('@/pages/SplashPage').then((m) => m.SplashPage)),
  permission: createLazyPage(() => import('@/pages/PermissionPage').then((m) => m.PermissionPage)),
  registerChoice: createLazyPage(() =>
    import('@/pages/RegisterChoicePage').then((m) => m.RegisterChoicePage),
  ),
  emailSignup: createLazyPage(() => import('@/pages/EmailSignupPage').then((m) => m.EmailSignupPage)),
  socialSignup: createLazyPage(() => import('@/pages/SocialSignupPage').then((m) => m.SocialSignupPage)),
  login: createLazyPage(() => import('@/pages/LoginPage').then((m) => m.LoginPage)),
  socialCallback: createLazyPage(() =>
    import('@/pages/SocialCallbackPage').then((m) => m.SocialCallbackPage),
  ),
  main: createLazyPage(() => import('@/pages/MainPage').then((m) => m.MainPage)),
  challenge: createLazyPage(() => import('@/pages/ChallengePage').then((m) => m.ChallengePage)),
  upcomingChallenge: createLazyPage(() =>
    import('@/pages/UpcomingChallengePage').then((m) => m.UpcomingChallengePage),
  ),
  community: createLazyPage(() => import('@/pages/CommunityPage').then((m) => m.CommunityPage)),
  post: createLazyPage(() => import('@/pages/PostPage').then((m) => m.PostPage)),
  write: createLazyPage(() => import('@/pages/WritePage').then((m) => m.WritePage)),
  myPage: createLazyPage(() => import('@/pages/MyPage').then((m) => m.MyPage)),
  myVouchers: createLazyPage(() => import('@/pages/MyVouchersPage').then((m) => m.MyVouchersPage)),
  voucherUse: createLazyPage(() => import('@/pages/VoucherUsePage').then((m) => m.VoucherUsePage)),
  accountPassword: createLazyPage(() =>
    import('@/pages/AccountPasswordPage').then((m) => m.AccountPasswordPage),
  ),
  accountTheme: createLazyPage(() => import('@/pages/AccountThemePage').then((m) => m.AccountThemePage)),
  accountProfile: createLazyPage(() =>
    import('@/pages/AccountProfilePage').then((m) => m.AccountProfilePage),
  ),
  shop: createLazyPage(() => import('@/pages/ShopPage').then((m) => m.ShopPage)),
  product: createLazyPage(() => import('@/pages/ProductPage').then((m) => m.ProductPage)),
};

/** The bar at the bottom of the pages that it leads to. */
export const TabBar = createLazyPage(() => import('@/app/frame/TabBarLayout').then((m) => m.TabBarLayout));

const isRouteName = (name: string): name is RouteName => Object.hasOwn(PAGES, name);

function toRoutePages(hasTabs: boolean) {
  return Object.keys(PAGES)
    .filter(isRouteName)
    .filter((name) => TAB_ROUTES.has(name) === hasTabs)
    .map((name) => ({ path: ROUTES[name].path, Page: PAGES[name] }));
}

/** The pages with the tab bar. Each page is a chunk of its own. */
export const TAB_PAGES = toRoutePages(true);

/** All other pages. */
export const PLAIN_PAGES = toRoutePages(false);

/** Starts to load the page of an address, so that it arrives along with the answer to the session check. */
export function preloadPage(pathname: string): void {
  if (TAB_PAGES.some(({ path }) => matchPath(path, pathname))) TabBar.preload();
  [...TAB_PAGES, ...PLAIN_PAGES].find(({ path }) => matchPath(path, pathname))?.Page.preload();
}

/** Loads the pages behind the tabs, so that they open at once. */
export function preloadTabs(): void {
  for (const { Page } of TAB_PAGES) Page.preload();
}
