/** Put there by tools/build/vite-settings.ts. */
declare module 'virtual:settings' {
  import type { Settings } from '@/settings/read-settings';

  export const settings: Settings;
}
