import type { Mailer } from './mailer.ts';

/** How patient the server is with a mail server, by nodemailer's names, in milliseconds. */
const PATIENCE = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** How long it may be silent within a mail. */
  socketTimeout: 10_000,
};

/** An address that says how patient to be; what it says already stays. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(PATIENCE)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}

/** Sends mail through the mail server of the settings. */
export async function createSmtpMailer(smtpUrl: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(withPatience(smtpUrl));
  return {
    send: async ({ to, subject, text }) => {
      try {
        // As an address, not as a text in which a comma would begin another one.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (error) {
        throw withoutMail(error);
      }
    },
  };
}

/**
 * The failure without what a mail server may quote of the mail, because failures are logged: its reply often repeats
 * the recipient. Only a connection that failed before any reply is told in full.
 */
function withoutMail(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The mail was not handed over.');
  const { code, command, response, responseCode } = detailsOf(error);
  const facts = [code, command, responseCode].filter(Boolean).join(', ');
  const reason = command === 'CONN' && !response ? `: ${error.message}` : '';
  return new Error(`The mail was not handed over (${facts})${reason}`);
}

function detailsOf(error: Error): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error));
}
