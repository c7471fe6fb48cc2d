/** A token of this server's own, and until when it is good, in milliseconds since 1970. */
interface Token {
  text: string;
  until: number;
}

export interface KeptToken {
  /** The token, made anew when its time is over. Who asks meanwhile gets the same one. */
  get(now: Date): Promise<string>;
  /** Whoever it was shown to does not take it. */
  drop(): void;
}

/** Keeps a token as long as it is good. */
export function keepToken(make: (now: Date) => Promise<Token>): KeptToken {
  let kept: Promise<Token> | undefined;
  return {
    async get(now) {
      const before = kept;
      const known = await before?.catch(() => undefined);
      if (known !== undefined && known.until > now.getTime()) return known.text;
      if (kept === before || kept === undefined) kept = make(now);
      return (await kept).text;
    },
    drop() {
      kept = undefined;
    },
  };
}
