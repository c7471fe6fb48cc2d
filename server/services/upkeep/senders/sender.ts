import type { alertSubscriptions } from '../../../db/schema.ts';

/** How long a push service keeps an alert for a device that is out of reach, in seconds. */
export const KEPT_SECONDS = 12 * 60 * 60;

/** How long a push service may take, in milliseconds. */
export const PATIENCE_MS = 10_000;

/** What a device shows; src/worker/alerts.ts reads it as it is, src/device/native/native-system.ts its path. */
export interface Alert {
  title: string;
  body: string;
  /** The place in the app that a tap opens. */
  path: string;
  /** A later alert with the same tag takes the place of an earlier one. */
  tag: string;
}

export type AlertDevice = Pick<typeof alertSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/** A push service that has not taken an alert, and why, as far as it says: nothing of the device or of the alert. */
export interface SendingRefused {
  host: string;
  status: number;
  reason: string | undefined;
}

/** What became of an alert: `gone` when the push service does not know the device any more. */
export type Sending = 'sent' | 'gone' | SendingRefused;

/** Sends alerts by one kind of push service. */
export interface AlertSender {
  /** Whether alerts can be sent to a device of this kind. */
  takes(device: AlertDevice): boolean;
  /** @throws an Error where the push service is out of reach; its message names neither device nor key */
  send(device: AlertDevice, alert: Alert, now: Date): Promise<Sending>;
  /** Hangs up. Nothing is sent any more. */
  close?(): void;
}

export type AlertPlatform = 'web' | 'android' | 'ios';

/** The sender for each kind of device; none where the settings have no keys for it. */
export type AlertSenders = Readonly<Partial<Record<AlertPlatform, AlertSender>>>;

/** What the address of a device begins with, by the platform of the native app. */
const ADDRESS = /^(android|ios):(.*)$/;

/** The kind of a device, and what of its address its push service knows. */
export function readAddress(endpoint: string): { platform: AlertPlatform; address: string } {
  const [, platform, token = ''] = ADDRESS.exec(endpoint) ?? [];
  if (platform === 'android' || platform === 'ios') return { platform, address: token };
  return { platform: 'web', address: endpoint };
}

/** Whether a device is the native app: it has no keys, because nothing is sealed for it. */
export const hasNoKeys = ({ p256dh, auth }: AlertDevice) => p256dh === null && auth === null;
