/** An answer as it comes over the wire. */
export interface RawAnswer {
  status: number;
  /** The body as text. */
  data: string;
}
