/** Lines end where their writer ended them. */
export const LINES = { whiteSpace: 'pre-line' } as const;
