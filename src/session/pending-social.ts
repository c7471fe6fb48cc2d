import * as z from 'zod/mini';

const KEY = 'dosaegi.pending-social';

const PendingSocialSchema = z.object({
  provider: z.string(),
  code: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  nickname: z.optional(z.string()),
});

/** A social login of somebody who has yet to sign up: what social signup begins with (1 §3). */
export type PendingSocial = z.infer<typeof PendingSocialSchema>;

let memory: PendingSocial | undefined;

/** Keeps a social login for the signup that follows; a reload in the same tab does not lose it. */
export function keepPendingSocial(pending: PendingSocial): void {
  memory = pending;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Storage is blocked or full: it lives until the next reload.
  }
}

/** The social login that waits for its signup, if there is one. */
export function getPendingSocial(): PendingSocial | undefined {
  if (memory) return memory;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return PendingSocialSchema.safeParse(stored).data;
  } catch {
    return undefined;
  }
}

/** Forgets it, once the signup has been completed or given up. */
export function clearPendingSocial(): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing is kept there either.
  }
}
