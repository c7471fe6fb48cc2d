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
    expect(readServerSettings({ NODE_ENV, SMTP_URL: 'smtp://localhost' }).mode).toBe(mode);
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
    [{ SOCIAL_CLIENT_ID: 'id' }, 'SOCIAL_REDIRECT_URI: is missing, SOCIAL_CLIENT_ID is there'],
  ])('%j is refused by its name', (environment, problem) => {
    expect(() => readServerSettings(environment)).toThrow(problem);
  });
});
