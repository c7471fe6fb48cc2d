import * as v from 'valibot';

/** An unset variable arrives as an empty string from an .env file that names it without a value. */
const emptyAsUnset = v.transform((value: unknown) => (value === '' ? undefined : value));

function setting<Value extends string>(schema: v.GenericSchema<string, Value>) {
  return v.optional(v.pipe(v.unknown(), emptyAsUnset, v.optional(v.pipe(v.string(), schema))));
}

const isWebAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text);
const webAddress = v.pipe(v.string(), v.check(isWebAddress, 'an http(s) address is expected'));
const addressOrPath = v.pipe(
  v.string(),
  v.check(
    (text) => isWebAddress(text) || /^\/(?!\/)/.test(text),
    'an http(s) address or a path that begins with / is expected',
  ),
);

const Environment = v.object({
  VITE_API_BASE_URL: setting(addressOrPath),
  VITE_KAKAO_JS_KEY: setting(v.string()),
  VITE_MAP_SDK_URL: setting(addressOrPath),
  VITE_SOCIAL_AUTHORIZE_URL: setting(webAddress),
  VITE_SOCIAL_CLIENT_ID: setting(v.string()),
  VITE_SOCIAL_REDIRECT_URI: setting(webAddress),
  VITE_CONTRACT_CHECK: setting(v.picklist(['throw', 'report', 'off'], 'throw, report or off is expected')),
});

/** What the app is told from outside, read and checked once at start. */
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
  contractCheck: 'throw' | 'report' | 'off';
}

const KAKAO_AUTHORIZE_URL = 'https://kauth.kakao.com/oauth/authorize';

/**
 * Checks the variables of `.env.example` that begin with VITE_.
 * @throws an Error that names each wrong variable and what it should be
 */
export function readSettings(environment: Readonly<Record<string, unknown>>, production: boolean): Settings {
  const result = v.safeParse(Environment, environment);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The settings are wrong (see .env.example):\n${problems.join('\n')}`);
  }
  const variables = result.output;
  return {
    apiBaseUrl: (variables.VITE_API_BASE_URL ?? '').replace(/\/+$/, ''),
    kakaoJsKey: variables.VITE_KAKAO_JS_KEY,
    mapSdkUrl: variables.VITE_MAP_SDK_URL,
    socialAuthorizeUrl: variables.VITE_SOCIAL_AUTHORIZE_URL ?? KAKAO_AUTHORIZE_URL,
    socialClientId: variables.VITE_SOCIAL_CLIENT_ID,
    socialRedirectUri: variables.VITE_SOCIAL_REDIRECT_URI,
    contractCheck: variables.VITE_CONTRACT_CHECK ?? (production ? 'report' : 'throw'),
  };
}
