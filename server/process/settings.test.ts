import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readServerSettings } from './settings.ts';

const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: '도새기 <no-reply@dosaegi.example>' };

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
const pemOf = (key: typeof rsa) => key.export({ type: 'pkcs8', format: 'pem' });
const SECRET_LINE = /[A-Za-z0-9+/]{60}/;

const account = (changes: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({
    project_id: 'dosaegi',
    client_email: 'server@dosaegi.iam.example',
    private_key_id: 'key-1',
    private_key: pemOf(rsa),
    token_uri: 'https://oauth2.googleapis.com/token',
    ...changes,
  });
const APPLE = { APNS_KEY: pemOf(ec), APNS_KEY_ID: 'KEY', APNS_TEAM_ID: 'TEAM' };

/** The hops of a chain of addresses, the nearest first, that a setting trusts. */
const trusted = (TRUST_PROXY: string, chain: readonly string[]) => {
  const { trustProxy } = readServerSettings({ NODE_ENV: 'test', TRUST_PROXY });
  return chain.filter((address, hop) => trustProxy(address, hop));
};

it('the settings of the server have a working default each, also when .env names them without a value', () => {
  const settings = readServerSettings({ ...MAIL, NODE_ENV: '', PORT: '', DATABASE_URL: '', S3_BUCKET: '' });
  expect(settings).toMatchObject({
    mode: 'production',
    host: '127.0.0.1',
    port: 8080,
    dataDir: 'data',
    databaseUrl: undefined,
    s3: undefined,
    social: undefined,
    redisUrl: undefined,
  });
});

it.each([
  [undefined, 'production'],
  ['', 'production'],
  ['development', 'development'],
  ['test', 'development'],
  ['production', 'production'],
])('the settings of the server run the server as NODE_ENV says: %j', (NODE_ENV, mode) => {
  expect(readServerSettings({ NODE_ENV, ...MAIL }).mode).toBe(mode);
});

it.each([
  ['', []],
  ['0', []],
  ['1', ['10.0.0.9']],
  ['2', ['10.0.0.9', '203.0.113.7']],
  ['loopback', []],
  ['uniquelocal', ['10.0.0.9']],
  ['10.0.0.0/8, 203.0.113.7', ['10.0.0.9', '203.0.113.7']],
  ['192.168.0.0/16', []],
])('the settings of the server trust proxies by number or network: %j', (setting, expected) => {
  expect(trusted(setting, ['10.0.0.9', '203.0.113.7', '198.51.100.1'])).toEqual(expected);
});

it.each(['yes', 'true', '10.0.0.0/99', '-1', '1.5'])(
  'the settings of the server trust no proxy by %j',
  (TRUST_PROXY) => {
    expect(() => readServerSettings({ ...MAIL, TRUST_PROXY })).toThrow(
      'TRUST_PROXY: a number of proxies, such as 1, or their addresses and networks, such as loopback,10.0.0.0/8, is expected',
    );
  },
);

it('the settings of the server without NODE_ENV say that this is production, and what development has', () => {
  const missing = 'NODE_ENV: is missing, which means production; development has stand-ins for all of this';
  expect(() => readServerSettings({})).toThrow(missing);
  expect(() => readServerSettings({ NODE_ENV: '' })).toThrow(missing);
  expect(() => readServerSettings({ NODE_ENV: 'production' })).not.toThrow(missing);
});

it.each(['/map/sdk.js', 'https://maps.example/sdk.js', 'http://localhost:5000/sdk.js'])(
  'the settings of the server take %s as the address of the map script',
  (address) => {
    expect(readServerSettings({ NODE_ENV: 'test', VITE_MAP_SDK_URL: address }).mapSdkUrl).toBe(address);
  },
);

it.each([
  [{ PORT: '70000' }, 'PORT: a port from 0 to 65535 is expected'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL: an address that begins with postgres:// is expected'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL: an address that begins with smtp:// or smtps:// is expected'],
  [{ REDIS_URL: 'http://cache' }, 'REDIS_URL: an address that begins with redis:// or rediss:// is expected'],
  [{ SMTP_URL: '' }, 'SMTP_URL: production needs a mail server for verification codes'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM: production needs a sender for verification codes'],
  [{ NODE_ENV: 'prodution' }, 'NODE_ENV: development, test or production is expected'],
  [{ NODE_ENV: 'Production' }, 'NODE_ENV: development, test or production is expected'],
  [
    { VITE_MAP_SDK_URL: 'maps/sdk.js' },
    'VITE_MAP_SDK_URL: an http(s) address or a path that begins with / is expected',
  ],
  [
    { VITE_MAP_SDK_URL: '//maps.example/sdk.js' },
    'VITE_MAP_SDK_URL: an http(s) address or a path that begins with / is expected',
  ],
  [
    { VITE_MAP_SDK_URL: 'ftp://maps.example/sdk.js' },
    'VITE_MAP_SDK_URL: an http(s) address or a path that begins with / is expected',
  ],
  [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID: is missing, other S3_ settings are there'],
  [{ S3_REGION: 'ap-northeast-2' }, 'S3_BUCKET: is missing, other S3_ settings are there'],
  [{ SOCIAL_CLIENT_ID: 'id' }, 'SOCIAL_REDIRECT_URI: is missing, SOCIAL_CLIENT_ID is there'],
  [{ SOCIAL_CLIENT_SECRET: 's' }, 'SOCIAL_CLIENT_ID: is missing, SOCIAL_CLIENT_SECRET is there'],
  [
    { SOCIAL_REDIRECT_URI: 'https://dosaegi.example/auth/callback/kakao' },
    'SOCIAL_CLIENT_ID: is missing, SOCIAL_REDIRECT_URI is there',
  ],
  [
    { SOCIAL_TOKEN_URL: 'https://login.example/token' },
    'SOCIAL_CLIENT_ID: is missing, SOCIAL_TOKEN_URL is there',
  ],
  [
    { SOCIAL_PROFILE_URL: 'https://login.example/me' },
    'SOCIAL_CLIENT_ID: is missing, SOCIAL_PROFILE_URL is there',
  ],
  [{ VAPID_SUBJECT: 'mailto:a@b' }, 'VAPID_PUBLIC_KEY: is missing, other settings of alerts are there'],
  [{ FCM_HOST: 'fcm.example' }, 'FCM_SERVICE_ACCOUNT: is missing, FCM_HOST is there'],
  [{ FCM_SERVICE_ACCOUNT: account(), FCM_HOST: 'https://fcm.example/' }, 'FCM_HOST: a host is expected'],
  [
    { FCM_SERVICE_ACCOUNT: account({ token_uri: 'http://127.0.0.1:1/token' }) },
    'FCM_SERVICE_ACCOUNT: production takes a token_uri that begins with https://',
  ],
  [{ APNS_KEY: APPLE.APNS_KEY }, 'APNS_KEY_ID: is missing, other APNS_ settings are there'],
  [{ ...APPLE, APNS_TEAM_ID: '' }, 'APNS_TEAM_ID: is missing, other APNS_ settings are there'],
  [{ APNS_TOPIC: 'kr.dosaegi.app' }, 'APNS_KEY: is missing, other APNS_ settings are there'],
  [{ ...APPLE, APNS_HOST: 'https://apns.example' }, 'APNS_HOST: a host is expected'],
  [{ ...APPLE, APNS_HOST: 'apns.example,' }, 'APNS_HOST: a host is expected'],
  [
    { VITE_API_BASE_URL: 'api.example' },
    'VITE_API_BASE_URL: an http(s) address or a path that begins with / is expected',
  ],
])('the settings of the server: %j is refused by its name', (environment, problem) => {
  expect(() => readServerSettings({ ...MAIL, ...environment })).toThrow(problem);
});

it.each([
  ['FCM_SERVICE_ACCOUNT', '/nowhere/account.json'],
  ['FCM_SERVICE_ACCOUNT', '{ "project_id": '],
  ['FCM_SERVICE_ACCOUNT', account({ private_key: pemOf(ec) })],
  ['FCM_SERVICE_ACCOUNT', account({ private_key: pemOf(rsa).slice(0, 200) })],
  ['FCM_SERVICE_ACCOUNT', account({ token_uri: 'http://oauth2.example/token' })],
  ['FCM_SERVICE_ACCOUNT', account({ project_id: '../other' })],
  ['APNS_KEY', '/nowhere/AuthKey.p8'],
  ['APNS_KEY', pemOf(rsa)],
  ['APNS_KEY', pemOf(ec).slice(0, 100)],
])('the settings of the server refuse a wrong %s, and tell nothing of it', (name, value) => {
  const read = () => readServerSettings({ NODE_ENV: 'test', ...APPLE, [name]: value });
  expect(read).toThrow(new RegExp(`${name}: the (JSON|text) of `));
  expect(read).not.toThrow(SECRET_LINE);
});

it('the settings of the server take keys of alerts as texts and as files, and hand them on as what nobody can print', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dosaegi-keys-'));
  const files = { account: join(folder, 'account.json'), key: join(folder, 'AuthKey.p8') };
  writeFileSync(files.account, account());
  writeFileSync(files.key, APPLE.APNS_KEY);
  const asTexts = readServerSettings({ ...MAIL, ...APPLE, FCM_SERVICE_ACCOUNT: account() });
  const asFiles = readServerSettings({
    ...MAIL,
    ...APPLE,
    APNS_KEY: files.key,
    FCM_SERVICE_ACCOUNT: files.account,
  });
  rmSync(folder, { recursive: true });
  for (const { fcm, apns } of [asTexts, asFiles]) {
    expect(fcm).toMatchObject({
      origin: 'https://fcm.googleapis.com',
      account: { projectId: 'dosaegi', tokenUri: 'https://oauth2.googleapis.com/token' },
    });
    expect(apns).toMatchObject({
      origins: ['https://api.push.apple.com', 'https://api.sandbox.push.apple.com'],
      keyId: 'KEY',
      teamId: 'TEAM',
      topic: 'kr.dosaegi.app',
    });
    expect(JSON.stringify([fcm, apns])).not.toMatch(SECRET_LINE);
  }
});

it('the settings of the server send alerts in the clear to a stand-in on this machine alone, and never in production', () => {
  const wanted = { ...MAIL, ...APPLE, FCM_SERVICE_ACCOUNT: account() };
  const origins = (NODE_ENV: string, host: string) => {
    const { fcm, apns } = readServerSettings({ ...wanted, NODE_ENV, FCM_HOST: host, APNS_HOST: host });
    return [fcm?.origin, ...(apns?.origins ?? [])];
  };
  expect(origins('test', '127.0.0.1:9000')).toEqual(Array(2).fill('http://127.0.0.1:9000'));
  expect(origins('test', 'push.example')).toEqual(Array(2).fill('https://push.example'));
  expect(origins('production', '127.0.0.1:9000')).toEqual(Array(2).fill('https://127.0.0.1:9000'));
});
