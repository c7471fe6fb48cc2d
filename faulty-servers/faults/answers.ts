import { eq } from 'drizzle-orm';
import { comments } from '../../server/db/schema.ts';
import {
  answer,
  answers,
  bodyOf,
  failures,
  instead,
  on,
  refusal,
  responses,
  withBody,
  withStatus,
  withText,
} from '../kit/faulty.ts';
import { readData, spotForm, withData } from '../kit/forms.ts';
import { at, change, listAt, plus, textAt, without } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import { seen } from '../judging/probe.ts';

const schema = (place: string) => `#/components/schemas/${place}`;

const operation = (path: string, method: string) =>
  `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses`;

const CENTRE = { lat: 33.24083, lng: 126.605983 };

/** Statuses that the contract does not have for what happened. */
export const WRONG_STATUSES: readonly Mutant[] = [
  {
    id: 'alerts-without-a-key',
    title: 'Says that it sends alerts, and has no key for them.',
    kind: 'wrong status',
    operations: ['getAlertKey'],
    breaks: operation('/v1/notification/alerts/key', 'get'),
    fault: instead(['getAlertKey'], async (call) =>
      (await call.viewer()) === undefined ? undefined : answer({ success: true, data: {} }),
    ),
    shows: seen('user', 'getAlertKey'),
    right: 404,
    wrong: 200,
  },
  {
    id: 'spot-created-201',
    title: 'Answers a new spot with 201.',
    kind: 'wrong status',
    operations: ['createSpot'],
    breaks: operation('/api/spots', 'post'),
    fault: responses(['createSpot'], undefined, (response) => withStatus(response, 201)),
    shows: async (probe) => (await (await probe.user()).call('createSpot', { form: spotForm() })).status,
    right: 200,
    wrong: 201,
  },
  {
    id: 'posts-answer-201',
    title: 'Answers every POST with 201, as NestJS does unless it is told otherwise.',
    kind: 'wrong status',
    operations: [
      'createComment',
      'createReply',
      'startChallenge',
      'saveSteps',
      'convertSteps',
      'exchangeProduct',
    ],
    breaks: operation('/api/spots/{id}/comments', 'post'),
    fault: responses(
      ['createComment', 'createReply', 'startChallenge', 'saveSteps', 'convertSteps', 'exchangeProduct'],
      200,
      (response) => withStatus(response, 201),
    ),
    shows: async (probe) => {
      const user = await probe.user();
      return (await user.call('createComment', { path: { id: 90 }, json: { text: '새 글' } })).status;
    },
    right: 200,
    wrong: 201,
  },
  {
    id: 'like-accepted-202',
    title: 'Answers a like with 202, because a queue counts it.',
    kind: 'wrong status',
    operations: ['likeSpot'],
    breaks: operation('/api/spots/{id}/like', 'post'),
    fault: responses(['likeSpot'], 204, (response) =>
      withText(new Response(null, { status: 202, headers: response.headers }), '', {}),
    ),
    shows: seen('user', 'likeSpot', { path: { id: 90 } }),
    right: 204,
    wrong: 202,
  },
  {
    id: 'unlike-without-a-like-404',
    title: 'Answers 404 to taking a like back that is not there.',
    kind: 'not repeatable',
    operations: ['unlikeSpot'],
    breaks: 'Taking back what is not there changes nothing and succeeds.',
    fault: instead(['unlikeSpot'], async (call) => {
      const spot = await call.next({ method: 'GET', path: `/api/spots/${call.parameter('id')}` });
      const isLiked = at(await bodyOf(spot), 'likedByMe') === true;
      return spot.ok && !isLiked && (await call.viewer()) !== undefined
        ? refusal(404, 'NOT_FOUND', '좋아요가 없습니다.')
        : undefined;
    }),
    shows: seen('user', 'unlikeSpot', { path: { id: 90 } }),
    right: 204,
    wrong: 404,
  },
  {
    id: 'unknown-spot-200',
    title: 'Answers an unknown spot with 200 and null.',
    kind: 'wrong status',
    operations: ['getSpot'],
    breaks: 'There is no such spot. Clients show 포스트를 찾을 수 없습니다. (1 §8).',
    fault: responses(['getSpot'], 404, () => answer(null)),
    shows: seen('visitor', 'getSpot', { path: { id: 987_654 } }),
    right: 404,
    wrong: 200,
  },
  {
    id: 'unknown-product-500',
    title: 'Fails over a product that does not exist.',
    kind: 'wrong status',
    operations: ['getProduct'],
    breaks: '404: there is no such thing.',
    fault: responses(['getProduct'], 404, () => refusal(500, 'INTERNAL_ERROR', '서버 오류가 발생했습니다.')),
    shows: seen('user', 'getProduct', { path: { id: 987_654 } }),
    right: 404,
    wrong: 500,
  },
  {
    id: 'comments-of-no-spot-200',
    title: 'Answers an empty list for a spot that does not exist.',
    kind: 'wrong status',
    operations: ['listComments'],
    breaks: '404: there is no such thing.',
    fault: responses(['listComments'], 404, () => answer({ content: [], totalElements: 0, hasNext: false })),
    shows: seen('visitor', 'listComments', { path: { id: 987_654 } }),
    right: 404,
    wrong: 200,
  },
  {
    id: 'replies-whatever-the-spot',
    title: 'Looks only at the comment: another spot in the path lists its replies too.',
    kind: 'wrong status',
    operations: ['listReplies'],
    breaks: '404 when the comment does not belong to the spot.',
    fault: on(['listReplies'], async (call, { db }) => {
      const id = Number(call.parameter('commentId'));
      const isOne = Number.isSafeInteger(id) && id > 0;
      const comment = isOne ? await db.query.comments.findFirst({ where: eq(comments.id, id) }) : undefined;
      return comment
        ? call.next({ path: `/api/spots/${comment.spotId}/comments/${id}/replies` })
        : call.next();
    }),
    shows: seen('visitor', 'listReplies', { path: { id: 102, commentId: 218 } }),
    right: 404,
    wrong: 200,
  },
  {
    id: 'reply-to-a-reply',
    title: 'Takes a reply to a reply.',
    kind: 'broken rule',
    operations: ['createReply'],
    breaks: '404 when the comment does not belong to the spot or is itself a reply.',
    fault: responses(['createReply'], 404, async (response, call, { db }) => {
      const id = Number(call.parameter('commentId'));
      if (!Number.isSafeInteger(id) || id < 1) return response;
      const reply = await db.query.comments.findFirst({ where: eq(comments.id, id) });
      if (!reply?.parentId || String(reply.spotId) !== call.parameter('id')) return response;
      return call.next({ path: `/api/spots/${reply.spotId}/comments/${reply.parentId}/replies` });
    }),
    shows: async (probe) => {
      const json = { text: '답글의 답글' };
      return (await (await probe.user()).call('createReply', { path: { id: 101, commentId: 231 }, json }))
        .status;
    },
    right: 404,
    wrong: 200,
  },
  {
    id: 'no-session-403',
    title: 'Answers 403 without a session, as Spring Security does unless it is told otherwise.',
    kind: 'wrong status',
    operations: [
      'getSession',
      'checkAttendance',
      'createComment',
      'likeSpot',
      'saveSteps',
      'listNearby',
      'getNotificationSetting',
    ],
    breaks: '401: there is no session.',
    fault: responses(
      [
        'getSession',
        'checkAttendance',
        'createComment',
        'likeSpot',
        'saveSteps',
        'listNearby',
        'getNotificationSetting',
      ],
      401,
      (response) => withStatus(response, 403),
    ),
    shows: seen('visitor', 'checkAttendance'),
    right: 401,
    wrong: 403,
  },
  {
    id: 'no-session-redirect',
    title: 'Sends whoever has no session to a login page.',
    kind: 'wrong status',
    operations: ['listProducts', 'getProduct', 'listMyGoods'],
    breaks: '401: there is no session.',
    fault: responses(
      ['listProducts', 'getProduct', 'listMyGoods'],
      401,
      () => new Response(null, { status: 302, headers: { location: '/login' } }),
    ),
    shows: seen('visitor', 'listProducts', { query: { category: 'GOODS' } }),
    right: 401,
    wrong: 302,
  },
  {
    id: 'broken-body-422',
    title: 'Answers 422 to a body that breaks a rule, as FastAPI does unless it is told otherwise.',
    kind: 'wrong status',
    operations: ['createComment', 'saveThemes', 'saveNotificationSetting', 'convertSteps', 'startChallenge'],
    breaks: '400: the request breaks a rule.',
    fault: responses(
      ['createComment', 'saveThemes', 'saveNotificationSetting', 'convertSteps', 'startChallenge'],
      400,
      (response) => withStatus(response, 422),
    ),
    shows: seen('user', 'saveThemes', { json: { themes: [] } }),
    right: 400,
    wrong: 422,
  },
  {
    id: 'taken-nickname-500',
    title: 'Fails over the unique index when the nickname is taken.',
    kind: 'wrong status',
    operations: ['changeNickname'],
    breaks: 'Somebody else has the nickname.',
    fault: responses(['changeNickname'], 409, () =>
      refusal(500, 'INTERNAL_ERROR', '서버 오류가 발생했습니다.'),
    ),
    shows: seen('user', 'changeNickname', { query: { nickname: '오름지기' } }),
    right: 409,
    wrong: 500,
  },
  {
    id: 'too-few-hallabong-402',
    title: 'Answers 402 when the hallabong do not suffice.',
    kind: 'wrong status',
    operations: ['exchangeProduct'],
    breaks: 'The user cannot buy the product.',
    fault: responses(['exchangeProduct'], 409, (response) => withStatus(response, 402)),
    shows: async (probe) => {
      const poor = await probe.user();
      return (await poor.call('exchangeProduct', { path: { id: 412 }, json: { userId: poor.userId } }))
        .status;
    },
    right: 409,
    wrong: 402,
  },
  {
    id: 'too-few-steps-404',
    title: 'Answers 404 when no steps were found to convert.',
    kind: 'wrong status',
    operations: ['convertSteps'],
    breaks: 'There are too few steps, or no conversions are left in this period.',
    fault: responses(['convertSteps'], 409, (response) => withStatus(response, 404)),
    shows: seen('user', 'convertSteps', { json: { requestedPoints: 100 } }),
    right: 409,
    wrong: 404,
  },
  {
    id: 'sign-out-204',
    title: 'Answers a sign-out with 204 and no body.',
    kind: 'wrong status',
    operations: ['signOut'],
    breaks: operation('/v1/users/auth/logout', 'post'),
    fault: responses(['signOut'], 200, (response) => withStatus(response, 204)),
    shows: seen('user', 'signOut'),
    right: 200,
    wrong: 204,
  },
  {
    id: 'picture-deleted-204',
    title: 'Answers a deleted picture with 204 and no body.',
    kind: 'wrong status',
    operations: ['deleteProfileImage'],
    breaks: operation('/v1/users/profile', 'delete'),
    fault: responses(['deleteProfileImage'], 200, (response) => withStatus(response, 204)),
    shows: seen('user', 'deleteProfileImage'),
    right: 200,
    wrong: 204,
  },
  {
    id: 'unknown-voucher-200',
    title: 'Answers a voucher that does not exist with 200 and no data.',
    kind: 'wrong status',
    operations: ['getExchange'],
    breaks: '404: there is no such thing.',
    fault: responses(['getExchange'], 404, () => answer({ success: true, data: null })),
    shows: seen('user', 'getExchange', { path: { id: 987_654 } }),
    right: 404,
    wrong: 200,
  },
  {
    id: 'unknown-challenge-500',
    title: 'Fails over a challenge that does not exist.',
    kind: 'wrong status',
    operations: ['startChallenge', 'completeChallenge'],
    breaks: '404: there is no such thing.',
    fault: responses(['startChallenge', 'completeChallenge'], 404, () =>
      refusal(500, 'INTERNAL_ERROR', '서버 오류가 발생했습니다.'),
    ),
    shows: seen('user', 'startChallenge', {
      path: { id: 987_654 },
      json: { latitude: 33.2, longitude: 126.5 },
    }),
    right: 404,
    wrong: 500,
  },
  {
    id: 'unknown-provider-500',
    title: 'Fails over a social provider that it does not know.',
    kind: 'wrong status',
    operations: ['loginWithProvider', 'completeProviderRegistration'],
    breaks: 'There is no such provider.',
    fault: responses(['loginWithProvider', 'completeProviderRegistration'], 404, () =>
      refusal(500, 'INTERNAL_ERROR', '서버 오류가 발생했습니다.'),
    ),
    shows: seen('visitor', 'loginWithProvider', { path: { provider: 'nobody' }, query: { code: 'x' } }),
    right: 404,
    wrong: 500,
  },
  {
    id: 'second-attendance-409',
    title: 'Refuses the second attendance of a day.',
    kind: 'not repeatable',
    operations: ['checkAttendance'],
    breaks: 'A second call on the same day of Asia/Seoul succeeds and grants 0.',
    fault: responses(['checkAttendance'], 200, async (response) =>
      at(await bodyOf(response), 'baseHallabong') === 0
        ? refusal(409, 'ALREADY_ATTENDED', '이미 출석했습니다.')
        : response,
    ),
    shows: async (probe) => {
      const user = await probe.user();
      await user.call('checkAttendance');
      return (await user.call('checkAttendance')).status;
    },
    right: 200,
    wrong: 409,
  },
];

