import type { KeyObject } from 'node:crypto';
import proxyAddr from 'proxy-addr';
import * as z from 'zod/mini';
import { BRAND_NAME } from '../../src/domain/brand.ts';
import { readAppleKey, readGoogleAccount, type GoogleAccount } from './alert-keys.ts';
import { isLoopback } from './loopback.ts';

/** An unset variable arrives as an empty string from an .env file that names it without a value. */
const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);

function setting<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(emptyAsUnset), z.optional(schema));
}

const webAddress = z.url({ protocol: /^https?$/, error: 'an http(s) address is expected' });
const addressOrPath = z.string().check(
  z.refine((value) => /^\/(?!\/)/.test(value) || webAddress.safeParse(value).success, {
    error: 'an http(s) address or a path that begins with / is expected',
  }),
);
const text = z.string();

const wholeNumber = (least: number, most: number) =>
  z.string().check(
    z.refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: `a whole number from ${least} to ${most} is expected`,
    }),
  );

const port = z.string().check(
  z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, {
    error: 'a port from 0 to 65535 is expected',
  }),
);

const isHost = (value: string) => URL.parse(`https://${value}`)?.host === value;
const hostAndPort = z
  .string()
  .check(z.refine(isHost, { error: 'a host is expected, with its port unless that is the usual one' }));
const splitList = (value: string) => value.split(',').map((part) => part.trim());
const hostsAndPorts = z.string().check(
  z.refine((value) => splitList(value).every(isHost), {
    error: 'a host is expected, or some with commas, each with its port unless that is the usual one',
  }),
);

const Environment = z.object({
  // A mistyped production would open the stand-ins of development.
  NODE_ENV: setting(
    z.enum(['development', 'test', 'production'], { error: 'development, test or production is expected' }),
  ),
  HOST: setting(text),
  PORT: setting(port),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgres:// is expected' }),
  ),
  DATABASE_POOL_SIZE: setting(wholeNumber(1, 500)),
  DRAIN_SECONDS: setting(wholeNumber(0, 300)),
  DATA_DIR: setting(text),
  SITE_URL: setting(webAddress),
  TRUST_PROXY: setting(
    z.string().check(
      z.refine((value) => readTrust(value) !== undefined, {
        error:
          'a number of proxies, such as 1, or their addresses and networks, such as loopback,10.0.0.0/8, is expected',
      }),
    ),
  ),
  REDIS_URL: setting(
    z.url({ protocol: /^rediss?$/, error: 'an address that begins with redis:// or rediss:// is expected' }),
  ),
  METRICS_HOST: setting(text),
  METRICS_PORT: setting(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(webAddress),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'an address that begins with smtp:// or smtps:// is expected' }),
  ),
  MAIL_FROM: setting(text),
  S3_ENDPOINT: setting(webAddress),
  S3_REGION: setting(text),
  S3_BUCKET: setting(text),
  S3_ACCESS_KEY_ID: setting(text),
  S3_SECRET_ACCESS_KEY: setting(text),
  SOCIAL_CLIENT_ID: setting(text),
  SOCIAL_CLIENT_SECRET: setting(text),
  SOCIAL_REDIRECT_URI: setting(webAddress),
  SOCIAL_TOKEN_URL: setting(webAddress),
  SOCIAL_PROFILE_URL: setting(webAddress),
  VAPID_PUBLIC_KEY: setting(text),
  VAPID_PRIVATE_KEY: setting(text),
  VAPID_SUBJECT: setting(
    z.string().check(
      z.refine((value) => /^(mailto:.+@.+|https:\/\/.+)$/.test(value), {
        error: 'an address that begins with mailto: or https:// is expected',
      }),
    ),
  ),
  PUSH_HOSTS: setting(text),
  FCM_SERVICE_ACCOUNT: setting(
    z.string().check(
      z.refine((value) => readGoogleAccount(value) !== undefined, {
        error: 'the JSON of a Google service account, or the path of a file with it, is expected',
      }),
    ),
  ),
  FCM_HOST: setting(hostAndPort),
  APNS_KEY: setting(
    z.string().check(
      z.refine((value) => readAppleKey(value) !== undefined, {
        error: 'the text of a .p8 file of Apple, or its path, is expected',
      }),
    ),
  ),
  APNS_KEY_ID: setting(text),
  APNS_TEAM_ID: setting(text),
  APNS_TOPIC: setting(text),
  APNS_HOST: setting(hostsAndPorts),
  VITE_API_BASE_URL: setting(addressOrPath),
  VITE_KAKAO_JS_KEY: setting(text),
  VITE_MAP_SDK_URL: setting(addressOrPath),
});

