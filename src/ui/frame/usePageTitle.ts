import { useLayoutEffect } from 'react';
import { BRAND_NAME } from '@/domain/brand';

/** Names the page in the browser's tab and for screen readers: the title, then the brand. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title === BRAND_NAME ? BRAND_NAME : `${title} · ${BRAND_NAME}`;
  }, [title]);
}
