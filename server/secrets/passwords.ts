import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BLOCK_SIZE = 8;
const PARALLELISM = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Passwords of one user that are set or asked for again: each one is costly to hash. */
export const PASSWORD_LIMIT = { max: 20, windowMs: 5 * 60_000 };

/** scrypt's N outside of tests: about 32 MB of memory and a quarter of a second for one password. */
export const PASSWORD_COST = 32_768;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const maxmem = 2 * 128 * BLOCK_SIZE * (cost + PARALLELISM);
  const parameters = { N: cost, r: BLOCK_SIZE, p: PARALLELISM, maxmem };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, parameters, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** What is stored in place of a password: the cost, a salt of its own and the key derived from both. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password is the one that was stored. Without a stored one it takes as long as with one, so that the time of
 * a failed login does not tell whether the account exists.
 *
 * @param cost that of new hashes, for the work done in vain
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  cost: number,
): Promise<boolean> {
  const [scheme, storedCost, salt, key] = stored?.split('$') ?? [];
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) {
    await derive(password, randomBytes(SALT_BYTES), cost);
    return false;
  }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
