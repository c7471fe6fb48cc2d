// ---- Identity and community (1 §9) ----

/** How long a toast stays, in milliseconds (1 §8, 1 §9). */
export const TOAST_MS = 3_000;

/** Fewest characters of a password at login (1 §5). */
export const LOGIN_PASSWORD_MIN = 8;

/** Fewest characters of a new password, at signup and in the account (1 §5, 2 §5). */
export const PASSWORD_MIN = 8;

/** Most characters of a new password, at signup and in the account (1 §5, 2 §5). */
export const PASSWORD_MAX = 12;

/** How long the wizard waits after the password is registered before it moves on, in milliseconds (1 §2, 1 §9). */
export const PASSWORD_ADVANCE_MS = 500;

/** Digits of a birth year (1 §5). */
export const BIRTH_YEAR_DIGITS = 4;

/** Earliest birth year (1 §5, 1 §9). */
export const BIRTH_YEAR_MIN = 1900;

/** Fewest characters of a nickname at signup (1 §5, 1 §9). */
export const SIGNUP_NICKNAME_MIN = 2;

/** Most characters of a nickname at signup (1 §5, 1 §9). */
export const SIGNUP_NICKNAME_MAX = 8;

/** Most characters of a referral code (1 §5, 1 §9). */
export const REFERRAL_MAX = 8;

/** Fewest themes of a user (1 §5, 1 §9). */
export const THEMES_MIN = 1;

/** Most themes of a user (1 §5, 1 §9, 2 §4). */
export const THEMES_MAX = 3;

/** Days of the attendance track; its last day brings the bonus (1 §9, 2 §9). */
export const ATTENDANCE_DAYS = 7;

/** Days in the first row of the attendance track (1 §2). */
export const ATTENDANCE_FIRST_ROW_DAYS = 4;

/** Width of the attendance popup, in pixels (1 §2, 1 §9). */
export const ATTENDANCE_WIDTH_PX = 335;

/** Height of the attendance popup, in pixels (1 §2, 1 §9). */
export const ATTENDANCE_HEIGHT_PX = 425;

/** Spots on one page of a feed (1 §7, 1 §9). */
export const SPOT_PAGE_SIZE = 20;

/** Comments on one page (1 §7, 1 §9). */
export const COMMENT_PAGE_SIZE = 15;

/** Replies on one page (1 §7, 1 §9). */
export const REPLY_PAGE_SIZE = 10;

/** How far a reply is indented per level, in pixels (1 §2, 1 §9). */
export const REPLY_INDENT_PX = 20;

/** Most pictures of a spot (1 §5, 1 §9). */
export const SPOT_IMAGES_MAX = 3;

/** Most hashtags of a spot (1 §5, 1 §9). */
export const HASHTAGS_MAX = 3;

/** Most characters of a hashtag (1 §5, 1 §9). */
export const HASHTAG_LENGTH_MAX = 20;

/** Most characters of a spot's description (1 §5, 1 §9). */
export const DESCRIPTION_MAX = 200;

/** Fewest rows of the description field (1 §2, 1 §9). */
export const DESCRIPTION_ROWS_MIN = 3;

/** Most rows of the description field (1 §2, 1 §9). */
export const DESCRIPTION_ROWS_MAX = 14;

/** Map level of the spot picker (1 §2, 1 §9). */
export const SPOT_PICKER_MAP_LEVEL = 3;

/** Time between two slides of the festival banner, in milliseconds (1 §9). */
export const BANNER_INTERVAL_MS = 4_000;

/** Length of the fade between two slides of the festival banner, in milliseconds (1 §9). */
export const BANNER_FADE_MS = 1_000;

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

/** Markers nearer to each other on the screen are drawn as one, in CSS pixels. */
export const PIN_APART_PX = 40;

/** How long the pig on the map walks on after a move, in milliseconds. */
export const COMPANION_WALK_MS = 4_000;

/** How long the pig on the map rests before it falls asleep, in milliseconds. */
export const COMPANION_SLEEP_MS = 180_000;

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

/** How long to wait for a position, in milliseconds (2 §9). */
export const GEOLOCATION_TIMEOUT_MS = 10_000;

/** Greatest age of a remembered position, in milliseconds (2 §9). */
export const GEOLOCATION_MAX_AGE_MS = 1_000;

/** JPEG quality of a proof photo in the browser, 0 to 1 (2 §9). */
export const PHOTO_QUALITY_WEB = 0.9;

/** JPEG quality of a photo in the native app, of 100 (2 §9). */
export const PHOTO_QUALITY_NATIVE = 85;

/** Map level of the home map (2 §9). */
export const HOME_MAP_LEVEL = 4;

/** Map level of a challenge's map (2 §9). */
export const CHALLENGE_MAP_LEVEL = 8;

/** Map level of the place of a challenge in progress: as near as the home map. */
export const PLACE_MAP_LEVEL = 4;

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

/** After a time-out on the way the server may still be at work: how long until a second look at what it has, in milliseconds. */
export const SECOND_LOOK_MS = 2_000;
