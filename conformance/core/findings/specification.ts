import type { Operation } from '../../../contract/contract.ts';

/**
 * What the product specification itself states about the wire, as far as the marks of the contract do not tell it
 * apart: claims that rest on it are of the tier `specification`, others are the contract's own decisions.
 */

/** In what way a value breaks a rule. */
export type Rule =
  /** Another JSON type, null, or a number beyond all reason: no client sends it. */
  | 'type'
  /** Shorter, smaller or fewer than allowed, blank texts included. */
  | 'least'
  /** Longer, greater or more than allowed. */
  | 'most'
  | 'pattern'
  | 'choice'
  /** The same twice. */
  | 'unique'
  /** A file that is no picture. */
  | 'picture'
  /** A body that is none, or none of the documented type. */
  | 'whole'
  /** Something required left out. */
  | 'missing';

type Limits = Readonly<Record<string, readonly Rule[]>>;

const NEWCOMER: Limits = {
  nickname: ['least', 'most', 'pattern'],
  themes: ['least', 'most', 'choice'],
  gender: ['choice'],
  birthYear: ['least', 'most', 'pattern'],
  referrerNickname: ['most'],
};

const HASHTAG: readonly Rule[] = ['most', 'unique'];

/** The limits that the specification states, by operation and field or parameter (1 §3, 1 §5, 1 §9, 2 §5, 2 §9). */
const STATED_LIMITS: Readonly<Record<string, Limits>> = {
  login: { email: ['least', 'pattern'], password: ['least'] },
  checkEmail: { email: ['pattern'] },
  sendVerificationCode: { email: ['pattern'] },
  verifyEmailCode: { code: ['least'] },
  registerPassword: { email: ['pattern'], password: ['least', 'most', 'pattern'] },
  completeRegistration: { ...NEWCOMER, profile: ['picture'] },
  completeProviderRegistration: NEWCOMER,
  createSpot: {
    name: ['least', 'pattern'],
    description: ['least', 'pattern', 'most'],
    themeId: ['least', 'most'],
    images: ['most', 'picture'],
    tag1: HASHTAG,
    tag2: HASHTAG,
    tag3: HASHTAG,
  },
  createComment: { text: ['least', 'pattern'] },
  createReply: { text: ['least', 'pattern'] },
  saveThemes: { themes: ['least', 'most', 'choice'] },
  changeNickname: { nickname: ['least', 'most'] },
  saveProfileImage: { newProfileImage: ['picture'] },
  convertSteps: { requestedPoints: ['least', 'most'] },
  listProducts: { category: ['choice'] },
  completeChallenge: { proofUrl: ['pattern'] },
};

/** Whether the specification states a limit of a field; the field is the last name on the way to the value. */
export function statesLimit(operationId: string, field: string, rule: Rule): boolean {
  return STATED_LIMITS[operationId]?.[field]?.includes(rule) ?? false;
}

/** Operations whose answer the specification shows: its envelope, its list, its page (1 §3, 1 §7, 2 §7). */
const SHOWN_ANSWERS: ReadonlySet<string> = new Set([
  'getSession',
  'checkEmail',
  'checkNickname',
  'checkAttendance',
  'listLatestSpots',
  'listMostLikedSpots',
  'getSpot',
  'createSpot',
  'listEventBanners',
  'listComments',
  'listReplies',
  'listUpcomingChallenges',
  'listOngoingChallenges',
  'listCompletedChallenges',
  'convertSteps',
  'listNearby',
  'listProducts',
  'getProduct',
  'exchangeProduct',
  'listMyGoods',
  'getExchange',
  'acceptExchange',
  'getNotificationSetting',
]);

/** Whether the specification shows what an operation answers. */
export const showsAnswer = (operationId: string): boolean => SHOWN_ANSWERS.has(operationId);

const CHALLENGE = [
  'id',
  'name',
  'description',
  'themeName',
  'img1',
  'imageUrl',
  'startDate',
  'endDate',
  'latitude',
  'longitude',
] as const;

/** An entity of the specification, and where it comes. */
export interface Entity {
  name: string;
  spec: string;
  /** In the order of the specification. */
  fields: readonly string[];
  operations: readonly string[];
}

