import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess: 32 random bytes, safe in a cookie. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a secret that has enough randomness of its own. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