/** Bodies in another wrapper than the contract has. */
export const WRONG_WRAPPERS: readonly Mutant[] = [
  {
    id: 'feed-in-the-envelope',
    title: 'Wraps the feed in the envelope.',
    kind: 'wrong wrapper',
    operations: ['listLatestSpots'],
    breaks: 'The page, without the envelope.',
    fault: answers(['listLatestSpots'], (data) => ({ success: true, data })),
    shows: async (probe) =>
      Array.isArray(at((await probe.visitor().call('listLatestSpots')).body, 'content')),
    right: true,
    wrong: false,
  },
  {
    id: 'comments-as-a-list',
    title: 'Sends the comments as a bare list.',
    kind: 'wrong wrapper',
    operations: ['listComments'],
    breaks: 'One page of comments or replies, without the envelope.',
    fault: answers(['listComments'], (body) => at(body, 'content')),
    shows: async (probe) =>
      Array.isArray((await probe.visitor().call('listComments', { path: { id: 101 } })).body),
    right: false,
    wrong: true,
  },
  {
    id: 'new-reply-in-the-envelope',
    title: 'Wraps a new reply in the envelope.',
    kind: 'wrong wrapper',
    operations: ['createReply'],
    breaks: 'The new reply, without the envelope.',
    fault: answers(['createReply'], (data) => ({ success: true, data })),
    shows: async (probe) => {
      const json = { text: '저도요!' };
      return at(
        (await (await probe.user()).call('createReply', { path: { id: 101, commentId: 217 }, json })).body,
        'text',
      );
    },
    right: '저도요!',
    wrong: undefined,
  },
  {
    id: 'attendance-in-the-envelope',
    title: 'Wraps the reward of attendance in the envelope.',
    kind: 'wrong wrapper',
    operations: ['checkAttendance'],
    breaks: "The reward of today's attendance, without an envelope.",
    fault: answers(['checkAttendance'], (data) => ({ success: true, data })),
    shows: seen('user', 'checkAttendance', {}, 'days'),
    right: 1,
    wrong: undefined,
  },
  {
    id: 'banners-in-the-envelope',
    title: 'Wraps the banners in the envelope.',
    kind: 'wrong wrapper',
    operations: ['listEventBanners'],
    breaks: 'The banners in the order in which they rotate, without the envelope.',
    fault: answers(['listEventBanners'], (data) => ({ success: true, data })),
    shows: seen('visitor', 'listEventBanners', { query: { date: '1999-01-01' } }, ''),
    right: [],
    wrong: { success: true, data: [] },
  },
  {
    id: 'challenges-in-the-envelope',
    title: 'Wraps the challenges in the envelope.',
    kind: 'wrong wrapper',
    operations: ['listUpcomingChallenges'],
    breaks: 'The challenges, without the envelope.',
    fault: answers(['listUpcomingChallenges'], (data) => ({ success: true, data })),
    shows: async (probe) => Array.isArray((await (await probe.demo()).call('listUpcomingChallenges')).body),
    right: true,
    wrong: false,
  },
  {
    id: 'bare-session',
    title: 'Sends the session’s user without the envelope.',
    kind: 'wrong wrapper',
    operations: ['getSession'],
    breaks: schema('SessionResponse'),
    fault: answers(['getSession'], (body) => at(body, 'data')),
    shows: seen('demo', 'getSession', {}, 'data.userId'),
    right: 1,
    wrong: undefined,
  },
  {
    id: 'bare-products',
    title: 'Sends the products as a bare list.',
    kind: 'wrong wrapper',
    operations: ['listProducts'],
    breaks: 'The envelope around the products of a category.',
    fault: answers(['listProducts'], (body) => at(body, 'data')),
    shows: seen('demo', 'listProducts', { query: { category: 'GOODS' } }, 'success'),
    right: true,
    wrong: undefined,
  },
  {
    id: 'bare-nearby',
    title: 'Sends what is nearby as a bare list.',
    kind: 'wrong wrapper',
    operations: ['listNearby'],
    breaks: 'The envelope around the records.',
    fault: answers(['listNearby'], (body) => at(body, 'data')),
    shows: seen('demo', 'listNearby', { query: CENTRE }, 'success'),
    right: true,
    wrong: undefined,
  },
  {
    id: 'bare-conversion',
    title: 'Sends the result of a conversion without the envelope.',
    kind: 'wrong wrapper',
    operations: ['convertSteps'],
    breaks: schema('ConversionResponse'),
    fault: answers(['convertSteps'], (body) => at(body, 'data')),
    shows: async (probe) => {
      const walker = await probe.user({ steps: 100 });
      return at(
        (await walker.call('convertSteps', { json: { requestedPoints: 2 } })).body,
        'data.totalHallabong',
      );
    },
    right: 2,
    wrong: undefined,
  },
  {
    id: 'bare-boolean',
    title: 'Sends whether a nickname is taken as a bare boolean.',
    kind: 'wrong wrapper',
    operations: ['checkNickname'],
    breaks: schema('TakenResponse'),
    fault: answers(['checkNickname'], (body) => at(body, 'data')),
    shows: seen('visitor', 'checkNickname', { query: { nickname: '감귤이' } }, ''),
    right: { success: true, message: '이미 사용중인 닉네임입니다.', data: true },
    wrong: true,
  },
  {
    id: 'spot-id-in-an-object',
    title: 'Sends the id of the new spot inside an object.',
    kind: 'wrong wrapper',
    operations: ['createSpot'],
    breaks: 'The id of the new spot.',
    fault: answers(['createSpot'], (body) => ({ success: true, data: { id: at(body, 'data') } })),
    shows: async (probe) => {
      const { body } = await (await probe.user()).call('createSpot', { form: spotForm() });
      return typeof at(body, 'data');
    },
    right: 'number',
    wrong: 'object',
  },
  {
    id: 'goods-in-a-page',
    title: 'Sends the vouchers inside a page of Spring’s.',
    kind: 'wrong wrapper',
    operations: ['listMyGoods'],
    breaks: 'The envelope around what a user bought.',
    fault: answers(['listMyGoods'], (body) => ({
      success: true,
      data: { content: listAt(body, 'data'), totalPages: 1, number: 0 },
    })),
    shows: async (probe) => {
      const { body } = await (await probe.demo()).call('listMyGoods', { query: { userId: 1 } });
      return Array.isArray(at(body, 'data'));
    },
    right: true,
    wrong: false,
  },
  {
    id: 'refresh-answers-the-list',
    title: 'Answers the new challenges at once, where an envelope is asked for.',
    kind: 'wrong wrapper',
    operations: ['refreshUpcomingChallenges'],
    breaks: 'The answer, which the specification does not show, is an acknowledgement.',
    fault: responses(['refreshUpcomingChallenges'], 200, async (_, call) =>
      call.next({ method: 'GET', path: '/api/challenges/upcoming' }),
    ),
    shows: seen('user', 'refreshUpcomingChallenges', {}, 'success'),
    right: true,
    wrong: undefined,
  },
];

