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
    [{ PORT: '70000' }, 'PORT: a port from 0 to 65535 is expected'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL: an address that begins with postgres:// is expected'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL: an address that begins with smtp:// or smtps:// is expected'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: true or false is expected'],
    [{ NODE_ENV: 'production' }, 'SMTP_URL: production needs a mail server for verification codes'],
    [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID: is missing, other S3_ settings are there'],
    [{ SOCIAL_CLIENT_ID: 'id' }, 'SOCIAL_REDIRECT_URI: is missing, SOCIAL_CLIENT_ID is there'],
  ])('%j is refused by its name', (environment, problem) => {
    expect(() => readServerSettings(environment)).toThrow(problem);
  });
});
