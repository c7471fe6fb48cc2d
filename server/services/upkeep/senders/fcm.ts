import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { GoogleAccount } from '../../../process/alert-keys.ts';
import type { FcmSettings } from '../../../process/settings.ts';
import { keepToken } from './kept-token.ts';
import { hasNoKeys, KEPT_SECONDS, PATIENCE_MS, readAddress, type AlertSender } from './sender.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** How long what is signed for Google is good, in milliseconds: as long as Google takes it. */
const SIGNED_FOR_MS = 60 * 60_000;

/** How long before its end an access token is not used any more, in milliseconds: it is still on its way then. */
const MARGIN_MS = 60_000;

const AccessAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

const ErrorAnswer = z.object({
  error: z.object({
    message: z.optional(z.string()),
    status: z.optional(z.string()),
    details: z.optional(
      z.array(
        z.object({
          errorCode: z.optional(z.string()),
          fieldViolations: z.optional(z.array(z.object({ field: z.optional(z.string()) }))),
        }),
      ),
    ),
  }),
});

type FcmError = z.output<typeof ErrorAnswer>['error'];

/** An access token for what the account has signed (RFC 7523). */
async function askForAccess({ email, keyId, privateKey, tokenUri }: GoogleAccount, now: Date) {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUri)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + SIGNED_FOR_MS))
    .sign(privateKey);
  const answer = await fetch(tokenUri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`Google answered the service account with ${answer.status}.`);
  }
  const { access_token: text, expires_in: seconds } = AccessAnswer.parse(await answer.json());
  return { text, until: now.getTime() + seconds * 1000 - MARGIN_MS };
}

async function readError(answer: Response): Promise<FcmError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const read = ErrorAnswer.safeParse(body);
  return read.success ? read.data.error : {};
}

/**
 * Whether a token is not, or never was, that of a device. A message that is wrong otherwise is answered with 400 too,
 * and a project that is not there with 404: neither says anything of the device.
 */
function isGone(status: number, { message = '', details = [] }: FcmError): boolean {
  if (status === 404) return details.some(({ errorCode }) => errorCode === 'UNREGISTERED');
  if (status !== 400) return false;
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
  return fields.includes('message.token') || /registration token/i.test(message);
}

/** Sends to the native app on Android, by the HTTP v1 API of Firebase Cloud Messaging. */
export function createFcmSender({ origin, account }: FcmSettings): AlertSender {
  const access = keepToken((now) => askForAccess(account, now));
  const url = `${origin}/v1/projects/${account.projectId}/messages:send`;
  return {
    takes: hasNoKeys,
    async send({ endpoint }, { title, body, path, tag }, now) {
      const message = {
        token: readAddress(endpoint).address,
        notification: { title, body },
        data: { url: path },
        android: { collapse_key: tag, ttl: `${KEPT_SECONDS}s`, notification: { tag } },
      };
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${await access.get(now)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return 'sent';
      }
      if (answer.status === 401) access.drop();
      const error = await readError(answer);
      if (isGone(answer.status, error)) return 'gone';
      return { host: new URL(origin).host, status: answer.status, reason: error.status };
    },
  };
}
