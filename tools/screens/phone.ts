import type { BrowserContextOptions } from '@playwright/test';
import { DEFAULT_CENTER } from '../../src/domain/limits.ts';

/** The phone that pictures are taken on, without its size; it stands where the map begins. */
export const PHONE = {
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  geolocation: { ...DEFAULT_CENTER, accuracy: 10 },
} as const satisfies BrowserContextOptions;

/** What it allows unless a picture wants it otherwise. */
export const PERMISSIONS = ['camera', 'geolocation', 'notifications'] as const;
