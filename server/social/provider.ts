/** Whom a social provider vouches for. */
export interface SocialAccount {
  /** The account's id at the provider. */
  subject: string;
  /** An email that the provider has verified. */
  email: string | undefined;
  nickname: string | undefined;
}

export interface SocialProvider {
  /** Trades an authorization code for the account behind it; undefined when the provider does not accept the code. */
  exchange(code: string): Promise<SocialAccount | undefined>;
}
