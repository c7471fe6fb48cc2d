import type { Page } from '@playwright/test';
import type { OperationId } from '../tests/support/operation-urls.ts';

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
      await page.getByText('이메일 또는 비밀번호가 일치하지 않습니다.').waitFor();
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
];
