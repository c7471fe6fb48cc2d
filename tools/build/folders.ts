/** Where the build that the browser tests run against is put; git ignores it. */
export const TEST_BUILD_FOLDER = '.cache/test-build';

/** Where `npm start` puts its build, which may hold stand-ins; git ignores it. */
export const START_BUILD_FOLDER = '.cache/start-build';

/** Where the build for the native app is put, which `cap sync` copies; git ignores it. */
export const NATIVE_BUILD_FOLDER = '.cache/native-build';