/** The entities that come over the wire, with the fields that the specification gives them (1 §3, 2 §3). */
export const ENTITIES: readonly Entity[] = [
  {
    name: 'Session user',
    spec: '1 §3, 2 §3',
    fields: [
      'userId',
      'email',
      'name',
      'nickname',
      'profile',
      'hallabong',
      'totalSteps',
      'moodGrade',
      'themes',
      'jejuTiconOwned',
      'ownedProducts',
    ],
    operations: ['getSession'],
  },
  {
    name: 'Attendance check response',
    spec: '1 §3',
    fields: ['days', 'baseHallabong', 'bonusHallabong'],
    operations: ['checkAttendance'],
  },
  {
    name: 'Spot',
    spec: '1 §3',
    fields: [
      'id',
      'name',
      'description',
      'latitude',
      'longitude',
      'themeId',
      'imageUrls',
      'userProfile',
      'userNickname',
      'createdAt',
      'likedByMe',
      'likeCount',
      'tag1',
      'tag2',
      'tag3',
    ],
    operations: ['listLatestSpots', 'listMostLikedSpots', 'getSpot'],
  },
  {
    name: 'Comment',
    spec: '1 §3',
    fields: ['id', 'text', 'nickname', 'profileImageUrl', 'relativeTime', 'depth', 'isDeleted'],
    operations: ['listComments', 'listReplies'],
  },
  {
    name: 'Banner',
    spec: '1 §3',
    fields: ['id', 'image_url', 'detailUrl'],
    operations: ['listEventBanners'],
  },
  {
    name: 'Challenge',
    spec: '2 §3',
    fields: CHALLENGE,
    operations: ['listUpcomingChallenges', 'listOngoingChallenges', 'listCompletedChallenges'],
  },
  {
    name: 'Completed challenge',
    spec: '2 §3',
    fields: ['completedAt'],
    operations: ['listCompletedChallenges'],
  },
  {
    name: 'Nearby record',
    spec: '2 §3',
    fields: [
      'id',
      'type',
      'latitude',
      'longitude',
      'name',
      'imageUrls',
      'likeCount',
      'likedByMe',
      'challengeOngoing',
    ],
    operations: ['listNearby'],
  },
  {
    name: 'Shop product',
    spec: '2 §3',
    fields: ['productId', 'name', 'imageUrl', 'hallabongCost', 'category'],
    operations: ['listProducts', 'getProduct'],
  },
  {
    name: 'Owned voucher',
    spec: '2 §3',
    fields: ['exchangeId', 'name', 'imageUrl', 'accepted'],
    operations: ['listMyProducts', 'listMyGoods', 'getExchange'],
  },
];

/** What answers carry beside entities (1 §3, 1 §7, 2 §7). */
const FIELDS_BESIDE_ENTITIES = [
  'content',
  'totalPages',
  'totalElements',
  'hasNext',
  'totalHallabong',
  'remainingExchangeCount',
];

const STATED_FIELDS: ReadonlySet<string> = new Set([
  ...ENTITIES.flatMap(({ fields }) => fields),
  ...FIELDS_BESIDE_ENTITIES,
]);

/** Whether the specification names a field of an answer. */
export const statesField = (name: string): boolean => STATED_FIELDS.has(name);

/** Fields of which the specification does not show how they are written: ids, times, and labels or numbers of themes. */
const TYPE_NOT_SHOWN: ReadonlySet<string> = new Set([
  'id',
  'userId',
  'productId',
  'exchangeId',
  'createdAt',
  'startDate',
  'endDate',
  'completedAt',
  'themes',
]);

/** Whether the specification shows what kind of value a field holds. */
export const statesType = (name: string): boolean => statesField(name) && !TYPE_NOT_SHOWN.has(name);

/**
 * Whether the specification says that visitors cannot use an operation: those of document 2 (2 §1, 2 §6), the user's own
 * data and what the user changes. Likes are for "any viewer" (1 §6).
 */
export function isForUsersOnly({ spec = '', operationId }: Operation): boolean {
  return spec.startsWith('2 §') && operationId !== 'likeSpot' && operationId !== 'unlikeSpot';
}
