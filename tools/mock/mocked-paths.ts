import { CONTROL_PATH, IMAGES_PATH } from './create-mock.ts';

/** What the mock answers, as the first segments of paths; everything else is the app's. */
export const MOCKED_PATHS = ['/v1', '/api', CONTROL_PATH, IMAGES_PATH];
