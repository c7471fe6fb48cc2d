import { operations } from '../../generated/operations.ts';
import { jpegFile, newcomerOf, PROOF_URL, spotForm, withData } from '../kit/forms.ts';
import { at, listAt, numberAt } from '../kit/json.ts';
import type { OperationId } from '../kit/operation-id.ts';
import type { ReferenceServer } from '../kit/reference-server.ts';

interface CallOptions {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  json?: unknown;
  form?: FormData;
}

export interface TrafficAnswer {
  operationId: OperationId;
  status: number;
  headers: Headers;
  body: unknown;
}

interface Person {
  call(operationId: OperationId, options?: CallOptions): Promise<unknown>;
}

/** How long one answer may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * What two people and a visitor do with the product on one day: every operation, as the app calls it, and what the app
 * is told when something cannot be done. Nothing in it is meant to trap a server.
 *
 * @param baseUrlOf where a call goes: to the server, or to something before it
 * @param hear is told every answer
 */
export async function drive(
  server: ReferenceServer,
  baseUrlOf: (options: CallOptions) => string,
  hear: (answer: TrafficAnswer) => void,
): Promise<void> {
  const person = (): Person => {
    const cookies = new Map<string, string>();
    return {
      call: (operationId, options = {}) => ask(baseUrlOf(options), cookies, operationId, options, hear),
    };
  };
  const visitor = person();
  const [first, second] = [person(), person()];
  await visit(visitor);
  await signUp(person(), server);
  await socialSignUp(person(), server);
  await visitor.call('login', { json: { email: server.accounts[0].email, password: 'wrong-password' } });
  await first.call('login', { json: server.accounts[0] });
  await second.call('login', { json: server.accounts[1] });
  await shareSpots(first, second);
  await takeChallenges(first);
  await shop(first, second);
  await keepAccount(second, server.accounts[1]);
  await second.call('signOut');
  await second.call('getSession');
}

