import { describe, expect, it } from 'vitest';
import { readServerSettings } from './settings.ts';

describe('the settings of the server', () => {
  it('have a working default each, also when .env names them without a value', () => {
    const settings = readServerSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '', S3_BUCKET: '' });
    expect(settings).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 8080,
      dataDir: 'data',
      databaseUrl: undefined,
      smtpUrl: undefined,
      s3: undefined,
      social: undefined,
      trustProxy: false,
    });
  });

  it.each([
    [undefined, 'development'],
    ['', 'development'],
    ['development', 'development'],
    ['test', 'development'],
    ['production', 'production'],
  ])('run the server as NODE_ENV says: %j', (NODE_ENV, mode) => {
    const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: '도새기 <no-reply@dosaegi.example>' };
    expect(readServerSettings({ NODE_ENV, ...mail }).mode).toBe(mode);
  });

  it.each(['/map/sdk.js', 'https://maps.example/sdk.js', 'http://localhost:5000/sdk.js'])(
    'take %s as the address of the map script',
    (address) => {
      expect(readServerSettings({ VITE_MAP_SDK_URL: address }).mapSdkUrl).toBe(address);
    },
  );

  it.each([
    [{ PORT: '70000' }, 'PORT: a port from 0 to 65535 is expected'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL: an address that begins with postgres:// is expected'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL: an address that begins with smtp:// or smtps:// is expected'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: true or false is expected'],
    [{ NODE_ENV: 'production' }, 'SMTP_URL: production needs a mail server for verification codes'],
    [{ NODE_ENV: 'production' }, 'MAIL_FROM: production needs a sender for verification codes'],
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
    [
      { VITE_API_BASE_URL: 'api.example' },
      'VITE_API_BASE_URL: an http(s) address or a path that begins with / is expected',
    ],
  ])('%j is refused by its name', (environment, problem) => {
    expect(() => readServerSettings(environment)).toThrow(problem);
  });
});

describe('a server that others reach', () => {
  const PUBLIC = [
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is true'],
    [{ SITE_URL: 'https://dosaegi.example' }, 'SITE_URL is an https address'],
    [{ HOST: '0.0.0.0' }, 'HOST is not an address of this machine alone'],
    [{ HOST: '::' }, 'HOST is not an address of this machine alone'],
    [{ HOST: '192.168.0.5' }, 'HOST is not an address of this machine alone'],
  ] as const;

  it.each(PUBLIC)('is no development server by oversight: %j', (environment, reason) => {
    const problem = `NODE_ENV: is missing, and ${reason}. production is for real users; development gives everybody the demo account and all mails`;
    expect(() => readServerSettings(environment)).toThrow(problem);
    expect(() => readServerSettings({ ...environment, NODE_ENV: '' })).toThrow(problem);
  });

  it.each(PUBLIC)('is one where NODE_ENV says so: %j', (environment) => {
    expect(readServerSettings({ ...environment, NODE_ENV: 'development' }).mode).toBe('development');
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '127.0.0.1' },
    { HOST: '127.0.1.1' },
    { HOST: '::1' },
    { SITE_URL: 'http://localhost:5173' },
    { TRUST_PROXY: 'false' },
  ])('is not one with %j', (environment) => {
    expect(readServerSettings(environment).mode).toBe('development');
  });
});