type Variables = z.output<typeof Environment>;

/**
 * Whether an address is that of a proxy whose word counts.
 * @param hop how many proxies stand between this server and the address: 0 for who is connected
 */
export type ProxyTrust = (address: string, hop: number) => boolean;

const trustNobody: ProxyTrust = () => false;

/** Which proxies a setting trusts, by their number or their networks; undefined for what says neither. */
function readTrust(value: string): ProxyTrust | undefined {
  if (/^\s*\d{1,2}\s*$/.test(value)) return (_, hop) => hop < Number(value);
  try {
    return proxyAddr.compile(value.split(',').map((network) => network.trim()));
  } catch {
    return undefined;
  }
}

/** Object storage that speaks S3. */
export interface S3Settings {
  /** None for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The provider of the social login, as its client. */
export interface SocialSettings {
  clientId: string;
  clientSecret: string | undefined;
  /** Where the browser is sent back with the code; the provider compares it. */
  redirectUri: string;
  tokenUrl: string;
  profileUrl: string;
}

/** Who sends alerts, and through whom. */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to. */
  subject: string;
  /** The push services that are sent to; one that begins with a dot stands for every host beneath. */
  hosts: readonly string[];
}

/** The push services of the browsers that there are. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Who sends alerts to the native app on Android: Firebase Cloud Messaging. */
export interface FcmSettings {
  /** Where it takes them: scheme, host and port. */
  origin: string;
  account: GoogleAccount;
}

/** Who sends alerts to the native app on iOS: the Apple Push Notification service. */
export interface ApnsSettings {
  /** Where it takes them, each with scheme, host and port: whoever does not know a token leaves it to the next one. */
  origins: readonly string[];
  key: KeyObject;
  keyId: string;
  teamId: string;
  /** The app's id. */
  topic: string;
}

/** Where something is listened on. */
export interface ListenAddress {
  host: string;
  port: number;
}

/** What the server is told from outside, read and checked once at start. */
export interface ServerSettings {
  /** Development has stand-ins for mail and social login; production has not. */
  mode: 'development' | 'production';
  host: string;
  port: number;
  /** None for the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** How many connections to PostgreSQL this process has at most. */
  databasePoolSize: number;
  /** How long the server goes on answering when it is told to stop, and says on /readyz that it will, in milliseconds. */
  drainMs: number;
  /** Where Prometheus asks for metrics; none for no metrics. */
  metrics: ListenAddress | undefined;
  /** Whether traces are sent; the SDK of OpenTelemetry reads its own variables for where and how. */
  isTraced: boolean;
  dataDir: string;
  /** The origins that pages of this product come from, besides the address a request was sent to. */
  siteOrigin: string | undefined;
  /** Which proxies in front tell the client's address and scheme in X-Forwarded-* headers. */
  trustProxy: ProxyTrust;
  /** Where attempts are counted for all processes; none for the database or, where it is embedded, the memory. */
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  s3: S3Settings | undefined;
  social: SocialSettings | undefined;
  /** None: this server sends no alerts to browsers. */
  push: PushSettings | undefined;
  /** None: this server sends no alerts to the native app on Android. */
  fcm: FcmSettings | undefined;
  /** None: this server sends no alerts to the native app on iOS. */
  apns: ApnsSettings | undefined;
  /** Where the served app asks for its API and pictures, if elsewhere: an address, or a path of this server. */
  apiBaseUrl: string | undefined;
  /** Whether the served app uses Kakao's map. */
  kakaoMap: boolean;
  /** Another address of the map script, if any. */
  mapSdkUrl: string | undefined;
}

