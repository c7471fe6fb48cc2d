/**
 * Builds the web app as the browser tests want it: the production build, with a map key that makes it ask for
 * Kakao's script (the tests answer with the stand-in) and the strict contract check. Beside it stands what it is made of, for `npm run sizes`.
 *
 * Usage: npm test -- build
 */
import { build } from 'vite';
import { TEST_BUILD_FOLDER } from './build/folders.ts';
import { packageReport } from './build/vite-package-report.ts';

process.env.VITE_KAKAO_JS_KEY = 'test-key';
process.env.VITE_CONTRACT_CHECK = 'throw';
process.env.VITE_SOCIAL_AUTHORIZE_URL = 'https://kauth.kakao.com/oauth/authorize';
// The native app of the tests stands on Android.
process.env.VITE_ANDROID_ALERTS = 'true';
process.env.VITE_SOCIAL_CLIENT_ID = 'test-client';

await build({
  logLevel: 'warn',
  plugins: [packageReport()],
  build: { outDir: TEST_BUILD_FOLDER, emptyOutDir: true },
});
