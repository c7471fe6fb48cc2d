import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * How nicknames are compared, so that what looks the same is the same: in Unicode's compatible form, which has no wide
 * and narrow letters, and without regard to the case of Latin letters.
 */
export const nicknameKey = (nickname: AnyPgColumn | string) =>
  sql<string>`lower(normalize(${nickname}, NFKC) collate "C")`;

/** How many bands a degree of latitude has for the search around a place: each is 2.2 km high. */
export const BANDS_PER_DEGREE = 50;

/** The band of latitude in which something stands. */
const bandOf = (latitude: AnyPgColumn) => sql`floor(${latitude} * ${sql.raw(String(BANDS_PER_DEGREE))})`;

// ---- Who there is ----

/** An account whose registration is complete. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    /** As it was typed; a social account may have none. */
    email: text('email'),
    /** The email in lower case: emails are compared without regard to case. */
    emailKey: text('email_key').unique('users_email_key'),
    name: text('name'),
    /** In Unicode's composed form. */
    nickname: text('nickname').notNull(),
    /** None for a social account. */
    passwordHash: text('password_hash'),
    socialProvider: text('social_provider'),
    socialSubject: text('social_subject'),
    /** The address of the picture; none means the default one. */
    profileImage: text('profile_image'),
    themes: text('themes').array().notNull(),
    gender: text('gender', { enum: ['MALE', 'FEMALE'] }).notNull(),
    birthYear: integer('birth_year').notNull(),
    referrerId: bigint('referrer_id', { mode: 'number' }),
    notificationsEnabled: boolean('notifications_enabled').notNull().default(false),
    /** The sum of the user's ledger. Triggers keep it with each change of the ledger, in its transaction. */
    hallabong: integer('hallabong').notNull().default(0),
    /** The sum of the user's days of steps. Triggers keep it with each change of a day, in its transaction. */
    totalSteps: bigint('total_steps', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_nickname').on(nicknameKey(table.nickname)),
    unique('users_social_account').on(table.socialProvider, table.socialSubject),
  ],
);

const userId = (name = 'user_id') =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who is signed in. Only the hash of a token is stored: the table alone opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** A device that gets alerts: of one session, with which it ends. */
export const alertSubscriptions = pgTable(
  'alert_subscriptions',
  {
    /** The address at which its push service takes them, or the platform and the token of the native app. */
    endpoint: text('endpoint').primaryKey(),
    tokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    userId: userId(),
    /** What alerts for a browser are sealed with; null for the native app. */
    p256dh: text('p256dh'),
    auth: text('auth'),
    /** The day (Asia/Seoul) on which it was last told of a streak about to end. */
    streakDay: date('streak_day', { mode: 'string' }),
  },
  (table) => [
    index('alert_subscriptions_user').on(table.userId),
    index('alert_subscriptions_session').on(table.tokenHash),
  ],
);

/** The last code that was mailed to an address. */
export const verificationCodes = pgTable('verification_codes', {
  emailKey: text('email_key').primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});

/** An email signup under way: its email is proven, its account not yet complete. */
export const registrations = pgTable('registrations', {
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  /** Of the token in the browser that proved the email; nobody else goes on with the signup. */
  tokenHash: text('token_hash').notNull(),
  passwordHash: text('password_hash'),
  expiresAt: moment('expires_at').notNull(),
});

/** The social account behind an authorization code, for the time of a signup. */
export const socialCodes = pgTable('social_codes', {
  codeHash: text('code_hash').primaryKey(),
  /** Of the token in the browser that brought the code; nobody else signs up with it. */
  tokenHash: text('token_hash').notNull(),
  provider: text('provider').notNull(),
  subject: text('subject').notNull(),
  email: text('email'),
  nickname: text('nickname'),
  expiresAt: moment('expires_at').notNull(),
});

/** When a job that one of all processes does was begun last. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  begunAt: moment('begun_at').notNull(),
});

/**
 * Which accounts were deleted and when, until that is on record beside the pictures: a restore of the database brings
 * accounts back, and would lose this table's rows with it.
 */
export const endedAccounts = pgTable('ended_accounts', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  endedAt: moment('ended_at').notNull(),
});

