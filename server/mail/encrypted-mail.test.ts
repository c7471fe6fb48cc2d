import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Node makes keys, but no certificates. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.warn('openssl is not installed: mail by TLS is not tested.');

const MAIL = { to: 'gamgyul@example.com', subject: '인증번호', text: '482913' };

describe.skipIf(!hasOpenssl)('mail by TLS', () => {
  let key: string;
  let certificate: string;
  let mailServer: SMTPServer;
  /** Of each mail, whether it came encrypted. */
  let received: boolean[];

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'dosaegi-tls-'));
    const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const names = 'subjectAltName=IP:127.0.0.1';
    const flags = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=mail.test'];
    execFileSync('openssl', [...flags, '-addext', names, '-keyout', keyFile, '-out', certificateFile], {
      stdio: 'pipe',
    });
    key = readFileSync(keyFile, 'utf8');
    certificate = readFileSync(certificateFile, 'utf8');
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    received = [];
  });

  afterEach(async () => {
    const closed = Promise.withResolvers<void>();
    mailServer.close(closed.resolve);
    await closed.promise;
  });

  /** Starts a mail server, and gives the host and port of its address. */
  async function start(options: SMTPServerOptions): Promise<string> {
    mailServer = new SMTPServer({
      key,
      cert: certificate,
      authOptional: true,
      ...options,
      onData(stream, { secure }, callback) {
        stream.resume().once('end', () => {
          received.push(secure);
          callback(null);
        });
      },
    });
    // Whoever does not trust it hangs up.
    mailServer.on('error', () => undefined);
    const listening = Promise.withResolvers<void>();
    mailServer.listen(0, '127.0.0.1', listening.resolve);
    await listening.promise;
    const address = mailServer.server.address();
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async function send(url: string): Promise<void> {
    const mailer = await createSmtpMailer(url, 'no-reply@dosaegi.example');
    await mailer.send(MAIL);
  }

  const trusting = () => `tls.ca=${encodeURIComponent(certificate)}`;

  it('mail by TLS goes to a server that speaks it from the beginning', async () => {
    await send(`smtps://${await start({ secure: true })}?${trusting()}`);
    expect(received).toEqual([true]);
  });

  it('mail by TLS goes to a server that offers it, by STARTTLS', async () => {
    await send(`smtp://${await start({})}?${trusting()}`);
    expect(received).toEqual([true]);
  });

  it.each([
    ['from the beginning', 'smtps', true],
    ['by STARTTLS', 'smtp', false],
  ])(
    'mail by TLS is not handed to a server whose certificate nobody vouches for, %s',
    async (_, scheme, secure) => {
      const address = await start({ secure });
      await expect(send(`${scheme}://${address}`)).rejects.toThrow('The mail was not handed over (E');
      expect(received).toEqual([]);
    },
  );

  it('mail by TLS that is required is not handed to a server that does not offer it', async () => {
    const address = await start({ disabledCommands: ['STARTTLS'] });
    await expect(send(`smtp://${address}?requireTLS=true`)).rejects.toThrow(
      'The mail was not handed over (ETLS',
    );
    expect(received).toEqual([]);
  });
});