/** Content types that the contract does not have. */
export const WRONG_CONTENT_TYPES: readonly Mutant[] = [
  {
    id: 'json-as-html',
    title: 'Writes JSON and forgets to say so: it goes out as text/html.',
    kind: 'wrong content type',
    operations: ['listMostLikedSpots'],
    breaks: operation('/api/spots/most-liked', 'get'),
    fault: responses(['listMostLikedSpots'], undefined, async (response) =>
      withText(response, await response.clone().text(), { 'content-type': 'text/html; charset=utf-8' }),
    ),
    shows: seen('visitor', 'listMostLikedSpots', {}, 'type'),
    right: 'application/json',
    wrong: 'text/html',
  },
  {
    id: 'answers-xml',
    title: 'Answers XML, because the library for it was found first.',
    kind: 'wrong content type',
    operations: ['getNotificationSetting'],
    breaks: operation('/v1/notification/settings', 'get'),
    fault: responses(['getNotificationSetting'], undefined, async (response) => {
      const isOn = String(at(await bodyOf(response), 'data'));
      const xml = `<Response><success>true</success><data>${isOn}</data></Response>`;
      return withText(response, xml, { 'content-type': 'application/xml' });
    }),
    shows: seen('user', 'getNotificationSetting', {}, 'type'),
    right: 'application/json',
    wrong: 'application/xml',
  },
  {
    id: 'saved-without-a-body',
    title: 'Answers 200 without a body where an envelope is asked for.',
    kind: 'wrong content type',
    operations: ['saveThemes', 'saveNotificationSetting'],
    breaks: schema('Acknowledgement'),
    fault: responses(
      ['saveThemes', 'saveNotificationSetting'],
      200,
      () => new Response(null, { status: 200 }),
    ),
    shows: seen('user', 'saveNotificationSetting', { json: { enabled: true } }, 'success'),
    right: true,
    wrong: undefined,
  },
  {
    id: 'ok-as-text',
    title: 'Answers the text OK where an envelope is asked for.',
    kind: 'wrong content type',
    operations: ['saveSteps'],
    breaks: schema('Acknowledgement'),
    fault: responses(['saveSteps'], 200, (response) =>
      withText(response, 'OK', { 'content-type': 'text/plain' }),
    ),
    shows: seen('user', 'saveSteps', { json: { stepCount: 10 } }, 'type'),
    right: 'application/json',
    wrong: 'text/plain',
  },
];

