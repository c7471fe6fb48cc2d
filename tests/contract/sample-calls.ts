import {
  deleteProfileImage,
  changeNickname,
  saveProfileImage,
  saveThemes,
} from '@generated/endpoints/account/account';
import { checkAttendance } from '@generated/endpoints/attendance/attendance';
import { login, loginWithProvider, resetPassword } from '@generated/endpoints/auth/auth';
import { listEventBanners } from '@generated/endpoints/banners/banners';
import {
  completeChallenge,
  listCompletedChallenges,
  listOngoingChallenges,
  listUpcomingChallenges,
  refreshUpcomingChallenges,
  startChallenge,
} from '@generated/endpoints/challenges/challenges';
import {
  createComment,
  createReply,
  listComments,
  listReplies,
} from '@generated/endpoints/comments/comments';
import { listNearby, searchMap } from '@generated/endpoints/map/map';
import {
  getNotificationSetting,
  saveNotificationSetting,
} from '@generated/endpoints/notification/notification';
import {
  acceptExchange,
  exchangeProduct,
  getExchange,
  getProduct,
  listMyGoods,
  listMyProducts,
  listProducts,
} from '@generated/endpoints/products/products';
import {
  deleteAccount,
  exportAccount,
  getAlertKey,
  signOut,
  subscribeToAlerts,
  unsubscribeFromAlerts,
} from '@generated/endpoints/proposed/proposed';
import {
  checkEmail,
  checkNickname,
  completeProviderRegistration,
  completeRegistration,
  registerPassword,
  sendVerificationCode,
  verifyEmailCode,
} from '@generated/endpoints/registration/registration';
import { getSession } from '@generated/endpoints/session/session';
import {
  createSpot,
  getSpot,
  likeSpot,
  listLatestSpots,
  listMostLikedSpots,
  unlikeSpot,
} from '@generated/endpoints/spots/spots';
import { convertSteps, saveSteps } from '@generated/endpoints/steps/steps';
import type { operations } from '@generated/operations';
import type { HttpOptions } from '@/api/http';

type OperationId = (typeof operations)[number]['operationId'];

const NEWCOMER = 'newcomer@example.com';
const ALERT_SUBSCRIPTION = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};
const JPEG = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' });
const POSITION = { latitude: 33.2522, longitude: 126.6235 };

/** One valid call of every operation, through the generated function that the app uses. */
export const sampleCalls: Record<OperationId, (options: HttpOptions) => Promise<unknown>> = {
  login: (options) => login({ email: 'gamgyul@example.com', password: 'jeju_2026' }, options),
  loginWithProvider: (options) => loginWithProvider('kakao', { code: 'kakao-code-new' }, options),
  resetPassword: (options) =>
    resetPassword({ email: 'gamgyul@example.com', newPassword: 'hallasan_1' }, options),
  checkEmail: (options) => checkEmail({ email: NEWCOMER }, options),
  sendVerificationCode: (options) => sendVerificationCode({ email: NEWCOMER }, options),
  verifyEmailCode: (options) => verifyEmailCode({ email: NEWCOMER, code: '482913' }, options),
  registerPassword: (options) => registerPassword({ email: NEWCOMER, password: 'jeju_2026' }, options),
  checkNickname: (options) => checkNickname({ nickname: '봄바람' }, options),
  completeRegistration: (options) =>
    completeRegistration(
      {
        data: {
          email: NEWCOMER,
          nickname: '봄바람',
          themes: ['힐링', '자연'],
          gender: 'FEMALE',
          birthYear: '1998',
          referrerNickname: '도새기',
        },
        profile: JPEG,
      },
      options,
    ),
  completeProviderRegistration: (options) =>
    completeProviderRegistration(
      'kakao',
      {
        code: 'kakao-code-new',
        nickname: '봄바람',
        themes: ['힐링'],
        gender: 'FEMALE',
        birthYear: '1998',
        referrerNickname: '도새기',
      },
      options,
    ),
  getSession: (options) => getSession({ fields: ['userId', 'nickname'] }, options),
  checkAttendance: (options) => checkAttendance(options),
  listLatestSpots: (options) => listLatestSpots({ page: 0, size: 20, sort: 'createdAt,DESC' }, options),
  listMostLikedSpots: (options) => listMostLikedSpots({ page: 0, size: 20, sort: 'likeCount,DESC' }, options),
  getSpot: (options) => getSpot(101, options),
  createSpot: (options) =>
    createSpot(
      {
        data: { name: '쇠소깍', description: '물빛이 곱다.', ...POSITION, themeId: 2, tag1: '물빛' },
        images: [JPEG, JPEG],
      },
      options,
    ),
  likeSpot: (options) => likeSpot(101, options),
  unlikeSpot: (options) => unlikeSpot(101, options),
  listEventBanners: (options) => listEventBanners({ date: '2026-04-12' }, options),
  listComments: (options) => listComments(101, { page: 0, size: 15 }, options),
  createComment: (options) => createComment(101, { text: '내일 가볼게요!' }, options),
  listReplies: (options) => listReplies(101, 201, { page: 0, size: 10 }, options),
  createReply: (options) => createReply(101, 201, { text: '조심히 다녀오세요.' }, options),
  listUpcomingChallenges: (options) => listUpcomingChallenges(options),
  listOngoingChallenges: (options) => listOngoingChallenges(options),
  listCompletedChallenges: (options) => listCompletedChallenges({ sort: 'latest', size: 20 }, options),
  startChallenge: (options) => startChallenge(301, POSITION, options),
  refreshUpcomingChallenges: (options) => refreshUpcomingChallenges(options),
  completeChallenge: (options) =>
    completeChallenge(311, { ...POSITION, proofUrl: 'data:image/jpeg;base64,/9j/2Q==' }, options),
  saveSteps: (options) => saveSteps({ stepCount: 4210 }, options),
  convertSteps: (options) => convertSteps({ requestedPoints: 10 }, options),
  listNearby: (options) => listNearby({ lat: 33.24083, lng: 126.605983, radiusKm: 3 }, options),
  searchMap: (options) => searchMap({ query: '쇠소깍' }, options),
  listProducts: (options) => listProducts({ category: 'JEJU_TICON' }, options),
  getProduct: (options) => getProduct(401, options),
  exchangeProduct: (options) => exchangeProduct(401, { userId: 1 }, options),
  listMyProducts: (options) => listMyProducts({ userId: 1 }, options),
  listMyGoods: (options) => listMyGoods({ userId: 1 }, options),
  getExchange: (options) => getExchange(501, options),
  acceptExchange: (options) => acceptExchange(501, options),
  getNotificationSetting: (options) => getNotificationSetting(options),
  saveNotificationSetting: (options) => saveNotificationSetting({ enabled: true }, options),
  saveThemes: (options) => saveThemes({ themes: ['자연'] }, options),
  changeNickname: (options) => changeNickname({ nickname: '한라산감귤이' }, options),
  saveProfileImage: (options) => saveProfileImage({ newProfileImage: JPEG }, options),
  deleteProfileImage: (options) => deleteProfileImage(options),
  signOut: (options) => signOut(options),
  deleteAccount: (options) => deleteAccount({ password: 'jeju_2026' }, options),
  exportAccount: (options) => exportAccount(options),
  getAlertKey: (options) => getAlertKey(options),
  subscribeToAlerts: (options) => subscribeToAlerts(ALERT_SUBSCRIPTION, options),
  unsubscribeFromAlerts: (options) =>
    unsubscribeFromAlerts({ endpoint: ALERT_SUBSCRIPTION.endpoint }, options),
};
