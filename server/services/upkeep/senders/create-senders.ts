import type { ServerSettings } from '../../../process/settings.ts';
import { createApnsSender } from './apns.ts';
import { createFcmSender } from './fcm.ts';
import type { AlertSenders } from './sender.ts';
import { createWebPushSender } from './web-push.ts';

/** The senders that the settings have keys for. Each connects when it has something to send. */
export function createAlertSenders(settings: ServerSettings): AlertSenders {
  const { push, fcm, apns } = settings;
  return {
    ...(push && { web: createWebPushSender(settings, push) }),
    ...(fcm && { android: createFcmSender(fcm) }),
    ...(apns && { ios: createApnsSender(apns) }),
  };
}

/** Hangs up on all push services. */
export function closeAlertSenders(senders: AlertSenders): void {
  for (const sender of Object.values(senders)) sender.close?.();
}