/** Failures that come without the envelope. */
export const WRONG_FAILURES: readonly Mutant[] = [
  {
    id: 'html-error-page',
    title: 'Shows a page of HTML for what does not exist.',
    kind: 'error without the envelope',
    operations: ['getSpot', 'listComments', 'listReplies', 'getProduct', 'getExchange'],
    breaks: 'A failure comes either as an HTTP error with the envelope `Failure`',
    fault: responses(
      ['getSpot', 'listComments', 'listReplies', 'getProduct', 'getExchange'],
      404,
      (response) =>
        withText(response, '<html><body><h1>Whitelabel Error Page</h1></body></html>', {
          'content-type': 'text/html;charset=UTF-8',
        }),
    ),
    shows: seen('visitor', 'getSpot', { path: { id: 987_654 } }, 'type'),
    right: 'application/json',
    wrong: 'text/html',
  },
  {
    id: 'unauthorized-as-text',
    title: 'Answers the English name of the status as a text.',
    kind: 'error without the envelope',
    operations: ['listMyProducts', 'listMyGoods', 'acceptExchange', 'exchangeProduct', 'signOut'],
    breaks: '#/components/responses/Unauthorized/content/application~1json/schema',
    fault: responses(
      ['listMyProducts', 'listMyGoods', 'acceptExchange', 'exchangeProduct', 'signOut'],
      401,
      (response) => withText(response, 'Unauthorized', { 'content-type': 'text/plain' }),
    ),
    shows: seen('visitor', 'listMyGoods', { query: { userId: 1 } }, 'type'),
    right: 'application/json',
    wrong: 'text/plain',
  },
  {
    id: 'spring-error',
    title: 'Answers what breaks a rule as Spring Boot does: time stamp, status, error, path.',
    kind: 'error without the envelope',
    operations: [
      'listNearby',
      'searchMap',
      'listCompletedChallenges',
      'listLatestSpots',
      'listMostLikedSpots',
    ],
    breaks: schema('Failure'),
    fault: responses(
      ['listNearby', 'searchMap', 'listCompletedChallenges', 'listLatestSpots', 'listMostLikedSpots'],
      400,
      (response, call) =>
        withBody(response, {
          timestamp: '2026-04-12T00:00:00.000+00:00',
          status: 400,
          error: 'Bad Request',
          path: call.url.pathname,
        }),
    ),
    shows: seen('user', 'listNearby', { query: { lat: 91, lng: 0 } }, 'success'),
    right: false,
    wrong: undefined,
  },
  {
    id: 'nest-error',
    title: 'Answers what does not exist as NestJS does: statusCode, message, error.',
    kind: 'error without the envelope',
    operations: ['likeSpot', 'unlikeSpot', 'startChallenge', 'completeChallenge', 'createComment'],
    breaks: schema('Failure'),
    fault: responses(
      ['likeSpot', 'unlikeSpot', 'startChallenge', 'completeChallenge', 'createComment'],
      404,
      (response) => withBody(response, { statusCode: 404, message: 'Not Found', error: 'Not Found' }),
    ),
    shows: seen('user', 'likeSpot', { path: { id: 987_654 } }, ''),
    right: { success: false, code: 'NOT_FOUND', message: '찾을 수 없습니다.' },
    wrong: { statusCode: 404, message: 'Not Found', error: 'Not Found' },
  },
  {
    id: 'failure-says-success',
    title: 'Fills in the envelope of a failure with success: true.',
    kind: 'error without the envelope',
    operations: ['verifyEmailCode', 'registerPassword', 'sendVerificationCode'],
    breaks: schema('FailedEnvelope/properties/success'),
    fault: failures(['verifyEmailCode', 'registerPassword', 'sendVerificationCode'], (body) => ({
      success: true,
      message: at(body, 'message'),
    })),
    shows: seen(
      'visitor',
      'verifyEmailCode',
      { json: { email: 'nobody@example.com', code: '123456' } },
      'success',
    ),
    right: false,
    wrong: true,
  },
  {
    id: 'nickname-failure-in-message',
    title: 'Tells why a nickname was refused in the message, not in data.',
    kind: 'error without the envelope',
    operations: ['changeNickname'],
    breaks:
      'A failure carries its text in `data`; clients show that text, else the message of an HTTP error status.',
    fault: failures(['changeNickname'], (body) => ({ success: false, message: at(body, 'data') })),
    shows: seen('user', 'changeNickname', { query: { nickname: '오름지기' } }, 'data'),
    right: '이미 사용중인 닉네임입니다.',
    wrong: undefined,
  },
  {
    id: 'english-messages',
    title: 'Tells users in English what went wrong.',
    kind: 'error without the envelope',
    operations: ['login', 'exchangeProduct', 'convertSteps', 'completeChallenge'],
    breaks: '`message` is Korean and may be shown to the user.',
    fault: failures(['login', 'exchangeProduct', 'convertSteps', 'completeChallenge'], (body) => ({
      success: false,
      code: at(body, 'code'),
      message: 'Something went wrong. Please try again.',
    })),
    shows: seen(
      'visitor',
      'login',
      { json: { email: 'gamgyul@example.com', password: 'wrong-password' } },
      'message',
    ),
    right: '이메일 또는 비밀번호가 일치하지 않습니다.',
    wrong: 'Something went wrong. Please try again.',
  },
];

