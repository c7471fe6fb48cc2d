import { answers } from '../kit/faulty.ts';
import { at, change, isRecord, listAt, numberAt, plus, textAt, without } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import { seen } from '../judging/probe.ts';

const schema = (place: string) => `#/components/schemas/${place}`;

const CENTRE = { lat: 33.24083, lng: 126.605983 };

const inEnglish = () => 'a while ago';

const nullWhenEmpty = (list: unknown) => (listAt(list, '').length === 0 ? null : list);

/** Fields with another type than the contract has. */
export const WRONG_TYPES: readonly Mutant[] = [
  {
    id: 'spot-id-is-text',
    title: 'Sends the id of a spot as a text, as JavaScript’s big numbers suggest.',
    kind: 'wrong type',
    operations: ['getSpot'],
    breaks: schema('Spot/properties/id'),
    fault: answers(['getSpot'], change('id', String)),
    shows: seen('visitor', 'getSpot', { path: { id: 101 } }, 'id'),
    right: 101,
    wrong: '101',
  },
  {
    id: 'like-count-is-text',
    title: 'Sends the number of likes as a text.',
    kind: 'wrong type',
    operations: ['listLatestSpots'],
    breaks: schema('Spot/properties/likeCount'),
    fault: answers(['listLatestSpots'], change('content.*.likeCount', String)),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('listLatestSpots');
      return typeof at(body, 'content.0.likeCount');
    },
    right: 'number',
    wrong: 'string',
  },
  {
    id: 'liked-is-a-number',
    title: 'Sends whether a spot is liked as 0 or 1, as the database has it.',
    kind: 'wrong type',
    operations: ['listMostLikedSpots'],
    breaks: schema('Spot/properties/likedByMe'),
    fault: answers(['listMostLikedSpots'], change('content.*.likedByMe', Number)),
    shows: seen('visitor', 'listMostLikedSpots', { query: { size: 2 } }, 'content.*.likedByMe'),
    right: [false, false],
    wrong: [0, 0],
  },
  {
    id: 'total-pages-is-text',
    title: 'Sends the number of pages as a text.',
    kind: 'wrong type',
    operations: ['listMostLikedSpots'],
    breaks: schema('SpotPage/properties/totalPages'),
    fault: answers(['listMostLikedSpots'], change('totalPages', String)),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('listMostLikedSpots', { query: { size: 20 } });
      return typeof at(body, 'totalPages');
    },
    right: 'number',
    wrong: 'string',
  },
  {
    id: 'hallabong-is-text',
    title: 'Sends the balance as a text, as a decimal column of a database comes.',
    kind: 'wrong type',
    operations: ['getSession'],
    breaks: schema('SessionUser/properties/hallabong'),
    fault: answers(['getSession'], change('data.hallabong', String)),
    shows: async (probe) => {
      const { body } = await (await probe.user({ hallabong: 15 })).call('getSession');
      return at(body, 'data.hallabong');
    },
    right: 15,
    wrong: '15',
  },
  {
    id: 'themes-are-one-text',
    title: 'Sends the themes joined by commas, as they are stored.',
    kind: 'wrong type',
    operations: ['getSession'],
    breaks: schema('SessionUser/properties/themes'),
    fault: answers(
      ['getSession'],
      change('data.themes', (themes) => (Array.isArray(themes) ? themes.join(',') : themes)),
    ),
    shows: seen('demo', 'getSession', {}, 'data.themes'),
    right: ['힐링', '자연', '맛집 탐방'],
    wrong: '힐링,자연,맛집 탐방',
  },
  {
    id: 'taken-is-text',
    title: 'Sends whether an email is taken as the text true or false.',
    kind: 'wrong type',
    operations: ['checkEmail'],
    breaks: schema('TakenResponse/properties/data'),
    fault: answers(['checkEmail'], change('data', String)),
    shows: seen('visitor', 'checkEmail', { query: { email: 'gamgyul@example.com' } }, 'data'),
    right: true,
    wrong: 'true',
  },
  {
    id: 'nickname-count-in-place-of-taken',
    title: 'Sends how many have the nickname instead of whether anybody has it.',
    kind: 'wrong type',
    operations: ['checkNickname'],
    breaks: schema('TakenResponse/properties/data'),
    fault: answers(['checkNickname'], change('data', Number)),
    shows: seen('visitor', 'checkNickname', { query: { nickname: '감귤이' } }, 'data'),
    right: true,
    wrong: 1,
  },
  {
    id: 'created-at-is-epoch',
    title: 'Sends moments as milliseconds since 1970.',
    kind: 'wrong type',
    operations: ['getSpot'],
    breaks: schema('Timestamp'),
    fault: answers(
      ['getSpot'],
      change('createdAt', (moment) => Date.parse(String(moment))),
    ),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('getSpot', { path: { id: 101 } });
      return typeof at(body, 'createdAt');
    },
    right: 'string',
    wrong: 'number',
  },
  {
    id: 'created-at-is-a-list',
    title: 'Sends moments as lists of numbers, as Jackson does unless it is told otherwise.',
    kind: 'wrong type',
    operations: ['listLatestSpots'],
    breaks: schema('Timestamp'),
    fault: answers(
      ['listLatestSpots'],
      change('content.*.createdAt', (moment) => {
        const date = new Date(String(moment));
        return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours()];
      }),
    ),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('listLatestSpots');
      return Array.isArray(at(body, 'content.0.createdAt'));
    },
    right: false,
    wrong: true,
  },
  {
    id: 'created-at-with-a-blank',
    title: 'Sends moments with a blank in place of the T, as a database prints them.',
    kind: 'wrong type',
    operations: ['listMostLikedSpots'],
    breaks: schema('Timestamp'),
    fault: answers(
      ['listMostLikedSpots'],
      change('content.*.createdAt', (moment) => String(moment).replace('T', ' ').slice(0, 19)),
    ),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('listMostLikedSpots');
      return textAt(body, 'content.0.createdAt').charAt(10);
    },
    right: 'T',
    wrong: ' ',
  },
  {
    id: 'challenge-days-with-dots',
    title: 'Sends the days of a challenge as they are written in Korea, with dots.',
    kind: 'wrong type',
    operations: ['listOngoingChallenges'],
    breaks: schema('ChallengeDate'),
    fault: answers(
      ['listOngoingChallenges'],
      change('*.startDate', (day) => (typeof day === 'string' ? day.replaceAll('-', '.') : day)),
    ),
    shows: async (probe) => {
      const { body } = await (await probe.demo()).call('listOngoingChallenges');
      return /^\d{4}-\d{2}-\d{2}$/.test(textAt(body, '0.startDate'));
    },
    right: true,
    wrong: false,
  },
  {
    id: 'comment-id-is-text',
    title: 'Sends the ids of comments as texts.',
    kind: 'wrong type',
    operations: ['listComments'],
    breaks: schema('Comment/properties/id'),
    fault: answers(['listComments'], change('content.*.id', String)),
    shows: seen(
      'visitor',
      'listComments',
      { path: { id: 101 }, query: { page: 1, size: 17 } },
      'content.*.id',
    ),
    right: [201],
    wrong: ['201'],
  },
  {
    id: 'attendance-day-is-text',
    title: 'Sends the day of the attendance track as a text.',
    kind: 'wrong type',
    operations: ['checkAttendance'],
    breaks: schema('AttendanceResult/properties/days'),
    fault: answers(
      ['checkAttendance'],
      change('days', (days) => `${String(days)}일차`),
    ),
    shows: seen('user', 'checkAttendance', {}, 'days'),
    right: 1,
    wrong: '1일차',
  },
  {
    id: 'balance-with-decimals',
    title: 'Computes hallabong with decimals: half a hallabong is left over.',
    kind: 'wrong type',
    operations: ['convertSteps'],
    breaks: schema('Conversion/properties/totalHallabong'),
    fault: answers(
      ['convertSteps'],
      change('data.totalHallabong', (total) => Number(total) + 0.5),
    ),
    shows: async (probe) => {
      const walker = await probe.user({ steps: 100 });
      const { body } = await walker.call('convertSteps', { json: { requestedPoints: 4 } });
      return at(body, 'data.totalHallabong');
    },
    right: 4,
    wrong: 4.5,
  },
  {
    id: 'latitude-is-text',
    title: 'Sends positions as texts, as a decimal column of a database comes.',
    kind: 'wrong type',
    operations: ['listNearby'],
    breaks: schema('NearbyRecord/properties/latitude'),
    fault: answers(['listNearby'], change('data.*.latitude', String)),
    shows: async (probe) => {
      const { body } = await (await probe.demo()).call('listNearby', { query: CENTRE });
      return typeof at(body, 'data.0.latitude');
    },
    right: 'number',
    wrong: 'string',
  },
  {
    id: 'cost-with-unit',
    title: 'Sends the price of a product with its unit.',
    kind: 'wrong type',
    operations: ['getProduct'],
    breaks: schema('Product/properties/hallabongCost'),
    fault: answers(
      ['getProduct'],
      change('data.hallabongCost', (cost) => `${String(cost)} 한라봉`),
    ),
    shows: seen('demo', 'getProduct', { path: { id: 401 } }, 'data.hallabongCost'),
    right: 30,
    wrong: '30 한라봉',
  },
  {
    id: 'accepted-is-y-or-n',
    title: 'Sends whether a voucher was collected as Y or N.',
    kind: 'wrong type',
    operations: ['listMyGoods'],
    breaks: schema('Exchange/properties/accepted'),
    fault: answers(
      ['listMyGoods'],
      change('data.*.accepted', (accepted) => (accepted === true ? 'Y' : 'N')),
    ),
    shows: seen('demo', 'listMyGoods', { query: { userId: 1 } }, 'data.*.accepted'),
    right: [false, true, false],
    wrong: ['N', 'Y', 'N'],
  },
  {
    id: 'category-in-korean',
    title: 'Sends the category of a product as its Korean label.',
    kind: 'wrong type',
    operations: ['listProducts'],
    breaks: schema('ProductCategory'),
    fault: answers(
      ['listProducts'],
      change('data.*.category', (category) => (category === 'GOODS' ? '굿즈' : '제주티콘')),
    ),
    shows: seen('demo', 'listProducts', { query: { category: 'GOODS' } }, 'data.*.category'),
    right: ['GOODS', 'GOODS', 'GOODS', 'GOODS'],
    wrong: ['굿즈', '굿즈', '굿즈', '굿즈'],
  },
  {
    id: 'relative-time-in-english',
    title: 'Tells how long ago a comment was written in English.',
    kind: 'wrong type',
    operations: ['listComments', 'createComment', 'listReplies', 'createReply'],
    breaks: 'How long ago it was written, in Korean and ready to show.',
    fault: answers(['listComments', 'createComment', 'listReplies', 'createReply'], (body) => {
      return change('relativeTime', inEnglish)(change('content.*.relativeTime', inEnglish)(body));
    }),
    shows: async (probe) => {
      const json = { text: '언제 썼을까요?' };
      const { body } = await (await probe.user()).call('createComment', { path: { id: 90 }, json });
      return at(body, 'relativeTime');
    },
    right: '방금 전',
    wrong: 'a while ago',
  },
];

