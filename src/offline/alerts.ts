import type { QueryClient } from '@tanstack/react-query';
import { getNotificationSetting } from '@generated/endpoints/notification/notification';
import { getGetSessionQueryKey } from '@generated/endpoints/session/session';
import {
  getAlertKey,
  subscribeToAlerts,
  unsubscribeFromAlerts,
} from '@generated/endpoints/proposed/proposed';
import { ApiError } from '@/api/api-error';
import { BROWSER_ALERTS } from '@/device/alerts/browser-alerts';
import type { NoAlerts } from '@/device/alerts/alerts';
import type { Device } from '@/device/device';

/** What became of the wish to get alerts on this device. */
export type AlertsOutcome =
  | 'on'
  /** The user forbids them; or this device, or this server, has none. */
  | NoAlerts
  /** It could not be found out or set up now; the next start of the app tries again. */
  | 'failed';

type AlertsDevice = Pick<Device, 'alerts'>;

/** Counts what was wished: who waits for the system learns by it that something else is wished meanwhile. */
let wishes = 0;

const readKey = async () => (await getAlertKey()).data.publicKey;

/**
 * Lets alerts come to this device, whose user has allowed them. May be repeated: an address that is there is told to the
 * server anew. Never rejects.
 */
export async function startAlerts({ alerts = BROWSER_ALERTS }: AlertsDevice): Promise<AlertsOutcome> {
  wishes += 1;
  const wish = wishes;
  try {
    const address = await alerts.open(readKey);
    if (typeof address === 'string') return address;
    if (wish !== wishes) return 'failed';
    await subscribeToAlerts(address);
    return 'on';
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unsupported';
    console.warn('Alerts were not set up:', error);
    return 'failed';
  }
}

/** Whether alerts can come without anybody being asked; in the native app its own system knows. */
const mayCome = ({ alerts }: AlertsDevice) =>
  alerts !== undefined || ('Notification' in window && Notification.permission === 'granted');

/**
 * Tells the server anew where alerts come to, now and after each login, if the user wants and has allowed them: the
 * address may have changed meanwhile, and a login opens another session.
 */
export function keepAlerts(device: AlertsDevice, queryClient: QueryClient): void {
  const sessionKey = getGetSessionQueryKey();
  let userId: number | undefined;

  const renew = async () => {
    // Past the cache, which a login empties.
    const { data: isWanted } = await getNotificationSetting();
    if (isWanted) await startAlerts(device);
  };
  const look = () => {
    const known = userId;
    userId = queryClient.getQueryData<{ userId: number } | null>(sessionKey)?.userId;
    if (userId === undefined || userId === known || !mayCome(device)) return;
    // What fails is tried again by the next start of the app.
    renew().catch(() => undefined);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === sessionKey[0]) look();
  });
  look();
}

/** No alert comes to this device any more, whether or not the server can be told. Never rejects. */
export async function stopAlerts({ alerts = BROWSER_ALERTS }: AlertsDevice): Promise<void> {
  wishes += 1;
  try {
    await alerts.close((endpoint) => {
      // Nobody waits for the server: what it still sends arrives nowhere.
      unsubscribeFromAlerts({ endpoint }).catch(() => undefined);
    });
  } catch {
    // Push is forbidden, or the system does not answer: the server knows, or the end of the session tells it.
  }
}
