import { BRAND_NAME } from '../domain/brand';

/** What the server sends; see server/services/upkeep/senders/sender.ts. */
interface Alert {
  title: string;
  body: string;
  path: string;
  tag: string;
}

declare const self: ServiceWorkerGlobalScope;

/** An alert without words, or of a server of another version: a browser wants something to be shown for each. */
const UNKNOWN: Alert = { title: BRAND_NAME, body: '새로운 소식이 있어요.', path: '/main', tag: 'other' };

function readAlert(data: PushMessageData | null): Alert {
  try {
    const alert: Partial<Alert> = data?.json() ?? {};
    const told = Object.entries(alert).filter(
      ([name, value]) => name in UNKNOWN && typeof value === 'string',
    );
    return { ...UNKNOWN, ...Object.fromEntries(told) };
  } catch {
    return UNKNOWN;
  }
}

/** Shows an alert in the system's own way. */
export async function showAlert(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readAlert(data);
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: 'ko',
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { path },
  });
}

/** Opens the place that an alert tells of: in the app where it is open, without losing what stands there, or anew. */
export async function openAlert(notification: Notification): Promise<void> {
  notification.close();
  const { path } = { path: '/main', ...notification.data };
  const url = URL.parse(String(path), location.origin);
  const place = url?.origin === location.origin ? url.href : `${location.origin}/main`;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((client) => client.url === place);
  if (there) await there.focus();
  else await self.clients.openWindow(place);
}