/** Required fields that are not sent. */
export const MISSING_FIELDS: readonly Mutant[] = [
  {
    id: 'copy-without-purchases',
    title: 'Leaves the purchases out of the copy of one’s own data.',
    kind: 'missing field',
    operations: ['exportAccount'],
    breaks: schema('PersonalData/required'),
    fault: answers(['exportAccount'], without('data.exchanges')),
    shows: async (probe) => {
      const { body } = await (await probe.user()).call('exportAccount');
      return Array.isArray(at(body, 'data.exchanges'));
    },
    right: true,
    wrong: false,
  },
  {
    id: 'no-author-of-a-spot',
    title: 'Forgets the nickname of the author.',
    kind: 'missing field',
    operations: ['getSpot'],
    breaks: schema('Spot/required'),
    fault: answers(['getSpot'], without('userNickname')),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('getSpot', { path: { id: 101 } });
      return isRecord(body) && 'userNickname' in body;
    },
    right: true,
    wrong: false,
  },
  {
    id: 'no-like-for-visitors',
    title: 'Leaves likedByMe out of the answer to a visitor.',
    kind: 'missing field',
    operations: ['listLatestSpots'],
    breaks: 'Whether the caller likes the spot; false for a visitor.',
    fault: answers(['listLatestSpots'], async (body, call) =>
      (await call.viewer()) === undefined ? without('content.*.likedByMe')(body) : body,
    ),
    shows: seen('visitor', 'listLatestSpots', { query: { size: 1 } }, 'content.*.likedByMe'),
    right: [false],
    wrong: [undefined],
  },
  {
    id: 'banner-picture-in-camel-case',
    title: 'Spells the one field of a banner with an underscore like all the others.',
    kind: 'missing field',
    operations: ['listEventBanners'],
    breaks: schema('EventBanner/required'),
    fault: answers(['listEventBanners'], (body) =>
      listAt(body, '').map((banner) =>
        plus('', { imageUrl: at(banner, 'image_url') })(without('image_url')(banner)),
      ),
    ),
    shows: async (probe) => {
      const { body } = await probe.visitor().call('listEventBanners');
      return typeof at(body, '0.image_url');
    },
    right: 'string',
    wrong: 'undefined',
  },
  {
    id: 'deleted-flag-renamed',
    title: 'Drops the “is” of isDeleted, as Jackson does with a Java boolean.',
    kind: 'missing field',
    operations: ['listComments'],
    breaks: schema('Comment/required'),
    fault: answers(['listComments'], (body) =>
      change('content', (list) =>
        listAt(list, '').map((comment) =>
          plus('', { deleted: at(comment, 'isDeleted') })(without('isDeleted')(comment)),
        ),
      )(body),
    ),
    shows: seen('visitor', 'listComments', { path: { id: 101 }, query: { size: 1 } }, 'content.*.isDeleted'),
    right: [false],
    wrong: [undefined],
  },
  {
    id: 'new-comment-without-time',
    title: 'Answers a new comment without the time that the list has.',
    kind: 'missing field',
    operations: ['createComment'],
    breaks: schema('Comment/required'),
    fault: answers(['createComment'], without('relativeTime')),
    shows: async (probe) => {
      const json = { text: '시간이 있나요?' };
      const { body } = await (await probe.user()).call('createComment', { path: { id: 90 }, json });
      return at(body, 'relativeTime');
    },
    right: '방금 전',
    wrong: undefined,
  },
  {
    id: 'replies-without-total',
    title: 'Sends a slice of replies, which knows no total.',
    kind: 'missing field',
    operations: ['listReplies'],
    breaks: schema('CommentPage/required'),
    fault: answers(['listReplies'], without('totalElements')),
    shows: seen('visitor', 'listReplies', { path: { id: 101, commentId: 218 } }, 'totalElements'),
    right: 3,
    wrong: undefined,
  },
  {
    id: 'conversion-without-remaining',
    title: 'Does not tell how many conversions are left.',
    kind: 'missing field',
    operations: ['convertSteps'],
    breaks: schema('Conversion/required'),
    fault: answers(['convertSteps'], without('data.remainingExchangeCount')),
    shows: async (probe) => {
      const walker = await probe.user({ steps: 100 });
      const { body } = await walker.call('convertSteps', { json: { requestedPoints: 1 } });
      return at(body, 'data.remainingExchangeCount');
    },
    right: 19,
    wrong: undefined,
  },
  {
    id: 'no-bonus-on-plain-days',
    title: 'Sends the bonus only on the day that has one.',
    kind: 'missing field',
    operations: ['checkAttendance'],
    breaks: schema('AttendanceResult/required'),
    fault: answers(['checkAttendance'], (body) =>
      numberAt(body, 'bonusHallabong') === 0 ? without('bonusHallabong')(body) : body,
    ),
    shows: seen('user', 'checkAttendance', {}, 'bonusHallabong'),
    right: 0,
    wrong: undefined,
  },
  {
    id: 'selected-fields-without-id',
    title: 'Sends the asked fields only, without the id that always comes.',
    kind: 'missing field',
    operations: ['getSession'],
    breaks: 'It comes whichever fields are asked for.',
    fault: answers(['getSession'], (body, call) =>
      call.url.searchParams.has('fields') ? without('data.userId')(body) : body,
    ),
    shows: seen('demo', 'getSession', { query: { fields: 'nickname' } }, 'data.userId'),
    right: 1,
    wrong: undefined,
  },
  {
    id: 'record-without-type',
    title: 'Does not tell challenges from spots on the map.',
    kind: 'missing field',
    operations: ['searchMap'],
    breaks: schema('NearbyRecord/required'),
    fault: answers(['searchMap'], without('data.*.type')),
    shows: seen('demo', 'searchMap', { query: { query: '보목 해녀의집' } }, 'data.*.type'),
    right: ['SPOT'],
    wrong: [undefined],
  },
  {
    id: 'product-without-category',
    title: 'Leaves the category out of the product that was asked for by its id.',
    kind: 'missing field',
    operations: ['getProduct'],
    breaks: schema('Product/required'),
    fault: answers(['getProduct'], without('data.category')),
    shows: seen('demo', 'getProduct', { path: { id: 411 } }, 'data.category'),
    right: 'GOODS',
    wrong: undefined,
  },
  {
    id: 'not-accepted-is-left-out',
    title: 'Leaves false out of the answer: a voucher that was not collected has no accepted.',
    kind: 'missing field',
    operations: ['getExchange'],
    breaks: schema('Exchange/required'),
    fault: answers(['getExchange'], (body) =>
      at(body, 'data.accepted') === false ? without('data.accepted')(body) : body,
    ),
    shows: seen('demo', 'getExchange', { path: { id: 503 } }, 'data.accepted'),
    right: false,
    wrong: undefined,
  },
  {
    id: 'challenge-id-renamed',
    title: 'Calls the id of a challenge challengeId.',
    kind: 'missing field',
    operations: ['listCompletedChallenges'],
    breaks: schema('Challenge/required'),
    fault: answers(['listCompletedChallenges'], (body) =>
      listAt(body, '').map((one) => plus('', { challengeId: at(one, 'id') })(without('id')(one))),
    ),
    shows: seen('demo', 'listCompletedChallenges', { query: { size: 1 } }, '*.id'),
    right: [321],
    wrong: [undefined],
  },
  {
    id: 'social-login-without-newcomer',
    title: 'Does not tell a newcomer of the social login from a user.',
    kind: 'missing field',
    operations: ['loginWithProvider'],
    breaks: schema('SocialLogin/required'),
    fault: answers(['loginWithProvider'], without('data.isNewUser')),
    shows: seen(
      'visitor',
      'loginWithProvider',
      { path: { provider: 'kakao' }, query: { code: 'good-field' } },
      'data.isNewUser',
    ),
    right: true,
    wrong: undefined,
  },
  {
    id: 'search-without-data',
    title: 'Leaves the empty list out when nothing was found.',
    kind: 'missing field',
    operations: ['searchMap'],
    breaks: schema('NearbyResponse/required'),
    fault: answers(['searchMap'], (body) =>
      listAt(body, 'data').length === 0 ? without('data')(body) : body,
    ),
    shows: seen('demo', 'searchMap', { query: { query: '없는곳없는곳' } }, 'data'),
    right: [],
    wrong: undefined,
  },
];

