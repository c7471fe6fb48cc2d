import webPush from 'web-push';
import { isLoopback } from '../../../process/loopback.ts';
import type { PushSettings, ServerSettings } from '../../../process/settings.ts';
import { KEPT_SECONDS, PATIENCE_MS, type AlertSender } from './sender.ts';

/**
 * Whether an address is that of a push service which this server sends to. Everybody can name any address: nothing but
 * the services of the settings is asked, over https at its usual port; in development a service of this machine too.
 */
export function isPushAddress(
  { mode }: Pick<ServerSettings, 'mode'>,
  push: PushSettings,
  endpoint: string,
): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isKnown = push.hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  if (!isKnown) return false;
  if (mode !== 'production' && isLoopback(url.hostname)) return true;
  return url.protocol === 'https:' && url.port === '';
}

/** Sends to browsers, by web push (RFC 8030), sealed for the device (RFC 8291). */
export function createWebPushSender(settings: Pick<ServerSettings, 'mode'>, push: PushSettings): AlertSender {
  return {
    takes: ({ endpoint, p256dh, auth }) =>
      p256dh !== null && auth !== null && isPushAddress(settings, push, endpoint),
    async send({ endpoint, p256dh, auth }, alert) {
      if (p256dh === null || auth === null) throw new Error('The keys of the device are missing.');
      const { publicKey, privateKey, subject } = push;
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(alert),
        { vapidDetails: { publicKey, privateKey, subject }, TTL: KEPT_SECONDS, urgency: 'normal' },
      );
      const answer = await fetch(endpoint, {
        method: request.method,
        headers: request.headers,
        body: request.body === null ? null : new Uint8Array(request.body),
        // A redirect would lead to an address that nobody has checked.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (answer.status === 404 || answer.status === 410) return 'gone';
      if (answer.ok) return 'sent';
      return { host: new URL(endpoint).host, status: answer.status, reason: undefined };
    },
  };
}
