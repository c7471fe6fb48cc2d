import { createToken } from '../secrets/tokens.ts';
import type { SocialAccount, SocialProvider } from './provider.ts';

export interface StandInProvider extends SocialProvider {
  /** The people whom its page offers. */
  accounts: readonly SocialAccount[];
  /** Makes a code for one of them, to be taken once; undefined for nobody. */
  authorize(subject: string): string | undefined;
}

/** A social provider of the development server's own: nobody needs an account anywhere. */
export function createStandInProvider(): StandInProvider {
  const accounts: readonly SocialAccount[] = [
    { subject: 'stand-in-1', email: 'newcomer.social@example.com', nickname: '봄바람' },
    { subject: 'stand-in-2', email: 'walker.social@example.com', nickname: '올레꾼' },
    { subject: 'stand-in-3', email: undefined, nickname: undefined },
  ];
  const codes = new Map<string, SocialAccount>();
  return {
    accounts,
    authorize(subject) {
      const account = accounts.find((known) => known.subject === subject);
      if (account === undefined) return undefined;
      const code = createToken();
      codes.set(code, account);
      return code;
    },
    async exchange(code) {
      const account = codes.get(code);
      codes.delete(code);
      return account;
    },
  };
}