/** Null where the contract does not allow it. */
export const FORBIDDEN_NULLS: readonly Mutant[] = [
  {
    id: 'no-pictures-is-null',
    title: 'Sends null for a spot without pictures.',
    kind: 'forbidden null',
    operations: ['getSpot', 'listLatestSpots', 'listMostLikedSpots'],
    breaks: 'The pictures in the order in which the author added them, at most 3; empty without pictures.',
    fault: answers(['getSpot', 'listLatestSpots', 'listMostLikedSpots'], (body) => {
      return change('imageUrls', nullWhenEmpty)(change('content.*.imageUrls', nullWhenEmpty)(body));
    }),
    shows: seen('visitor', 'getSpot', { path: { id: 92 } }, 'imageUrls'),
    right: [],
    wrong: null,
  },
  {
    id: 'nothing-bought-is-null',
    title: 'Sends null to somebody who bought nothing.',
    kind: 'forbidden null',
    operations: ['listMyProducts'],
    breaks: 'What the user bought, the newest first; empty when there is nothing.',
    fault: answers(
      ['listMyProducts'],
      change('data', (list) => (listAt(list, '').length === 0 ? null : list)),
    ),
    shows: async (probe) => {
      const user = await probe.user();
      const { body } = await user.call('listMyProducts', { query: { userId: user.userId } });
      return at(body, 'data');
    },
    right: [],
    wrong: null,
  },
  {
    id: 'no-banner-is-null',
    title: 'Sends null on a day without a festival.',
    kind: 'forbidden null',
    operations: ['listEventBanners'],
    breaks: schema('EventBannerList'),
    fault: answers(['listEventBanners'], (body) => (listAt(body, '').length === 0 ? null : body)),
    shows: seen('visitor', 'listEventBanners', { query: { date: '1999-01-01' } }, ''),
    right: [],
    wrong: null,
  },
  {
    id: 'setting-is-null-at-first',
    title: 'Sends null to somebody who has never chosen whether to be notified.',
    kind: 'forbidden null',
    operations: ['getNotificationSetting'],
    breaks: schema('NotificationSettingResponse/properties/data'),
    fault: answers(
      ['getNotificationSetting'],
      change('data', (on) => (on === true ? on : null)),
    ),
    shows: seen('user', 'getNotificationSetting', {}, 'data'),
    right: false,
    wrong: null,
  },
  {
    id: 'beyond-the-last-page-is-null',
    title: 'Sends null behind the last page.',
    kind: 'forbidden null',
    operations: ['listLatestSpots', 'listMostLikedSpots'],
    breaks: 'A page behind the last one has an empty `content`.',
    fault: answers(
      ['listLatestSpots', 'listMostLikedSpots'],
      change('content', (list) => (listAt(list, '').length === 0 ? null : list)),
    ),
    shows: seen('visitor', 'listLatestSpots', { query: { page: 999 } }, 'content'),
    right: [],
    wrong: null,
  },
];

