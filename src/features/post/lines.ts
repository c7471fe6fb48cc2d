/** Lines end where their writer ended them, and where the next word has no room. */
export const LINES = { whiteSpace: 'pre-line', textWrap: 'wrap' } as const;