/** How often something happened within a window of time, by a key such as an address. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

// ---- Steps, attendance and hallabong ----

/** Each change of a balance. A user's balance is the sum of the amounts, which `users.hallabong` holds. */
export const hallabongLedger = pgTable(
  'hallabong_ledger',
  {
    id: identity(),
    userId: userId(),
    /** Negative when hallabong were spent. */
    amount: integer('amount').notNull(),
    reason: text('reason', {
      enum: ['ATTENDANCE', 'ATTENDANCE_BONUS', 'CONVERSION', 'CHALLENGE', 'EXCHANGE', 'WELCOME'],
    }).notNull(),
    /** What it was for: the day, or the id of the conversion, the challenge, the exchange. */
    reference: text('reference').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('hallabong_ledger_once').on(table.userId, table.reason, table.reference)],
);

/** One attended day (Asia/Seoul). */
export const attendance = pgTable(
  'attendance',
  {
    userId: userId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Which day of the 7-day track it was, from 1. */
    trackDay: integer('track_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** The steps of one day (Asia/Seoul), the highest count so far. */
export const stepsDays = pgTable(
  'steps_days',
  {
    userId: userId(),
    day: date('day', { mode: 'string' }).notNull(),
    steps: integer('steps').notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('steps_days_steps', sql`${table.steps} >= 0`),
  ],
);

/** Steps that became hallabong. */
export const conversions = pgTable(
  'conversions',
  {
    id: identity(),
    userId: userId(),
    day: date('day', { mode: 'string' }).notNull(),
    steps: integer('steps').notNull(),
    hallabong: integer('hallabong').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('conversions_user_day').on(table.userId, table.day)],
);

// ---- Community ----

/** A place: of the product itself (SPOT) or written by a user (POST). Both are posts of the feeds. */
export const spots = pgTable(
  'spots',
  {
    id: identity(),
    kind: text('kind', { enum: ['SPOT', 'POST'] })
      .notNull()
      .default('POST'),
    authorId: userId('author_id'),
    name: text('name').notNull(),
    description: text('description').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    themeId: integer('theme_id'),
    tag1: text('tag1'),
    tag2: text('tag2'),
    tag3: text('tag3'),
    /** The addresses of the pictures, in the author's order. */
    imageUrls: text('image_urls').array().notNull().default([]),
    /** How many rows of likes there are, kept in the same transaction: the order of a feed. */
    likeCount: integer('like_count').notNull().default(0),
    /** How many comments there are, without replies. Triggers keep it with each comment, in its transaction. */
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // Read backwards by the feeds.
    index('spots_latest').on(table.createdAt, table.id),
    index('spots_most_liked').on(table.likeCount, table.id),
    // What somebody has written lately, and all of it when they leave.
    index('spots_author').on(table.authorId, table.createdAt),
    // With what else the map tells of a spot, so that it reads the index alone: see the migration.
    index('spots_band').on(bandOf(table.latitude), table.longitude),
    check('spots_like_count', sql`${table.likeCount} >= 0`),
  ],
);

/**
 * The names of the spots in lower case, and all their letters and pairs of neighbouring letters: what a search is looked
 * up by. Apart from the spots, so that a like does not write an entry for each pair again. Triggers keep it.
 */
export const spotNames = pgTable(
  'spot_names',
  {
    spotId: bigint('spot_id', { mode: 'number' })
      .primaryKey()
      .references(() => spots.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    letters: text('letters').array().notNull(),
  },
  (table) => [index('spot_names_letters').using('gin', table.letters)],
);

/**
 * How many spots were written on each day (UTC): where a page far down the latest feed begins is found by their sums, not
 * by counting all spots before it. Triggers keep it.
 */
export const spotDays = pgTable('spot_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  count: integer('count').notNull(),
});

/**
 * How many rows a large table has, so that a page of a feed need not count them. Triggers of the database keep it: spots.
 */
export const rowCounts = pgTable('row_counts', {
  tableName: text('table_name').primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
});

const spotId = () =>
  bigint('spot_id', { mode: 'number' })
    .notNull()
    .references(() => spots.id, { onDelete: 'cascade' });

export const likes = pgTable(
  'likes',
  {
    spotId: spotId(),
    userId: userId(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spotId, table.userId] }),
    index('likes_user').on(table.userId, table.spotId),
  ],
);

/** Comments and, with a parent, replies. A deleted one stays in its place without its text. */
export const comments = pgTable(
  'comments',
  {
    id: identity(),
    spotId: spotId(),
    parentId: bigint('parent_id', { mode: 'number' }),
    /** Nobody where the account was deleted; the comment is then deleted too. */
    authorId: bigint('author_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** How many replies there are. Triggers keep it with each reply, in its transaction. */
    replyCount: integer('reply_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('comments_spot').on(table.spotId, table.parentId, table.id),
    index('comments_parent').on(table.parentId, table.id),
    index('comments_author').on(table.authorId),
  ],
);

/** A festival, announced from its first to its last day of announcement (Asia/Seoul). */
export const banners = pgTable('banners', {
  id: identity(),
  title: text('title').notNull(),
  imageUrl: text('image_url').notNull(),
  detailUrl: text('detail_url').notNull(),
  firstDay: date('first_day', { mode: 'string' }).notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  position: integer('position').notNull(),
});

// ---- Challenges ----

export const challenges = pgTable(
  'challenges',
  {
    id: identity(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    themeName: text('theme_name'),
    imageUrl: text('image_url'),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Hallabong for completing it. */
    reward: integer('reward').notNull(),
  },
  (table) => [
    index('challenges_band').on(bandOf(table.latitude), table.longitude),
    check('challenges_reward', sql`${table.reward} >= 0`),
  ],
);

/** Whether it is known where, or by which photo, a user was at a challenge. */
export const hasTraces = (table: Record<'startLatitude' | 'proofLatitude', AnyPgColumn>) =>
  sql`(${table.startLatitude} is not null or ${table.proofLatitude} is not null)`;

/** A challenge in the lists of one user: proposed, started, completed; only ever in this order (2 §4). */
export const userChallenges = pgTable(
  'user_challenges',
  {
    id: identity(),
    userId: userId(),
    challengeId: bigint('challenge_id', { mode: 'number' })
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['UPCOMING', 'ONGOING', 'COMPLETED'] }).notNull(),
    proposedAt: moment('proposed_at').notNull(),
    startedAt: moment('started_at'),
    startLatitude: doublePrecision('start_latitude'),
    startLongitude: doublePrecision('start_longitude'),
    completedAt: moment('completed_at'),
    proofLatitude: doublePrecision('proof_latitude'),
    proofLongitude: doublePrecision('proof_longitude'),
    /** The stored photo; only its owner may see it. */
    proofKey: text('proof_key'),
  },
  (table) => [
    unique('user_challenges_once').on(table.userId, table.challengeId),
    index('user_challenges_state').on(table.userId, table.state, table.completedAt),
    // What has a place or a photo in it, which end after a time.
    index('user_challenges_traces').on(table.startedAt).where(hasTraces(table)),
  ],
);

// ---- Shop ----

export const products = pgTable(
  'products',
  {
    id: identity(),
    name: text('name').notNull(),
    imageUrl: text('image_url'),
    hallabongCost: integer('hallabong_cost').notNull(),
    category: text('category', { enum: ['JEJU_TICON', 'GOODS'] }).notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('products_category').on(table.category, table.position),
    check('products_cost', sql`${table.hallabongCost} >= 0`),
  ],
);

/** A purchase, with the product as it was then. */
export const exchanges = pgTable(
  'exchanges',
  {
    id: identity(),
    /** Nobody where the account was deleted: what was sold stays on the books, without the person. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    imageUrl: text('image_url'),
    category: text('category', { enum: ['JEJU_TICON', 'GOODS'] }).notNull(),
    hallabongCost: integer('hallabong_cost').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was collected; it never becomes empty again (2 §4). */
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    index('exchanges_user').on(table.userId, table.id),
    // A Jeju voucher once per user (2 §5), whatever runs at the same time.
    uniqueIndex('exchanges_one_jeju_ticon')
      .on(table.userId)
      .where(sql`${table.category} = 'JEJU_TICON'`),
  ],
);