/** More than the contract allows where more has a meaning. */
export const EXTRA_FIELDS: readonly Mutant[] = [
  {
    id: 'failure-flag-beside-success',
    title: 'Adds a failure flag to an answer that tells a success.',
    kind: 'extra field',
    operations: ['getNotificationSetting'],
    breaks: 'or as 200 with a failure flag: `success: false`, or `failure: true`, alone or together.',
    fault: answers(['getNotificationSetting'], plus('', { failure: true })),
    shows: seen('user', 'getNotificationSetting', {}, ''),
    right: { success: true, data: false },
    wrong: { success: true, data: false, failure: true },
  },
  {
    id: 'success-flag-in-a-spot',
    title: 'Adds the default value of a success flag, false, to a bare spot.',
    kind: 'extra field',
    operations: ['getSpot'],
    breaks: 'or as 200 with a failure flag: `success: false`, or `failure: true`, alone or together.',
    fault: answers(['getSpot'], plus('', { success: false })),
    shows: seen('visitor', 'getSpot', { path: { id: 101 } }, 'success'),
    right: undefined,
    wrong: false,
  },
  {
    id: 'themes-twice',
    title: 'Joins two tables wrongly: every theme comes twice.',
    kind: 'extra field',
    operations: ['getSession'],
    breaks: schema('SessionUser/properties/themes'),
    fault: answers(
      ['getSession'],
      change('data.themes', (themes) => listAt(themes, '').flatMap((one) => [one, one])),
    ),
    shows: seen('user', 'getSession', {}, 'data.themes'),
    right: ['힐링'],
    wrong: ['힐링', '힐링'],
  },
];
