import { Camera } from '@capacitor/camera';
import { Geolocation } from '@capacitor/geolocation';
import { PushNotifications } from '@capacitor/push-notifications';
import type { PermissionName, PermissionResult, PermissionsPort } from '../permissions/permissions';
import { answerWithin, codeOf } from './answer-within';

/** How long a look at a permission may take, and how long a user may think about a question, in milliseconds. */
const LOOK_LIMIT_MS = 5_000;
const QUESTION_LIMIT_MS = 120_000;

const LOOKS: Readonly<Record<PermissionName, () => Promise<string>>> = {
  notification: async () => (await PushNotifications.checkPermissions()).receive,
  camera: async () => (await Camera.checkPermissions()).camera,
  location: async () => (await Geolocation.checkPermissions()).location,
};

const QUESTIONS: Readonly<Record<PermissionName, () => Promise<string>>> = {
  notification: async () => (await PushNotifications.requestPermissions()).receive,
  camera: async () => (await Camera.requestPermissions({ permissions: ['camera'] })).camera,
  location: async () => (await Geolocation.requestPermissions()).location,
};

/** {@link PermissionsPort} on the system's own questions. A permission whose plugin is missing is unsupported. */
export function createNativePermissions(): PermissionsPort {
  const query = async (name: PermissionName): Promise<PermissionResult | 'prompt'> => {
    try {
      const state = await answerWithin(LOOKS[name](), LOOK_LIMIT_MS);
      if (state === 'granted' || state === 'limited') return 'granted';
      return state === 'denied' ? 'denied' : 'prompt';
    } catch (error) {
      return codeOf(error) === 'UNIMPLEMENTED' ? 'unsupported' : 'prompt';
    }
  };
  return {
    query,
    async request(name) {
      const known = await query(name);
      if (known !== 'prompt') return known;
      const state = await answerWithin(QUESTIONS[name](), QUESTION_LIMIT_MS);
      return state === 'granted' || state === 'limited' ? 'granted' : 'denied';
    },
  };
}
