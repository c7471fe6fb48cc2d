export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail. It rejects when the mail could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
