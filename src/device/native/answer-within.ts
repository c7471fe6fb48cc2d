/** A call to the system that did not answer in time. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/**
 * The answer of a call to the system. The native side may lose a call for good, such as when its screen was taken away.
 * @param limitMs how long it may take, in milliseconds
 * @throws a {@link NoAnswerError} after that
 */
export async function answerWithin<Answer>(call: Promise<Answer>, limitMs: number): Promise<Answer> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new NoAnswerError(`No answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([call, tooLate]);
  } finally {
    clearTimeout(limit);
  }
}

/** The code of a plugin's error; empty when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
