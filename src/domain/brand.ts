/** The name of the product, also the referral code that signup prefills (1 §1, 1 §3). A company puts its own word here. */
export const BRAND_NAME = '도새기';

/** Whether it is the name that the drawn letters of the wordmark spell; any other is set in the font of the page. */
export const IS_NAME_LETTERED: boolean = BRAND_NAME === '도새기';

/** The line under the name. */
export const BRAND_TAGLINE = '걷고, 즐기고, 나누는 제주';

/** The title of a page in the browser's tab and for screen readers: its own, then the brand. */
export function titleOf(page: string): string {
  return `${page} · ${BRAND_NAME}`;
}
