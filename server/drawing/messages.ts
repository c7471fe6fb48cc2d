/** What the server and the thread that draws tell each other. */
import * as z from 'zod/mini';

/** A page as it looks once its first data is there. */
export const DrawnPageSchema = z.object({
  html: z.string(),
  /** The rules of the style sheets that it needs. */
  css: z.string(),
  /** The attributes that it wants on the root element, as `useRootMark` sets them in the browser. */
  rootMarks: z.array(z.string()),
  /** What the app takes over instead of asking again: keys of queries with their data, in JSON. */
  state: z.string(),
});

export type DrawnPage = z.infer<typeof DrawnPageSchema>;

/** An answer of the API, its body as text. */
export interface RawAnswer {
  status: number;
  data: string;
}

export type ToThread =
  | { kind: 'draw'; id: number; address: string }
  /** Without an answer none could be had. */
  | { kind: 'answer'; question: number; answer: RawAnswer | undefined };

export type FromThread =
  | { kind: 'ask'; id: number; question: number; url: string }
  | { kind: 'drawn'; id: number; page: DrawnPage | undefined };
