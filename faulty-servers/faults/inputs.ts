import { answer, done, failsOver, on, requests, responses, undocumented } from '../kit/faulty.ts';
import { at, isRecord, numberAt, textAt } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import { seen } from '../judging/probe.ts';

const schema = (place: string) => `#/components/schemas/${place}`;

const parameter = (path: string, index: number) =>
  `#/paths/${path.replaceAll('/', '~1')}/get/parameters/${index}/schema`;

const CENTRE = { lat: 33.24083, lng: 126.605983 };

/** Whether a text is a number within limits. */
const isWithin = (text: string | null, least: number, most: number) =>
  text === null || (/^-?\d+(\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most);

const NOT_READ_AS_JSON = [
  'createComment',
  'saveThemes',
  'login',
  'deleteAccount',
  'subscribeToAlerts',
  'unsubscribeFromAlerts',
] as const;

/** Input that breaks the contract and is served all the same. */
export const UNCHECKED: readonly Mutant[] = [
  {
    id: 'huge-page-served',
    title: 'Cuts a page of 101 spots down to 100 instead of refusing it.',
    kind: 'broken input accepted',
    operations: ['listLatestSpots'],
    breaks: parameter('/api/spots/latest', 1),
    fault: requests(['listLatestSpots'], (call) =>
      Number(call.url.searchParams.get('size')) > 100 ? { query: { size: '100' } } : undefined,
    ),
    shows: seen('visitor', 'listLatestSpots', { query: { size: 101 } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'odd-pages-are-the-first',
    title: 'Serves the first page for a page number that is none.',
    kind: 'broken input accepted',
    operations: ['listMostLikedSpots', 'listComments'],
    breaks: '#/components/parameters/PageNumber',
    fault: requests(['listMostLikedSpots', 'listComments'], (call) =>
      isWithin(call.url.searchParams.get('page'), 0, 2_147_483_647) ? undefined : { query: { page: '0' } },
    ),
    shows: seen('visitor', 'listMostLikedSpots', { query: { page: -1 } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'any-sort-served',
    title: 'Ignores an order that it does not know.',
    kind: 'broken input accepted',
    operations: ['listLatestSpots', 'listMostLikedSpots', 'listCompletedChallenges'],
    breaks: parameter('/api/spots/latest', 2),
    fault: requests(['listLatestSpots', 'listMostLikedSpots', 'listCompletedChallenges'], (call) =>
      call.url.searchParams.has('sort') ? { query: { sort: undefined } } : undefined,
    ),
    shows: seen('visitor', 'listLatestSpots', { query: { sort: 'name,ASC' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'unknown-fields-ignored',
    title: 'Ignores asked fields that it does not know.',
    kind: 'broken input accepted',
    operations: ['getSession'],
    breaks: schema('SessionUserField'),
    fault: responses(['getSession'], 400, (_, call) => call.next({ query: { fields: undefined } })),
    shows: seen('demo', 'getSession', { query: { fields: 'password' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'any-date-served',
    title: 'Takes a date that it cannot read for today.',
    kind: 'broken input accepted',
    operations: ['listEventBanners'],
    breaks: schema('Day'),
    fault: responses(['listEventBanners'], 400, (_, call) => call.next({ query: { date: undefined } })),
    shows: seen('visitor', 'listEventBanners', { query: { date: '2026-13-45' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'nearby-without-a-position',
    title: 'Takes the middle of the island where no position is given.',
    kind: 'broken input accepted',
    operations: ['listNearby'],
    breaks: '#/paths/~1api~1spots~1nearby/get/parameters/0/required',
    fault: requests(['listNearby'], ({ url: { searchParams } }) =>
      searchParams.has('lat') && searchParams.has('lng')
        ? undefined
        : { query: { lat: String(CENTRE.lat), lng: String(CENTRE.lng) } },
    ),
    shows: seen('demo', 'listNearby', { query: { lng: 126.5 } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'radius-not-limited',
    title: 'Takes any radius.',
    kind: 'broken input accepted',
    operations: ['listNearby'],
    breaks: parameter('/api/spots/nearby', 2),
    fault: requests(['listNearby'], (call) =>
      Number(call.url.searchParams.get('radiusKm')) > 50 ? { query: { radiusKm: '50' } } : undefined,
    ),
    shows: seen('demo', 'listNearby', { query: { ...CENTRE, radiusKm: 51 } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'blank-search-served',
    title: 'Serves a search for nothing.',
    kind: 'broken input accepted',
    operations: ['searchMap'],
    breaks: parameter('/api/spots/map/search', 0),
    fault: responses(['searchMap'], 400, (response, call) =>
      (call.url.searchParams.get('query') ?? '').trim() === ''
        ? answer({ success: true, data: [] })
        : response,
    ),
    shows: seen('demo', 'searchMap', { query: { query: ' ' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'any-category-served',
    title: 'Lists nothing for a category that does not exist, and for none.',
    kind: 'broken input accepted',
    operations: ['listProducts'],
    breaks: schema('ProductCategory'),
    fault: responses(['listProducts'], 400, () => answer({ success: true, data: [] })),
    shows: seen('demo', 'listProducts', { query: { category: 'BOOKS' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'blank-comment-taken',
    title: 'Takes a comment of blanks.',
    kind: 'broken input accepted',
    operations: ['createComment', 'createReply'],
    breaks: 'The text is sent trimmed and is never empty.',
    fault: on(['createComment', 'createReply'], async (call) => {
      const text = textAt(await call.json(), 'text');
      return call.next(text !== '' && text.trim() === '' ? { json: { text: '.' } } : undefined);
    }),
    shows: seen('user', 'createComment', { path: { id: 90 }, json: { text: '   ' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'long-comment-cut',
    title: 'Takes a comment of more than 500 characters and cuts it.',
    kind: 'broken input accepted',
    operations: ['createComment'],
    breaks: schema('CommentDraft/properties/text'),
    fault: on(['createComment'], async (call) => {
      const text = textAt(await call.json(), 'text');
      return call.next(text.length > 500 ? { json: { text: text.slice(0, 500) } } : undefined);
    }),
    shows: seen('user', 'createComment', { path: { id: 90 }, json: { text: '가'.repeat(501) } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'negative-steps-taken',
    title: 'Takes a negative number of steps.',
    kind: 'broken input accepted',
    operations: ['saveSteps'],
    breaks: schema('StepCount'),
    fault: responses(['saveSteps'], 400, async (response, call) =>
      numberAt(await call.json(), 'stepCount') < 0 ? done() : response,
    ),
    shows: seen('user', 'saveSteps', { json: { stepCount: -1 } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'steps-as-text-taken',
    title: 'Takes a text for a number of steps.',
    kind: 'broken input accepted',
    operations: ['saveSteps'],
    breaks: schema('StepCount'),
    fault: on(['saveSteps'], async (call) => {
      const stepCount = at(await call.json(), 'stepCount');
      const isText = typeof stepCount === 'string';
      return call.next(
        isText ? { json: { stepCount: Math.max(0, Math.trunc(Number(stepCount)) || 0) } } : undefined,
      );
    }),
    shows: seen('user', 'saveSteps', { json: { stepCount: '100' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'nothing-converted',
    title: 'Converts 0 hallabong.',
    kind: 'broken input accepted',
    operations: ['convertSteps'],
    breaks: schema('ConversionRequest/properties/requestedPoints'),
    fault: responses(['convertSteps'], 400, async (response, call) =>
      at(await call.json(), 'requestedPoints') === 0
        ? answer({ success: true, data: { totalHallabong: 0, remainingExchangeCount: 20 } })
        : response,
    ),
    shows: seen('user', 'convertSteps', { json: { requestedPoints: 0 } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'more-than-a-hundred-converted',
    title: 'Takes 101 hallabong in one conversion.',
    kind: 'broken input accepted',
    operations: ['convertSteps'],
    breaks: schema('ConversionRequest/properties/requestedPoints'),
    fault: on(['convertSteps'], async (call) => {
      const points = numberAt(await call.json(), 'requestedPoints');
      return call.next(points > 100 ? { json: { requestedPoints: 100 } } : undefined);
    }),
    shows: async (probe) => {
      const walker = await probe.user({ steps: 5000 });
      return (await walker.call('convertSteps', { json: { requestedPoints: 101 } })).status;
    },
    right: 400,
    wrong: 200,
  },
  {
    id: 'start-beyond-the-pole',
    title: 'Does not check where a challenge is started.',
    kind: 'broken input accepted',
    operations: ['startChallenge'],
    breaks: schema('Latitude'),
    fault: responses(['startChallenge'], 400, (response, call) =>
      /^\d{1,9}$/.test(call.parameter('id'))
        ? call.next({ json: { latitude: 33.4, longitude: 126.5 } })
        : response,
    ),
    shows: async (probe) => {
      const user = await probe.user();
      const { body } = await user.call('listUpcomingChallenges');
      const path = { id: numberAt(body, '0.id') };
      return (await user.call('startChallenge', { path, json: { latitude: 91, longitude: 126.5 } })).status;
    },
    right: 400,
    wrong: 200,
  },
  {
    id: 'buyer-not-asked-for',
    title: 'Takes a purchase without a userId for one of the session’s user.',
    kind: 'broken input accepted',
    operations: ['exchangeProduct'],
    breaks: schema('ExchangeRequest/required'),
    fault: on(['exchangeProduct'], async (call) => {
      const body = await call.json();
      const userId = await call.viewer();
      return call.next(
        isRecord(body) && !('userId' in body) && userId !== undefined ? { json: { userId } } : undefined,
      );
    }),
    shows: async (probe) => {
      const user = await probe.user({ hallabong: 50 });
      return (await user.call('exchangeProduct', { path: { id: 414 }, json: {} })).status;
    },
    right: 400,
    wrong: 200,
  },
  {
    id: 'setting-of-any-type',
    title: 'Takes whatever is not empty for on.',
    kind: 'broken input accepted',
    operations: ['saveNotificationSetting'],
    breaks: schema('NotificationSettingRequest/properties/enabled'),
    fault: on(['saveNotificationSetting'], async (call) => {
      const enabled = at(await call.json(), 'enabled');
      const isOdd = enabled !== undefined && typeof enabled !== 'boolean';
      return call.next(isOdd ? { json: { enabled: Boolean(enabled) } } : undefined);
    }),
    shows: seen('user', 'saveNotificationSetting', { json: { enabled: 'yes' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'email-not-checked',
    title: 'Says of what is no email that it is free.',
    kind: 'broken input accepted',
    operations: ['checkEmail'],
    breaks: 'The email is missing or not an email.',
    fault: responses(['checkEmail'], 400, () => answer({ success: true, data: false })),
    shows: seen('visitor', 'checkEmail', { query: { email: 'no-email' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'one-letter-nickname-checked',
    title: 'Says of a nickname of one letter that it is free.',
    kind: 'broken input accepted',
    operations: ['checkNickname'],
    breaks: schema('AccountNickname'),
    fault: responses(['checkNickname'], 400, () => answer({ success: true, data: false })),
    shows: seen('visitor', 'checkNickname', { query: { nickname: '귤' } }),
    right: 400,
    wrong: 200,
  },
  {
    id: 'cursor-from-zero-taken',
    title: 'Takes 0 and less for a cursor.',
    kind: 'broken input accepted',
    operations: ['listCompletedChallenges'],
    breaks: schema('Id'),
    fault: requests(['listCompletedChallenges'], (call) =>
      Number(call.url.searchParams.get('lastId') ?? '1') < 1 ? { query: { lastId: undefined } } : undefined,
    ),
    shows: seen('demo', 'listCompletedChallenges', { query: { lastId: 0 } }),
    right: 400,
    wrong: 200,
  },
];

const isNumber = (text: string) => /^\d{1,15}$/.test(text);

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Input that makes a server fail. */
export const FAILING: readonly Mutant[] = [
  {
    id: 'id-that-is-no-number',
    title: 'Fails over an id that is no number.',
    kind: '500 on odd input',
    operations: ['getSpot', 'likeSpot'],
    breaks: '400: the request breaks a rule.',
    fault: failsOver(['getSpot', 'likeSpot'], (call) => !isNumber(call.parameter('id'))),
    shows: seen('visitor', 'getSpot', { path: { id: 'abc' } }),
    right: 400,
    wrong: 500,
  },
  {
    id: 'body-that-is-no-json',
    title: 'Fails over a body that is no JSON.',
    kind: '500 on odd input',
    operations: NOT_READ_AS_JSON,
    breaks: '400: the request breaks a rule.',
    fault: failsOver(NOT_READ_AS_JSON, async (call) => {
      const isMeant = call.operationId === 'login' || (await call.viewer()) !== undefined;
      return isMeant && !isJson(await call.text());
    }),
    shows: seen('visitor', 'login', { text: '{"email":' }),
    right: 400,
    wrong: 500,
  },
  {
    id: 'page-beyond-32-bits',
    title: 'Multiplies page and size in 32 bits and fails over the result.',
    kind: '500 on odd input',
    operations: ['listLatestSpots', 'listMostLikedSpots'],
    breaks: 'A page behind the last one has an empty `content`.',
    fault: failsOver(['listLatestSpots', 'listMostLikedSpots'], ({ url: { searchParams } }) => {
      const offset = Number(searchParams.get('page') ?? '0') * Number(searchParams.get('size') ?? '20');
      return offset > 2_147_483_647;
    }),
    shows: seen('visitor', 'listLatestSpots', { query: { page: 2_147_483_647, size: 100 } }),
    right: 200,
    wrong: 500,
  },
  {
    id: 'apostrophe-in-a-search',
    title: 'Glues the text of a search into its statement: an apostrophe breaks it.',
    kind: '500 on odd input',
    operations: ['searchMap'],
    breaks: 'The challenges and spots whose name contains the text, wherever they are, the most liked first.',
    fault: failsOver(['searchMap'], (call) => (call.url.searchParams.get('query') ?? '').includes("'")),
    shows: seen('demo', 'searchMap', { query: { query: "L'île" } }),
    right: 200,
    wrong: 500,
  },
  {
    id: 'nul-in-a-text',
    title: 'Hands the character NUL to PostgreSQL, which refuses it.',
    kind: '500 on odd input',
    operations: ['createComment', 'createReply'],
    breaks: '400: the request breaks a rule.',
    fault: failsOver(['createComment', 'createReply'], async (call) =>
      textAt(await call.json(), 'text').includes('\0'),
    ),
    shows: seen('user', 'createComment', { path: { id: 90 }, json: { text: '널 \0 문자' } }),
    right: 400,
    wrong: 500,
  },
  {
    id: 'emoji-in-a-comment',
    title: 'Fails over an emoji, which its database has no room for.',
    kind: '500 on odd input',
    operations: ['createComment'],
    breaks: schema('CommentDraft/properties/text'),
    fault: failsOver(['createComment'], async (call) =>
      /[\u{10000}-\u{10FFFF}]/u.test(textAt(await call.json(), 'text')),
    ),
    shows: seen('user', 'createComment', { path: { id: 90 }, json: { text: '귤 🍊' } }),
    right: 200,
    wrong: 500,
  },
  {
    id: 'field-that-is-missing',
    title: 'Reads a field that is not there.',
    kind: '500 on odd input',
    operations: ['saveNotificationSetting', 'saveSteps', 'convertSteps'],
    breaks: '400: the request breaks a rule.',
    fault: failsOver(['saveNotificationSetting', 'saveSteps', 'convertSteps'], async (call) => {
      const body = await call.json();
      return isRecord(body) && Object.keys(body).length === 0;
    }),
    shows: seen('user', 'saveSteps', { json: {} }),
    right: 400,
    wrong: 500,
  },
  {
    id: 'form-without-data',
    title: 'Fails over a form without its part data.',
    kind: '500 on odd input',
    operations: ['createSpot', 'completeRegistration'],
    breaks: schema('SpotForm/required'),
    fault: failsOver(['createSpot', 'completeRegistration'], async (call) => {
      const isMeant = call.operationId === 'completeRegistration' || (await call.viewer()) !== undefined;
      return isMeant && !(await call.form()).has('data');
    }),
    shows: async (probe) => {
      const form = new FormData();
      form.append('other', '없음');
      return (await (await probe.user()).call('createSpot', { form })).status;
    },
    right: 400,
    wrong: 500,
  },
  {
    id: 'photo-that-is-no-base64',
    title: 'Fails over a photo that is not base64.',
    kind: '500 on odd input',
    operations: ['completeChallenge'],
    breaks: 'The photo as an image data URL in base64.',
    fault: failsOver(['completeChallenge'], async (call) => {
      const [, content] = textAt(await call.json(), 'proofUrl').split(';base64,');
      return content !== undefined && !/^[A-Za-z0-9+/]+={0,2}$/.test(content);
    }),
    shows: async (probe) => {
      const json = {
        latitude: 33.24,
        longitude: 126.6,
        proofUrl: 'data:image/jpeg;base64,한라산한라산한라산',
      };
      return (await (await probe.user()).call('completeChallenge', { path: { id: 301 }, json })).status;
    },
    right: 400,
    wrong: 500,
  },
  {
    id: 'cursor-of-nobody',
    title: 'Fails over a cursor that names no completed challenge.',
    kind: '500 on odd input',
    operations: ['listCompletedChallenges'],
    breaks: 'The id of the last challenge that the client has; left out for the first part.',
    fault: on(['listCompletedChallenges'], async (call) => {
      const lastId = call.url.searchParams.get('lastId');
      const response = await call.next();
      if (lastId === null || !response.ok || Number(lastId) < 100_000) return response;
      return answer({ success: false, code: 'INTERNAL_ERROR', message: '서버 오류가 발생했습니다.' }, 500);
    }),
    shows: seen('demo', 'listCompletedChallenges', { query: { lastId: 987_654 } }),
    right: 200,
    wrong: 500,
  },
  {
    id: 'body-of-another-type',
    title: 'Fails over a body that is not sent as JSON.',
    kind: '500 on odd input',
    operations: ['saveSteps', 'startChallenge', 'sendVerificationCode'],
    breaks: '400: the request breaks a rule.',
    fault: failsOver(
      ['saveSteps', 'startChallenge', 'sendVerificationCode'],
      async (call) =>
        !(call.header('content-type') ?? '').startsWith('application/json') &&
        (call.operationId === 'sendVerificationCode' || (await call.viewer()) !== undefined),
    ),
    shows: seen('user', 'saveSteps', { text: '{"stepCount":1}', headers: { 'Content-Type': 'text/plain' } }),
    right: 400,
    wrong: 500,
  },
];

/** Methods that the contract does not have. */
export const METHODS: readonly Mutant[] = [
  {
    id: 'spots-deleted',
    title: 'Deletes a spot for anybody: a handler that the generator of the framework added.',
    kind: 'undocumented method',
    operations: ['getSpot'],
    breaks: '#/paths/~1api~1spots~1{id}',
    fault: undocumented('DELETE', /^\/api\/spots\/[^/]+$/, done),
    shows: seen('user', 'getSpot', { path: { id: 101 }, method: 'DELETE' }),
    right: 404,
    wrong: 200,
  },
  {
    id: 'setting-by-put',
    title: 'Takes the notification setting by PUT too.',
    kind: 'undocumented method',
    operations: ['saveNotificationSetting'],
    breaks: '#/paths/~1v1~1notification~1settings',
    fault: undocumented('PUT', /^\/v1\/notification\/settings$/, (call) => call.next({ method: 'POST' })),
    shows: seen('user', 'saveNotificationSetting', { method: 'PUT', json: { enabled: true } }),
    right: 404,
    wrong: 200,
  },
  {
    id: 'likes-by-get',
    title: 'Likes a spot by GET too: its handler takes every method.',
    kind: 'undocumented method',
    operations: ['likeSpot'],
    breaks: '#/paths/~1api~1spots~1{id}~1like',
    fault: undocumented('GET', /^\/api\/spots\/[^/]+\/like$/, (call) => call.next({ method: 'POST' })),
    shows: seen('user', 'likeSpot', { path: { id: 90 }, method: 'GET' }),
    right: 404,
    wrong: 204,
  },
  {
    id: 'products-changed',
    title: 'Lets anybody write to a product.',
    kind: 'undocumented method',
    operations: ['getProduct'],
    breaks: '#/paths/~1v1~1products~1{id}',
    fault: undocumented('PATCH', /^\/v1\/products\/\d+$/, done),
    shows: seen('user', 'getProduct', { path: { id: 401 }, method: 'PATCH', json: { hallabongCost: 0 } }),
    right: 404,
    wrong: 200,
  },
  {
    id: 'signed-out-by-get',
    title: 'Signs out by GET too: any picture on any page can do it.',
    kind: 'undocumented method',
    operations: ['signOut'],
    breaks: '#/paths/~1v1~1users~1auth~1logout',
    fault: undocumented('GET', /^\/v1\/users\/auth\/logout$/, (call) => call.next({ method: 'POST' })),
    shows: seen('user', 'signOut', { method: 'GET' }),
    right: 404,
    wrong: 200,
  },
  {
    id: 'login-by-get',
    title: 'Takes a login by GET: the password stands in the address.',
    kind: 'undocumented method',
    operations: ['login'],
    breaks: '#/paths/~1v1~1users~1auth~1login',
    fault: undocumented('GET', /^\/v1\/users\/auth\/login$/, done),
    shows: seen('visitor', 'login', { method: 'GET' }),
    right: 404,
    wrong: 200,
  },
];
