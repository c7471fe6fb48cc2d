/** The size of a phone, in pixels of CSS. */
export const SCREEN = { width: 412, height: 915 };
