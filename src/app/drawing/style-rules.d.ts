/** Put there by tools/build/vite-page-drawer.ts. */
declare module 'virtual:style-rules' {
  import type { StyleRule } from '@/app/drawing/used-styles';

  /** All rules of the build's style sheets, those that every page has first. */
  export const styleRules: readonly StyleRule[];
}