/**
 * Checks the variables of `.env.example` that the server reads.
 * @throws an Error that names each wrong variable and what it should be
 */
export function readServerSettings(environment: Readonly<Record<string, unknown>>): ServerSettings {
  const result = Environment.safeParse(environment);
  const problems = result.success
    ? findGaps(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!result.success || problems.length > 0) {
    throw new Error(`The settings are wrong (see .env.example):\n${problems.join('\n')}`);
  }
  const variables = result.data;
  return {
    mode: isProduction(variables) ? 'production' : 'development',
    host: variables.HOST ?? '127.0.0.1',
    port: Number(variables.PORT ?? '8080'),
    databaseUrl: variables.DATABASE_URL,
    databasePoolSize: Number(variables.DATABASE_POOL_SIZE ?? '20'),
    drainMs: Number(variables.DRAIN_SECONDS ?? '0') * 1000,
    metrics: readMetrics(variables),
    isTraced: variables.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    dataDir: variables.DATA_DIR ?? 'data',
    siteOrigin: variables.SITE_URL === undefined ? undefined : new URL(variables.SITE_URL).origin,
    trustProxy: readTrust(variables.TRUST_PROXY ?? '') ?? trustNobody,
    redisUrl: variables.REDIS_URL,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? `${BRAND_NAME} <no-reply@localhost>`,
    s3: readS3(variables),
    social: readSocial(variables),
    push: readPush(variables),
    fcm: readFcm(variables),
    apns: readApns(variables),
    apiBaseUrl: variables.VITE_API_BASE_URL,
    kakaoMap: variables.VITE_KAKAO_JS_KEY !== undefined,
    mapSdkUrl: variables.VITE_MAP_SDK_URL,
  };
}

/** Who says nothing is in production: its opposite gives everybody the demo account and all mails. */
const isProduction = ({ NODE_ENV }: Variables) => NODE_ENV === undefined || NODE_ENV === 'production';

/** Settings that are right one by one and do not fit together. */
function findGaps(variables: Variables): string[] {
  return [
    ...(isProduction(variables) ? findProductionGaps(variables) : []),
    ...(variables.METRICS_HOST !== undefined && variables.METRICS_PORT === undefined
      ? ['METRICS_PORT: is missing, METRICS_HOST is there']
      : []),
    ...findS3Gaps(variables),
    ...findPushGaps(variables),
    ...findFcmGaps(variables),
    ...findApnsGaps(variables),
    ...findSocialGaps(variables),
  ];
}

function findProductionGaps({ NODE_ENV, SMTP_URL, MAIL_FROM }: Variables): string[] {
  const problems: string[] = [];
  if (SMTP_URL === undefined) {
    problems.push('SMTP_URL: production needs a mail server for verification codes');
  }
  if (MAIL_FROM === undefined) problems.push('MAIL_FROM: production needs a sender for verification codes');
  if (problems.length > 0 && NODE_ENV === undefined) {
    problems.push('NODE_ENV: is missing, which means production; development has stand-ins for all of this');
  }
  return problems;
}

function findS3Gaps(variables: Variables): string[] {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => variables[name] === undefined);
  const others = [variables.S3_ENDPOINT, variables.S3_REGION];
  const isWanted = missing.length < names.length || others.some((value) => value !== undefined);
  return isWanted ? missing.map((name) => `${name}: is missing, other S3_ settings are there`) : [];
}

function findSocialGaps(variables: Variables): string[] {
  if (variables.SOCIAL_CLIENT_ID !== undefined) {
    return variables.SOCIAL_REDIRECT_URI === undefined
      ? ['SOCIAL_REDIRECT_URI: is missing, SOCIAL_CLIENT_ID is there']
      : [];
  }
  const others = [
    'SOCIAL_CLIENT_SECRET',
    'SOCIAL_REDIRECT_URI',
    'SOCIAL_TOKEN_URL',
    'SOCIAL_PROFILE_URL',
  ] as const;
  const present = others.filter((name) => variables[name] !== undefined);
  return present.map((name) => `SOCIAL_CLIENT_ID: is missing, ${name} is there`);
}

