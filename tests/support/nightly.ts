/**
 * The end of a title, for tests that differ in their data alone: one of them proves their kind in `npm test`, the others
 * run every night, as does every test whose title ends in @nightly.
 */
export const nightlyUnless = (isTheOne: boolean) => (isTheOne ? '' : ' @nightly');
