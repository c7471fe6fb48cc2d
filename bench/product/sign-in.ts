import type { BrowserContext } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../server/seed/seed.ts';

/** Makes a browser one of the demo user, whose attendance of today is taken: its popup covers no content. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  for (const [path, data] of [
    ['/v1/users/auth/login', DEMO_ACCOUNT],
    ['/v1/attendance/check', undefined],
  ] as const) {
    const answer = await context.request.post(origin + path, { headers: { Origin: origin }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  }
}
