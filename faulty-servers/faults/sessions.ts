import { eq } from 'drizzle-orm';
import { sessions, users } from '../../server/db/schema.ts';
import { startSession } from '../../server/services/accounts/sessions.ts';
import { emailKeyOf } from '../../server/services/accounts/users.ts';
import { answer, answers, bodyOf, on, refusal, remembering, responses } from '../kit/faulty.ts';
import { at, change, textAt } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import type { OperationId } from '../kit/operation-id.ts';
import { PASSWORD, seen, type Probe } from '../judging/probe.ts';

const DEMO_USER = 1;

const SESSION_SENTENCE = 'Servers set it HttpOnly, SameSite=Lax and, behind https, Secure.';

const demoLogin = { json: { email: 'gamgyul@example.com', password: PASSWORD } };

/** Rewrites the lines that set a cookie. */
const cookieLines = (operations: readonly OperationId[], rewrite: (line: string) => string | undefined) =>
  responses(operations, undefined, (response) => {
    const lines = response.headers.getSetCookie();
    const headers = new Headers(response.headers);
    headers.delete('set-cookie');
    for (const line of lines) {
      const written = rewrite(line);
      if (written !== undefined) headers.append('set-cookie', written);
    }
    return new Response(response.body, { status: response.status, headers });
  });

const attributesOf = (cookie: string | undefined) => (cookie ?? '').split('; ').slice(1);

/** The attributes of the session cookie after a login. */
const loginAttribute = (attribute: string) => async (probe: Probe) => {
  const { cookies } = await probe.visitor().call('login', demoLogin);
  return attributesOf(cookies.find((line) => line.startsWith('SESSION='))).includes(attribute);
};

/** Cookies that are not set as the contract says. */
export const COOKIES: readonly Mutant[] = [
  {
    id: 'cookie-for-scripts',
    title: 'Sets the session cookie without HttpOnly.',
    kind: 'cookie',
    operations: ['login'],
    breaks: SESSION_SENTENCE,
    fault: cookieLines(['login'], (line) => line.replace('; HttpOnly', '')),
    shows: loginAttribute('HttpOnly'),
    right: true,
    wrong: false,
  },
  {
    id: 'cookie-for-other-sites',
    title: 'Sets the session cookie without SameSite.',
    kind: 'cookie',
    operations: ['login', 'loginWithProvider', 'completeRegistration', 'completeProviderRegistration'],
    breaks: SESSION_SENTENCE,
    fault: cookieLines(
      ['login', 'loginWithProvider', 'completeRegistration', 'completeProviderRegistration'],
      (line) => line.replace('; SameSite=Lax', ''),
    ),
    shows: loginAttribute('SameSite=Lax'),
    right: true,
    wrong: false,
  },
  {
    id: 'cookie-for-v1-only',
    title: 'Sets the session cookie for the folder of the login: calls below /api come without it.',
    kind: 'cookie',
    operations: ['login'],
    breaks: 'set by login and by both final registrations, and sent with every request.',
    fault: cookieLines(['login'], (line) => line.replace('Path=/', 'Path=/v1')),
    shows: loginAttribute('Path=/'),
    right: true,
    wrong: false,
  },
  {
    id: 'signed-up-and-not-in',
    title: 'Sets no session cookie after the final registration.',
    kind: 'cookie',
    operations: ['completeRegistration', 'completeProviderRegistration'],
    breaks: 'The account is complete and the session has started.',
    fault: cookieLines(['completeRegistration', 'completeProviderRegistration'], (line) =>
      line.startsWith('SESSION=') ? undefined : line,
    ),
    shows: async (probe) => {
      const visitor = probe.visitor();
      const code = `good-${probe.unique()}`;
      await visitor.call('loginWithProvider', { path: { provider: 'kakao' }, query: { code } });
      const { cookies } = await visitor.call('completeProviderRegistration', {
        path: { provider: 'kakao' },
        json: { code, nickname: probe.unique(), themes: ['자연'], gender: 'MALE', birthYear: '1990' },
      });
      return cookies.length;
    },
    right: 1,
    wrong: 0,
  },
  {
    id: 'newcomer-gets-a-cookie',
    title: 'Starts a session for whoever comes from the social provider, known or not.',
    kind: 'extra field',
    operations: ['loginWithProvider'],
    breaks: 'The session cookie; it comes only when `isNewUser` is false.',
    fault: responses(['loginWithProvider'], 200, async (response) => {
      if (at(await bodyOf(response), 'data.isNewUser') !== true) return response;
      const headers = new Headers(response.headers);
      headers.append('set-cookie', 'SESSION=of-nobody; Path=/; HttpOnly; SameSite=Lax');
      return new Response(response.body, { status: 200, headers });
    }),
    shows: async (probe) => {
      const { cookies } = await probe.visitor().call('loginWithProvider', {
        path: { provider: 'kakao' },
        query: { code: `good-${probe.unique()}` },
      });
      return cookies.some((line) => line.startsWith('SESSION='));
    },
    right: false,
    wrong: true,
  },
  {
    id: 'sign-out-leaves-the-cookie',
    title: 'Ends the session and leaves its cookie in the browser.',
    kind: 'cookie',
    operations: ['signOut'],
    breaks: 'Ends the session and takes its cookie away.',
    fault: cookieLines(['signOut'], () => undefined),
    shows: async (probe) => (await (await probe.user()).call('signOut')).cookies.length,
    right: 1,
    wrong: 0,
  },
];

