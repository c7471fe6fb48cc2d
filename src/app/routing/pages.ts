import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { NextSlice } from '@/device/NextSlice';
import { ROUTES, TAB_ROUTES, type RouteName } from '@/domain/routes/routes';
import { createLazyPage, type LazyPage } from './page-loader';

/** Behind what the server has drawn it comes after the frame around it. */
const createPage = (load: () => Promise<ComponentType>) => createLazyPage(load, NextSlice);

const PAGES: Readonly<Record<RouteName, LazyPage>> = {
  splash: createPage(() => import('@/pages/SplashPage').then((m) => m.SplashPage)),
  permission: createPage(() => import('@/pages/PermissionPage').then((m) => m.PermissionPage)),
  registerChoice: createPage(() => import('@/pages/RegisterChoicePage').then((m) => m.RegisterChoicePage)),
  emailSignup: createPage(() => import('@/pages/EmailSignupPage').then((m) => m.EmailSignupPage)),
  socialSignup: createPage(() => import('@/pages/SocialSignupPage').then((m) => m.SocialSignupPage)),
  login: createPage(() => import('@/pages/LoginPage').then((m) => m.LoginPage)),
  socialCallback: createPage(() => import('@/pages/SocialCallbackPage').then((m) => m.SocialCallbackPage)),
  main: createPage(() => import('@/pages/MainPage').then((m) => m.MainPage)),
  challenge: createPage(() => import('@/pages/ChallengePage').then((m) => m.ChallengePage)),
  upcomingChallenge: createPage(() =>
    import('@/pages/UpcomingChallengePage').then((m) => m.UpcomingChallengePage),
  ),
  community: createPage(() => import('@/pages/CommunityPage').then((m) => m.CommunityPage)),
  post: createPage(() => import('@/pages/PostPage').then((m) => m.PostPage)),
  write: createPage(() => import('@/pages/WritePage').then((m) => m.WritePage)),
  myPage: createPage(() => import('@/pages/MyPage').then((m) => m.MyPage)),
  myVouchers: createPage(() => import('@/pages/MyVouchersPage').then((m) => m.MyVouchersPage)),
  voucherUse: createPage(() => import('@/pages/VoucherUsePage').then((m) => m.VoucherUsePage)),
  accountPassword: createPage(() => import('@/pages/AccountPasswordPage').then((m) => m.AccountPasswordPage)),
  accountTheme: createPage(() => import('@/pages/AccountThemePage').then((m) => m.AccountThemePage)),
  accountProfile: createPage(() => import('@/pages/AccountProfilePage').then((m) => m.AccountProfilePage)),
  shop: createPage(() => import('@/pages/ShopPage').then((m) => m.ShopPage)),
  product: createPage(() => import('@/pages/ProductPage').then((m) => m.ProductPage)),
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