let eucKr: ReadonlyMap<string, readonly number[]> | undefined;

/** Korean letters to their bytes in EUC-KR, read off the decoder. */
function eucKrBytes(): ReadonlyMap<string, readonly number[]> {
  if (eucKr) return eucKr;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder('euc-kr');
  for (let lead = 0xa1; lead <= 0xfe; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      table.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
    }
  }
  eucKr = table;
  return table;
}

function toEucKr(text: string): Uint8Array<ArrayBuffer> {
  const table = eucKrBytes();
  return new Uint8Array(
    Array.from(text, (letter) => table.get(letter) ?? [letter.codePointAt(0) ?? 63]).flat(),
  );
}

/** Texts that do not come back as they were written. */
export const LOST_TEXTS: readonly Mutant[] = [
  {
    id: 'comment-in-latin-1',
    title: 'Stores comments in a column of Latin letters: each Korean one becomes a question mark.',
    kind: 'lost text',
    operations: ['createComment'],
    breaks: schema('Comment/properties/text'),
    fault: on(['createComment'], async (call) => {
      const text = textAt(await call.json(), 'text');
      return text === ''
        ? call.next()
        : call.next({ json: { text: text.replaceAll(/[^\p{ASCII}]/gu, '?') } });
    }),
    shows: async (probe) => {
      const user = await probe.user();
      return at(
        (await user.call('createComment', { path: { id: 90 }, json: { text: '좋아요!' } })).body,
        'text',
      );
    },
    right: '좋아요!',
    wrong: '???!',
  },
  {
    id: 'emoji-lost',
    title: 'Stores replies in MySQL’s utf8, which has three bytes for a letter: emoji are lost.',
    kind: 'lost text',
    operations: ['createReply'],
    breaks: schema('Comment/properties/text'),
    fault: on(['createReply'], async (call) => {
      const text = textAt(await call.json(), 'text');
      return text === ''
        ? call.next()
        : call.next({ json: { text: text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?') } });
    }),
    shows: async (probe) => {
      const user = await probe.user();
      const json = { text: '귤 🍊' };
      return at((await user.call('createReply', { path: { id: 101, commentId: 217 }, json })).body, 'text');
    },
    right: '귤 🍊',
    wrong: '귤 ?',
  },
  {
    id: 'products-twice-encoded',
    title: 'Reads UTF-8 as Latin letters and encodes it once more.',
    kind: 'lost text',
    operations: ['listProducts'],
    breaks: schema('Product/properties/name'),
    fault: responses(['listProducts'], undefined, async (response) =>
      withText(response, Buffer.from(await response.clone().text()).toString('latin1'), {}),
    ),
    shows: seen('demo', 'listProducts', { query: { category: 'GOODS' } }, 'data.0.name'),
    right: '도새기 키링',
    wrong: Buffer.from('도새기 키링').toString('latin1'),
  },
  {
    id: 'challenges-in-euc-kr',
    title: 'Sends challenges in EUC-KR.',
    kind: 'lost text',
    operations: ['listOngoingChallenges'],
    breaks: schema('Challenge/properties/name'),
    fault: responses(['listOngoingChallenges'], undefined, async (response) =>
      withText(response, toEucKr(await response.clone().text()), {}),
    ),
    shows: seen('demo', 'listOngoingChallenges', {}, '0.name'),
    right: '천지연폭포 물소리 듣기',
    wrong: new TextDecoder().decode(toEucKr('천지연폭포 물소리 듣기')),
  },
  {
    id: 'description-cut',
    title: 'Stores descriptions in a column of 255 bytes.',
    kind: 'lost text',
    operations: ['createSpot'],
    breaks: 'What the author has to say, trimmed, 1 to 200 characters',
    fault: on(['createSpot'], async (call) => {
      const form = await call.form();
      const data = await readData(form);
      const description = textAt(data, 'description');
      if (new TextEncoder().encode(description).byteLength <= 255) return call.next();
      return call.next({ form: withData(form, plus('', { description: description.slice(0, 85) })(data)) });
    }),
    shows: async (probe) => {
      const user = await probe.user();
      const form = spotForm({ description: '바'.repeat(200) });
      const { body } = await user.call('createSpot', { form });
      const spot = await user.call('getSpot', { path: { id: Number(at(body, 'data')) } });
      return textAt(spot.body, 'description').length;
    },
    right: 200,
    wrong: 85,
  },
  {
    id: 'lines-joined',
    title: 'Joins the lines of a description.',
    kind: 'lost text',
    operations: ['createSpot'],
    breaks: schema('SpotDraft/properties/description'),
    fault: on(['createSpot'], async (call) => {
      const form = await call.form();
      const data = await readData(form);
      const description = textAt(data, 'description');
      if (!description.includes('\n')) return call.next();
      return call.next({
        form: withData(form, plus('', { description: description.replaceAll('\n', ' ') })(data)),
      });
    }),
    shows: async (probe) => {
      const user = await probe.user();
      const form = spotForm({ description: '첫 줄\n둘째 줄' });
      const { body } = await user.call('createSpot', { form });
      return at((await user.call('getSpot', { path: { id: Number(at(body, 'data')) } })).body, 'description');
    },
    right: '첫 줄\n둘째 줄',
    wrong: '첫 줄 둘째 줄',
  },
  {
    id: 'comment-escaped',
    title: 'Escapes comments for HTML before they are stored.',
    kind: 'lost text',
    operations: ['createComment'],
    breaks: schema('Comment/properties/text'),
    fault: on(['createComment'], async (call) => {
      const text = textAt(await call.json(), 'text');
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
      return escaped === text || escaped.length > 500 ? call.next() : call.next({ json: { text: escaped } });
    }),
    shows: async (probe) => {
      const user = await probe.user();
      const json = { text: '물 & 바람 <3' };
      return at((await user.call('createComment', { path: { id: 90 }, json })).body, 'text');
    },
    right: '물 & 바람 <3',
    wrong: '물 &amp; 바람 &lt;3',
  },
  {
    id: 'nickname-decomposed',
    title: 'Stores nicknames as macOS writes file names: every syllable in its letters.',
    kind: 'lost text',
    operations: ['getSession'],
    breaks: 'The nickname; without one clients show 게스트 (2 §2).',
    fault: answers(
      ['getSession'],
      change('data.nickname', (nickname) =>
        typeof nickname === 'string' ? nickname.normalize('NFD') : nickname,
      ),
    ),
    shows: async (probe) =>
      textAt((await (await probe.demo()).call('getSession')).body, 'data.nickname').length,
    right: 3,
    wrong: 8,
  },
  {
    id: 'one-hashtag-of-three',
    title: 'Stores the first hashtag only.',
    kind: 'lost text',
    operations: ['createSpot'],
    breaks: schema('SpotDraft/properties/tag2'),
    fault: on(['createSpot'], async (call) => {
      const form = await call.form();
      const data = await readData(form);
      if (at(data, 'tag2') === undefined) return call.next();
      return call.next({ form: withData(form, without('tag3')(without('tag2')(data))) });
    }),
    shows: async (probe) => {
      const user = await probe.user();
      const { body } = await user.call('createSpot', { form: spotForm({ tag1: '일출', tag2: '썰물' }) });
      return at((await user.call('getSpot', { path: { id: Number(at(body, 'data')) } })).body, 'tag2');
    },
    right: '썰물',
    wrong: null,
  },
];
