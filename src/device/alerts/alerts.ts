/** Where alerts are sent for this device. */
export interface AlertsAddress {
  /** The address of the push service, or the platform and the token of the native app. */
  endpoint: string;
  /** What alerts are sealed with, in base64url; the native app has none. */
  keys?: { p256dh: string; auth: string };
}

/** Why there are no alerts: the user forbids them, or the device has none. */
export type NoAlerts = 'denied' | 'unsupported';

/** Lets alerts of the server come to this device. */
export interface AlertsPort {
  /**
   * Lets them come, where the user has allowed it; asks nobody. May be repeated.
   * @param readKey the server's key for alerts, in base64url; asked for where the device needs it
   * @returns where they are to be sent, or why there are none. Rejects when that could not be found out now.
   */
  open: (readKey: () => Promise<string>) => Promise<AlertsAddress | NoAlerts>;
  /**
   * Lets none come any more. Rejects where the system does not let go of them.
   * @param tell is given where they were sent, if anywhere, before the device lets go of it
   */
  close: (tell: (endpoint: string) => void) => Promise<void>;
}
