/** What the reference server answers, as the first segments of paths; everything else is the app's. */
export const SERVED_PATHS = ['/v1', '/api', '/uploads', '/example-images', '/dev'];