async function ask(
  baseUrl: string,
  cookies: Map<string, string>,
  operationId: OperationId,
  { path = {}, query = {}, json, form }: CallOptions,
  hear: (answer: TrafficAnswer) => void,
): Promise<unknown> {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`No operation ${operationId}`);
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  const url = new URL(place, baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method: operation.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(cookies.size > 0 ? { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
    },
    body: form ?? (json === undefined ? null : JSON.stringify(json)),
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  const body = parse(await response.text());
  hear({ operationId, status: response.status, headers: response.headers, body });
  return body;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

async function visit(visitor: Person): Promise<void> {
  await visitor.call('getSession');
  await visitor.call('listEventBanners');
  await visitor.call('listEventBanners', { query: { date: '2026-04-12' } });
  for (const page of [0, 1, 2, 3]) {
    await visitor.call('listLatestSpots', { query: { page, size: 20, sort: 'createdAt,DESC' } });
    await visitor.call('listMostLikedSpots', { query: { page, size: 20, sort: 'likeCount,DESC' } });
  }
  await visitor.call('getSpot', { path: { id: 101 } });
  await visitor.call('getSpot', { path: { id: 92 } });
  await visitor.call('getSpot', { path: { id: 999_999 } });
  for (const page of [0, 1]) {
    await visitor.call('listComments', { path: { id: 101 }, query: { page, size: 15 } });
    await visitor.call('listReplies', { path: { id: 101, commentId: 215 }, query: { page, size: 10 } });
  }
  await visitor.call('listReplies', { path: { id: 101, commentId: 218 } });
  await visitor.call('likeSpot', { path: { id: 101 } });
}

async function signUp(newcomer: Person, server: ReferenceServer): Promise<void> {
  const email = 'traffic@example.com';
  await newcomer.call('checkEmail', { query: { email: server.accounts[0].email } });
  await newcomer.call('checkEmail', { query: { email } });
  await newcomer.call('sendVerificationCode', { json: { email } });
  const mails = parse(await (await fetch(`${server.url}${server.outboxPath}`)).text());
  const code = /\d{6}/.exec(JSON.stringify(at(mails, '0.text')) ?? '')?.[0] ?? '000000';
  await newcomer.call('verifyEmailCode', { json: { email, code: code === '123456' ? '654321' : '123456' } });
  await newcomer.call('verifyEmailCode', { json: { email, code } });
  await newcomer.call('registerPassword', { json: { email, password: 'spring-98' } });
  await newcomer.call('checkNickname', { query: { nickname: '감귤이' } });
  await newcomer.call('checkNickname', { query: { nickname: '유채바람' } });
  const form = withData(new FormData(), { email, ...newcomerOf('유채바람') });
  form.append('profile', jpegFile(), 'profile.jpg');
  await newcomer.call('completeRegistration', { form });
  await newcomer.call('getSession');
  await newcomer.call('listUpcomingChallenges');
  await newcomer.call('listMyGoods', { query: { userId: 2 } });
}

async function socialSignUp(newcomer: Person, { socialCodes }: ReferenceServer): Promise<void> {
  const [code = 'no-code'] = socialCodes;
  const path = { provider: 'kakao' };
  await newcomer.call('loginWithProvider', { path, query: { code: 'wrong' } });
  await newcomer.call('loginWithProvider', { path, query: { code } });
  await newcomer.call('completeProviderRegistration', { path, json: { code, ...newcomerOf('물영아리') } });
  await newcomer.call('getSession', { query: { fields: 'nickname,hallabong' } });
}

async function shareSpots(first: Person, second: Person): Promise<void> {
  const created = await first.call('createSpot', {
    form: spotForm({ themeId: 4, tag1: '일출', tag2: '썰물' }, [jpegFile()]),
  });
  const id = numberAt(created, 'data') || 101;
  const path = { id };
  await first.call('listLatestSpots');
  await first.call('getSpot', { path });
  for (let time = 0; time < 2; time += 1) {
    await second.call('likeSpot', { path });
    await second.call('getSpot', { path });
  }
  const comment = await second.call('createComment', {
    path,
    json: { text: '오늘 다녀왔는데 하늘이 정말 맑았어요! 🍊' },
  });
  const commentId = numberAt(comment, 'id') || 218;
  await first.call('createReply', { path: { id, commentId }, json: { text: '저도 내일 가요!' } });
  await first.call('listComments', { path });
  await first.call('listReplies', { path: { id, commentId } });
  for (let time = 0; time < 2; time += 1) {
    await second.call('unlikeSpot', { path });
    await second.call('getSpot', { path });
  }
  await second.call('createComment', { path: { id: 999_999 }, json: { text: '어디일까요?' } });
}

async function takeChallenges(first: Person): Promise<void> {
  await first.call('refreshUpcomingChallenges');
  const upcoming = await first.call('listUpcomingChallenges');
  await first.call('listOngoingChallenges');
  const completed = listAt(await first.call('listCompletedChallenges'), '');
  await first.call('listCompletedChallenges', { query: { lastId: numberAt(completed.at(-1), 'id') || 340 } });
  const id = numberAt(upcoming, '0.id') || 301;
  const place = {
    latitude: Number(at(upcoming, '0.latitude')),
    longitude: Number(at(upcoming, '0.longitude')),
  };
  const path = { id };
  await first.call('completeChallenge', { path, json: { ...place, proofUrl: PROOF_URL } });
  await first.call('startChallenge', { path, json: { latitude: 33.24083, longitude: 126.605983 } });
  await first.call('startChallenge', { path, json: place });
  await first.call('listOngoingChallenges');
  await first.call('listNearby', { query: { lat: 33.24083, lng: 126.605983, radiusKm: 3 } });
  await first.call('listNearby', { query: { lat: 10, lng: 10, radiusKm: 3 } });
  await first.call('searchMap', { query: { query: '쇠소깍' } });
  await first.call('searchMap', { query: { query: '아무데도없는곳' } });
  for (let time = 0; time < 2; time += 1) {
    await first.call('completeChallenge', { path, json: { ...place, proofUrl: PROOF_URL } });
  }
  await first.call('listCompletedChallenges');
  await first.call('startChallenge', { path: { id: 999_999 }, json: place });
}

async function shop(first: Person, second: Person): Promise<void> {
  for (const person of [first, second]) {
    await person.call('checkAttendance');
    await person.call('checkAttendance');
    await person.call('saveSteps', { json: { stepCount: 500 } });
    await person.call('saveSteps', { json: { stepCount: 400 } });
    await person.call('convertSteps', { json: { requestedPoints: 30 } });
    await person.call('listProducts', { query: { category: 'JEJU_TICON' } });
    await person.call('listProducts', { query: { category: 'GOODS' } });
    await person.call('getProduct', { path: { id: 414 } });
    await person.call('getProduct', { path: { id: 999_999 } });
    const session = await person.call('getSession');
    const userId = numberAt(session, 'data.userId') || 1;
    const bought = await person.call('exchangeProduct', { path: { id: 414 }, json: { userId } });
    await person.call('exchangeProduct', { path: { id: 404 }, json: { userId } });
    await person.call('exchangeProduct', { path: { id: 412 }, json: { userId } });
    const id = numberAt(bought, 'data.exchangeId') || 501;
    await person.call('getExchange', { path: { id } });
    await person.call('listMyGoods', { query: { userId } });
    await person.call('listMyProducts', { query: { userId } });
    for (let time = 0; time < 2; time += 1) await person.call('acceptExchange', { path: { id } });
    await person.call('getExchange', { path: { id } });
    await person.call('getSession');
  }
  await second.call('getExchange', { path: { id: 501 } });
  await second.call('getExchange', { path: { id: 999_999 } });
  await second.call('convertSteps', { json: { requestedPoints: 100 } });
}

async function keepAccount(
  second: Person,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await second.call('getNotificationSetting');
  for (const enabled of [false, true]) {
    await second.call('saveNotificationSetting', { json: { enabled } });
    await second.call('getNotificationSetting');
  }
  await second.call('saveThemes', { json: { themes: ['힐링', '자연'] } });
  await second.call('changeNickname', { query: { nickname: '감귤이' } });
  await second.call('changeNickname', { query: { nickname: '한라산오름지기' } });
  const form = new FormData();
  form.append('newProfileImage', jpegFile(), 'picture.jpg');
  await second.call('saveProfileImage', { form });
  await second.call('getSession');
  await second.call('deleteProfileImage');
  await second.call('deleteProfileImage');
  await second.call('getSession');
  await second.call('resetPassword', { query: { email, newPassword: 'autumn-98' } });
  await second.call('login', { json: { email, password: 'autumn-98' } });
  await second.call('login', { json: { email, password } });
  await second.call('getSession');
}