/** Nothing in there is a secret of a person, and nobody but the operators needs it: this machine alone by default. */
function readMetrics({ METRICS_HOST, METRICS_PORT }: Variables): ListenAddress | undefined {
  if (METRICS_PORT === undefined) return undefined;
  return { host: METRICS_HOST ?? '127.0.0.1', port: Number(METRICS_PORT) };
}

function findPushGaps(variables: Variables): string[] {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  const missing = names.filter((name) => variables[name] === undefined);
  const isWanted = missing.length < names.length || variables.PUSH_HOSTS !== undefined;
  return isWanted ? missing.map((name) => `${name}: is missing, other settings of alerts are there`) : [];
}

function readPush(variables: Variables): PushSettings | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = variables;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return undefined;
  const hosts = variables.PUSH_HOSTS === undefined ? PUSH_HOSTS : splitList(variables.PUSH_HOSTS);
  return { publicKey, privateKey, subject, hosts };
}

/** A host of the settings: over https, but for a stand-in on this machine, which production has not. */
function originOf(host: string, variables: Variables): string {
  const isStandIn = !isProduction(variables) && isLoopback(new URL(`https://${host}`).hostname);
  return `${isStandIn ? 'http' : 'https'}://${host}`;
}

function findFcmGaps(variables: Variables): string[] {
  const { FCM_SERVICE_ACCOUNT, FCM_HOST } = variables;
  if (FCM_SERVICE_ACCOUNT === undefined) {
    return FCM_HOST === undefined ? [] : ['FCM_SERVICE_ACCOUNT: is missing, FCM_HOST is there'];
  }
  const isOpen = readGoogleAccount(FCM_SERVICE_ACCOUNT)?.tokenUri.startsWith('https://') !== true;
  return isProduction(variables) && isOpen
    ? ['FCM_SERVICE_ACCOUNT: production takes a token_uri that begins with https://']
    : [];
}

function readFcm(variables: Variables): FcmSettings | undefined {
  const { FCM_SERVICE_ACCOUNT, FCM_HOST = 'fcm.googleapis.com' } = variables;
  const account = FCM_SERVICE_ACCOUNT === undefined ? undefined : readGoogleAccount(FCM_SERVICE_ACCOUNT);
  return account && { origin: originOf(FCM_HOST, variables), account };
}

/** For apps from the store and TestFlight, and for those that Xcode has put on a phone. */
const APNS_HOSTS = 'api.push.apple.com,api.sandbox.push.apple.com';

function findApnsGaps(variables: Variables): string[] {
  const names = ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID'] as const;
  const missing = names.filter((name) => variables[name] === undefined);
  const others = [variables.APNS_TOPIC, variables.APNS_HOST];
  const isWanted = missing.length < names.length || others.some((value) => value !== undefined);
  return isWanted ? missing.map((name) => `${name}: is missing, other APNS_ settings are there`) : [];
}

function readApns(variables: Variables): ApnsSettings | undefined {
  const { APNS_KEY, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId } = variables;
  const { APNS_TOPIC: topic = 'kr.dosaegi.app', APNS_HOST = APNS_HOSTS } = variables;
  const key = APNS_KEY === undefined ? undefined : readAppleKey(APNS_KEY);
  if (key === undefined || keyId === undefined || teamId === undefined) return undefined;
  const origins = splitList(APNS_HOST).map((host) => originOf(host, variables));
  return { origins, key, keyId, teamId, topic };
}

function readS3(variables: Variables): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = variables;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    endpoint: variables.S3_ENDPOINT,
    region: variables.S3_REGION ?? 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
  };
}

function readSocial(variables: Variables): SocialSettings | undefined {
  const { SOCIAL_CLIENT_ID: clientId, SOCIAL_REDIRECT_URI: redirectUri } = variables;
  if (clientId === undefined || redirectUri === undefined) return undefined;
  return {
    clientId,
    clientSecret: variables.SOCIAL_CLIENT_SECRET,
    redirectUri,
    tokenUrl: variables.SOCIAL_TOKEN_URL ?? 'https://kauth.kakao.com/oauth/token',
    profileUrl: variables.SOCIAL_PROFILE_URL ?? 'https://kapi.kakao.com/v2/user/me',
  };
}
