/** Where the build that the browser tests run against is put; git ignores it. */
export const TEST_BUILD_FOLDER = '.cache/test-build';
