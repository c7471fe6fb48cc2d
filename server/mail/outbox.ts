import type { Mail, Mailer } from './mailer.ts';

export interface SentMail extends Mail {
  sentAt: string;
}

export interface Outbox extends Mailer {
  /** What was sent, the newest first. */
  list(): readonly SentMail[];
}

const KEPT_MAILS = 50;

/** Keeps mails instead of sending them: development reads them on a page, tests in the code. */
export function createOutbox(now: () => Date): Outbox {
  let mails: readonly SentMail[] = [];
  return {
    send: async (mail) => {
      mails = [{ ...mail, sentAt: now().toISOString() }, ...mails].slice(0, KEPT_MAILS);
    },
    list: () => mails,
  };
}