/** Serves visitors as if they were the demo user. */
const open = (operations: readonly OperationId[]) =>
  responses(operations, 401, (_, call) => call.nextAs(DEMO_USER));

/** Sessions that are not asked for, or are where none is needed, or do not end. */
export const SESSIONS: readonly Mutant[] = [
  {
    id: 'nearby-for-everybody',
    title: 'Serves the map without a session.',
    kind: 'session',
    operations: ['listNearby', 'searchMap'],
    breaks: '401: there is no session.',
    fault: open(['listNearby', 'searchMap']),
    shows: seen('visitor', 'listNearby', { query: { lat: 33.24083, lng: 126.605983 } }),
    right: 401,
    wrong: 200,
  },
  {
    id: 'shop-for-everybody',
    title: 'Serves the shop without a session.',
    kind: 'session',
    operations: ['listProducts', 'getProduct'],
    breaks: '401: there is no session.',
    fault: open(['listProducts', 'getProduct']),
    shows: seen('visitor', 'getProduct', { path: { id: 401 } }),
    right: 401,
    wrong: 200,
  },
  {
    id: 'comments-by-anybody',
    title: 'Takes comments and replies without a session.',
    kind: 'session',
    operations: ['createComment', 'createReply'],
    breaks: '401: there is no session.',
    fault: open(['createComment', 'createReply']),
    shows: seen('visitor', 'createComment', { path: { id: 90 }, json: { text: '누구일까요?' } }),
    right: 401,
    wrong: 200,
  },
  {
    id: 'setting-of-anybody',
    title: 'Saves the notification setting without a session.',
    kind: 'session',
    operations: ['saveNotificationSetting'],
    breaks: '401: there is no session.',
    fault: responses(['saveNotificationSetting'], 401, () => answer({ success: true })),
    shows: seen('visitor', 'saveNotificationSetting', { json: { enabled: true } }),
    right: 401,
    wrong: 200,
  },
  {
    id: 'vouchers-of-anybody',
    title: 'Lists what a user bought without a session: the userId suffices.',
    kind: 'session',
    operations: ['listMyGoods'],
    breaks: '401: there is no session.',
    fault: responses(['listMyGoods'], 401, (response, call) => {
      const userId = Number(call.url.searchParams.get('userId'));
      return userId > 0 && userId < 1e6 ? call.nextAs(userId) : response;
    }),
    shows: seen('visitor', 'listMyGoods', { query: { userId: 1 } }),
    right: 401,
    wrong: 200,
  },
  {
    id: 'any-cookie-will-do',
    title: 'Looks whether there is a session cookie, not what it says.',
    kind: 'session',
    operations: ['getSession', 'listOngoingChallenges', 'getExchange', 'listUpcomingChallenges'],
    breaks: '401: there is no session.',
    fault: responses(
      ['getSession', 'listOngoingChallenges', 'getExchange', 'listUpcomingChallenges'],
      401,
      (response, call) =>
        (call.header('cookie') ?? '').includes('SESSION=') ? call.nextAs(DEMO_USER) : response,
    ),
    shows: seen('visitor', 'getSession', { headers: { Cookie: 'SESSION=made-up' } }),
    right: 401,
    wrong: 200,
  },
  {
    id: 'feed-for-users-only',
    title: 'Asks for a session where visitors may read.',
    kind: 'session',
    operations: ['listLatestSpots', 'getSpot', 'listComments', 'listReplies', 'listEventBanners'],
    breaks: 'Visitors may call it; `likedByMe` then is false.',
    fault: on(
      ['listLatestSpots', 'getSpot', 'listComments', 'listReplies', 'listEventBanners'],
      async (call) =>
        (await call.viewer()) === undefined
          ? refusal(401, 'UNAUTHORIZED', '로그인이 필요해요.')
          : call.next(),
    ),
    shows: seen('visitor', 'listLatestSpots'),
    right: 200,
    wrong: 401,
  },
  {
    id: 'signed-out-and-still-in',
    title: 'Takes the cookie away and keeps the session: an old cookie still opens it.',
    kind: 'session',
    operations: ['signOut'],
    breaks: 'Ends the session and takes its cookie away.',
    fault: on(['signOut'], async (call) =>
      (await call.viewer()) === undefined
        ? call.next()
        : answer({ success: true }, 200, {
            'set-cookie': 'SESSION=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
          }),
    ),
    shows: async (probe) => {
      const user = await probe.user();
      const headers = { Cookie: `SESSION=${user.cookies.get('SESSION') ?? ''}` };
      await user.call('signOut');
      return (await user.call('getSession', { headers })).status;
    },
    right: 401,
    wrong: 200,
  },
  {
    id: 'replaced-session-goes-on',
    title: 'Starts a new session at login and keeps the one that it replaces.',
    kind: 'session',
    operations: ['login'],
    breaks: 'Visitors may call it; a session that exists is replaced.',
    fault: on(['login'], (call) => call.next({ headers: { cookie: undefined } })),
    shows: async (probe) => {
      const user = await probe.user();
      const headers = { Cookie: `SESSION=${user.cookies.get('SESSION') ?? ''}` };
      await user.call('login', { json: { email: user.email, password: PASSWORD } });
      return (await probe.visitor().call('getSession', { headers })).status;
    },
    right: 401,
    wrong: 200,
  },
  {
    id: 'visitor-likes-what-the-last-user-likes',
    title: 'Keeps the feed in a cache for everybody: visitors see the likes of whoever filled it.',
    kind: 'session',
    operations: ['listMostLikedSpots'],
    breaks: 'Visitors may call it; `likedByMe` then is false.',
    fault: answers(['listMostLikedSpots'], async (body, call) =>
      (await call.viewer()) === undefined ? change('content.*.likedByMe', () => true)(body) : body,
    ),
    shows: seen('visitor', 'listMostLikedSpots', { query: { size: 2 } }, 'content.*.likedByMe'),
    right: [false, false],
    wrong: [true, true],
  },
  {
    id: 'any-password-will-do',
    title: 'Looks only for the email.',
    kind: 'session',
    operations: ['login'],
    breaks: 'Email and password do not belong together.',
    fault: responses(['login'], 401, async (response, call, { db, clock }) => {
      const emailKey = emailKeyOf(textAt(await call.json(), 'email'));
      const user = await db.query.users.findFirst({ where: eq(users.emailKey, emailKey) });
      if (!user) return response;
      const token = await startSession(db, user.id, clock());
      const cookie = `SESSION=${token}; Path=/; HttpOnly; SameSite=Lax`;
      return answer({ success: true, message: '로그인되었습니다.' }, 200, { 'set-cookie': cookie });
    }),
    shows: seen('visitor', 'login', { json: { email: 'gamgyul@example.com', password: 'wrong-password' } }),
    right: 401,
    wrong: 200,
  },
  {
    id: 'tells-unknown-emails',
    title: 'Tells at login that there is no account with the email.',
    kind: 'broken rule',
    operations: ['login'],
    breaks: 'A wrong email and a wrong password get the same answer',
    fault: responses(['login'], 401, async (response, call, { db }) => {
      const emailKey = emailKeyOf(textAt(await call.json(), 'email'));
      const user = await db.query.users.findFirst({ where: eq(users.emailKey, emailKey) });
      return user ? response : refusal(401, 'UNKNOWN_EMAIL', '가입되지 않은 이메일입니다.');
    }),
    shows: seen(
      'visitor',
      'login',
      { json: { email: 'nobody-at-all@example.com', password: 'wrong-password' } },
      'message',
    ),
    right: '이메일 또는 비밀번호가 일치하지 않습니다.',
    wrong: '가입되지 않은 이메일입니다.',
  },
  {
    id: 'new-password-ends-the-session',
    title: 'Ends every session of the user with a new password, the present one too.',
    kind: 'session',
    operations: ['resetPassword'],
    breaks: 'The session goes on. The new password travels in the query string',
    fault: on(['resetPassword'], async (call, { db }) => {
      const userId = await call.viewer();
      const response = await call.next();
      if (response.ok && userId !== undefined) await db.delete(sessions).where(eq(sessions.userId, userId));
      return response;
    }),
    shows: async (probe) => {
      const user = await probe.user();
      await user.call('resetPassword', { query: { email: user.email, newPassword: 'spring-98' } });
      return (await user.call('getSession')).status;
    },
    right: 200,
    wrong: 401,
  },
  {
    id: 'old-password-stays',
    title: 'Says that the password was changed and forgets to store it.',
    kind: 'broken rule',
    operations: ['resetPassword'],
    breaks: 'The new password counts from now on.',
    fault: on(['resetPassword'], async (call, { db }) => {
      const userId = (await call.viewer()) ?? 0;
      const before = await db.query.users.findFirst({ where: eq(users.id, userId) });
      const response = await call.next();
      await db
        .update(users)
        .set({ passwordHash: before?.passwordHash ?? null })
        .where(eq(users.id, userId));
      return response;
    }),
    shows: async (probe) => {
      const user = await probe.user();
      await user.call('resetPassword', { query: { email: user.email, newPassword: 'spring-98' } });
      return (await probe.visitor().call('login', { json: { email: user.email, password: 'spring-98' } }))
        .status;
    },
    right: 200,
    wrong: 401,
  },
  {
    id: 'password-of-anybody',
    title: 'Sets the password of whichever email the request names.',
    kind: 'somebody else’s',
    operations: ['resetPassword'],
    breaks: 'the email is that of its user, because otherwise anybody could take over any account.',
    fault: responses(['resetPassword'], 403, async (response, call, { db }) => {
      const emailKey = emailKeyOf(call.url.searchParams.get('email') ?? '');
      const user = await db.query.users.findFirst({ where: eq(users.emailKey, emailKey) });
      return user ? call.nextAs(user.id) : response;
    }),
    shows: async (probe) => {
      const victim = await probe.user();
      const query = { email: victim.email, newPassword: 'taken-98' };
      return (await (await probe.user()).call('resetPassword', { query })).status;
    },
    right: 403,
    wrong: 200,
  },
  {
    id: 'session-of-the-first',
    title: 'Keeps the answer of the session call in a cache: everybody is the first who asked.',
    kind: 'session',
    operations: ['getSession'],
    breaks: 'Gives the user of the session.',
    fault: remembering(
      () => new Map<string, Response>(),
      async (cache, call) => {
        if (call.operationId !== 'getSession' || (await call.viewer()) === undefined) return call.next();
        const known = cache.get(call.url.search);
        if (known) return known.clone();
        const response = await call.next();
        if (response.ok) cache.set(call.url.search, response.clone());
        return response;
      },
    ),
    shows: async (probe) => {
      await (await probe.demo()).call('getSession');
      const user = await probe.user();
      return at((await user.call('getSession')).body, 'data.nickname') === user.nickname;
    },
    right: true,
    wrong: false,
  },
];
