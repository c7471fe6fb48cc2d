/** Begins every key of a user's own values: removing all of them belongs to signing out. */
export const PERSONAL_PREFIX = 'dosaegi.my.';

/** Begins every key of a signup that is under way, in the storage of the tab. */
export const SIGNUP_PREFIX = 'dosaegi.signup.';

/** Every key of the local storage, by what it holds (2 §3, 1 §4). */
export const STORAGE_KEYS = {
  /** A user's steps of today, the last sent step count and when it was sent. */
  steps: (userId: number) => `${PERSONAL_PREFIX}steps.${userId}`,
  /** When the proximity dialog was last shown to a user, per challenge. */
  lastPrompts: (userId: number) => `${PERSONAL_PREFIX}last-prompts.${userId}`,
  /**
   * Local day of a user's last attendance check, YYYY-MM-DD. It outlives signing out: who comes back on the same day
   * is not checked a second time.
   */
  attendanceDay: (userId: number) => `dosaegi.attendance-day.${userId}`,
  /** Whether the screen stays on while steps are counted; of the device, not of a user. */
  keepsScreenOn: 'dosaegi.keeps-screen-on',
  /** Conversions that are left, as the server last told. */
  remainingConversions: `${PERSONAL_PREFIX}remaining-conversions`,
  /** Challenges that a user has completed on this device and that the server may not list yet. */
  completions: (userId: number) => `${PERSONAL_PREFIX}completions.${userId}`,
} as const;

/** Keys of the unsent drafts, in the draft store. */
export const DRAFT_KEYS = {
  spot: 'spot',
  /** Its pictures, apart from the rest: they are large and change seldom. */
  spotPhotos: 'spot.photos',
  /** A spot that is written while the one before is still being sent, and its pictures. */
  nextSpot: 'next-spot',
  nextSpotPhotos: 'next-spot.photos',
  /** An unsent comment on a post, or reply to one of its comments. */
  comment: (postId: number, parentId?: number) =>
    parentId === undefined ? `comment.${postId}` : `comment.${postId}.${parentId}`,
  /** The photo of a completion that the server has not confirmed, as a data URL. */
  proof: (userId: number, challengeId: number) => `proof.${userId}.${challengeId}`,
  /** The profile picture of a signup, per wizard. */
  signupPhoto: (flow: 'email' | 'social') => `signup-photo.${flow}`,
} as const;
