import * as z from 'zod/mini';

/** A variable that may be missing. An .env file that names it without a value gives an empty string: unset as well. */
function setting<Schema extends z.ZodMiniType>(schema: Schema) {
  const emptyAsUnset = z.transform((value: unknown) => (value === '' ? undefined : value));
  return z.optional(z.pipe(emptyAsUnset, z.optional(schema)));
}

const isWebAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text);
const webAddress = z.string().check(z.refine(isWebAddress, 'an http(s) address is expected'));
const addressOrPath = z
  .string()
  .check(
    z.refine(
      (text) => isWebAddress(text) || /^\/(?!\/)/.test(text),
      'an http(s) address or a path that begins with / is expected',
    ),
  );

const Environment = z.object({
  VITE_API_BASE_URL: setting(addressOrPath),
  VITE_KAKAO_JS_KEY: setting(z.string()),
  VITE_MAP_SDK_URL: setting(addressOrPath),
  VITE_SOCIAL_AUTHORIZE_URL: setting(webAddress),
  VITE_SOCIAL_CLIENT_ID: setting(z.string()),
  VITE_SOCIAL_REDIRECT_URI: setting(webAddress),
  VITE_ANDROID_ALERTS: setting(z.enum(['true', 'false'], 'true or false is expected')),
  VITE_CONTRACT_CHECK: setting(z.enum(['throw', 'report', 'off'], 'throw, report or off is expected')),
});

/** What the app is told from outside, read and checked by the build. */
export interface Settings {
  /** Where the API is, without a slash at the end; empty for the page's own origin. */
  apiBaseUrl: string;
  /** Kakao's JavaScript key for the map. */
  kakaoJsKey: string | undefined;
  /** Another address for the map script. */
  mapSdkUrl: string | undefined;
  socialAuthorizeUrl: string;
  /** Without it the social login is not set up. */
  socialClientId: string | undefined;
  /** Where the provider sends the browser back; without it, /auth/callback/kakao on the page's origin. */
  socialRedirectUri: string | undefined;
  /** Whether the Android app was built with google-services.json, which alerts need there. */
  hasAndroidAlerts: boolean;
  contractCheck: 'throw' | 'report' | 'off';
}

const KAKAO_AUTHORIZE_URL = 'https://kauth.kakao.com/oauth/authorize';

/**
 * Checks the variables of `.env.example` that begin with VITE_.
 * @throws an Error that names each wrong variable and what it should be
 */
export function readSettings(environment: Readonly<Record<string, unknown>>, production: boolean): Settings {
  const result = Environment.safeParse(environment);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings are wrong (see .env.example):\n${problems.join('\n')}`);
  }
  const variables = result.data;
  return {
    apiBaseUrl: (variables.VITE_API_BASE_URL ?? '').replace(/\/+$/, ''),
    kakaoJsKey: variables.VITE_KAKAO_JS_KEY,
    mapSdkUrl: variables.VITE_MAP_SDK_URL,
    socialAuthorizeUrl: variables.VITE_SOCIAL_AUTHORIZE_URL ?? KAKAO_AUTHORIZE_URL,
    socialClientId: variables.VITE_SOCIAL_CLIENT_ID,
    socialRedirectUri: variables.VITE_SOCIAL_REDIRECT_URI,
    hasAndroidAlerts: variables.VITE_ANDROID_ALERTS === 'true',
    contractCheck: variables.VITE_CONTRACT_CHECK ?? (production ? 'report' : 'throw'),
  };
}
