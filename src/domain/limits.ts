// ---- Outdoors: map, steps, proximity (2 §9) ----

/** Radius of the earth, in metres, for every distance (2 §9). */
export const EARTH_RADIUS_METERS = 6_371_000;

/** Greatest distance to an ongoing challenge at which its dialog opens, in metres (2 §4, 2 §9). */
export const PROXIMITY_METERS = 120;

/** Shortest time between two dialogs of one challenge, in milliseconds (2 §4, 2 §9). */
export const PROMPT_COOLDOWN_MS = 180_000;

/** Greatest distance of a shown marker from the user, in metres (2 §5, 2 §9). */
export const MARKER_RADIUS_METERS = 3_000;

/** Radius of the question for nearby records, in kilometres (2 §7, 2 §9). */
export const NEARBY_RADIUS_KM = 3;

/** Digits after the decimal point of a coordinate in the question for nearby records (2 §7). */
export const NEARBY_COORDINATE_DECIMALS = 6;

/** How long nearby records stay fresh, in milliseconds (2 §7, 2 §9). */
export const NEARBY_FRESH_MS = 60_000;

/** Likes from which a post is on the map at all, as a spot (2 §5). */
export const POST_SPOT_LIKES = 10;

/** Likes from which a post is shown at the level of a challenge (2 §5). */
export const POST_CHALLENGE_LIKES = 30;

/** Most markers and clusters drawn on a map at once. */
export const DRAWN_MARKERS_MAX = 50;

/** Length of one step, in metres (2 §9). */
export const STEP_STRIDE_METERS = 0.7;

/** Shortest move that counts, in metres (2 §5, 2 §9). */
export const STEP_MOVE_MIN_METERS = 2;

/** Worst accuracy of a position fix that counts, in metres (2 §5, 2 §9). */
export const STEP_ACCURACY_MAX_METERS = 60;

/** Fewest new steps since the last sending before the next one, in steps (2 §4, 2 §9). */
export const STEP_SYNC_MIN_STEPS = 50;

/** Shortest time between two sendings of steps, in milliseconds (2 §4, 2 §9). */
export const STEP_SYNC_INTERVAL_MS = 60_000;

/** Whether the plausibility guard over the specified counting rule is on. */
export const STEP_PLAUSIBILITY_ENABLED = false;

/** How long to wait for a position, in milliseconds (2 §9). */
export const GEOLOCATION_TIMEOUT_MS = 10_000;

/** Greatest age of a remembered position, in milliseconds (2 §9). */
export const GEOLOCATION_MAX_AGE_MS = 1_000;

/** JPEG quality of a proof photo in the browser, 0 to 1 (2 §9). */
export const PHOTO_QUALITY_WEB = 0.9;

/** JPEG quality of a proof photo in the native app, 0 to 100 (2 §9). */
export const PHOTO_QUALITY_NATIVE = 85;

/** Map level of the home map (2 §9). */
export const HOME_MAP_LEVEL = 4;

/** Map level of a challenge's map (2 §9). */
export const CHALLENGE_MAP_LEVEL = 8;

/** Centre of a map without a position, in degrees (2 §9). */
export const DEFAULT_CENTER = { latitude: 33.24083, longitude: 126.605983 } as const;

// ---- Conversion, challenges, shop (2 §9) ----

/** Steps that make one hallabong (2 §9). */
export const STEPS_PER_HALLABONG = 10;

/** Fewest hallabong of one conversion (2 §5, 2 §9). */
export const CONVERSION_MIN = 1;

/** Most hallabong of one conversion (2 §5, 2 §9). */
export const CONVERSION_MAX = 100;

/** Conversions in one period (2 §9). */
export const CONVERSIONS_PER_PERIOD = 20;

/** Completed challenges on one page (2 §7, 2 §9). */
export const COMPLETED_PAGE_SIZE = 20;

/** How far ahead of its end a list loads on, in pixels (2 §2, 2 §9). */
export const INFINITE_SCROLL_MARGIN_PX = 200;

/** Fewest characters of a nickname in the profile overlay (2 §5). */
export const OVERLAY_NICKNAME_MIN = 2;

/** Most characters of a nickname in the profile overlay (2 §5). */
export const OVERLAY_NICKNAME_MAX = 20;

/** How long the user's own goods stay fresh, in milliseconds (2 §7, 2 §9). */
export const MY_GOODS_FRESH_MS = 60_000;

/** How long the session stays fresh, in milliseconds (2 §9). */
export const SESSION_FRESH_MS = 60_000;

/** How long an unused session is kept, in milliseconds (2 §9). */
export const SESSION_KEPT_MS = 300_000;

/** How long any other answer stays fresh, in milliseconds (2 §9). */
export const QUERY_FRESH_MS = 300_000;

/** How long any other unused answer is kept, in milliseconds (2 §9). */
export const QUERY_KEPT_MS = 1_800_000;
