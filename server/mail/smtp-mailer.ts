import type { Mailer } from './mailer.ts';

/** Sends mail through the mail server of the settings. */
export async function createSmtpMailer(smtpUrl: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl);
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
