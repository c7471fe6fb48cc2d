import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@/domain/routes/paths';
import type { Device } from '@/device/device';
import { readOutbox, subscribeToOutbox } from '@/offline/outbox';
import { sessionQueryOptions } from '@/session/session-query';
import { sendOutbox } from './send-outbox';

const REMINDER_ID = 'outbox-reminder';

/**
 * Says that something waits to be sent, whenever there is a connection: as soon as it is back, at the start of the app, and
 * after a login. It stays until it is sent, or put off until the connection comes back the next time; nothing is sent
 * without the tap. On my page, which shows the whole of it, nothing is said.
 */
export function remindOfOutbox(device: Device, queryClient: QueryClient): void {
  const { queryKey } = sessionQueryOptions();
  let isPutOff = false;

  const readWaiting = async () => {
    const userId = queryClient.getQueryData(queryKey)?.userId;
    if (userId === undefined || !device.network.isOnline()) return null;
    const waiting = (await readOutbox(device, userId)).filter(({ fate }) => fate === 'waiting');
    return waiting.length === 0 ? null : { userId, waiting };
  };

  async function send() {
    notifications.hide(REMINDER_ID);
    const found = await readWaiting();
    if (found) await sendOutbox({ device, queryClient, userId: found.userId }, found.waiting);
  }

  function putOff() {
    isPutOff = true;
    notifications.hide(REMINDER_ID);
  }

  async function look() {
    const found = await readWaiting();
    if (!found) notifications.hide(REMINDER_ID);
    if (!found || isPutOff || window.location.pathname === paths.myPage()) return;
    notifications.show({
      id: REMINDER_ID,
      autoClose: false,
      withCloseButton: false,
      position: 'bottom-center',
      role: 'presentation',
      message: (
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text inherit>보내지 못한 글이 있어요.</Text>
          <Group gap="xs" wrap="nowrap" flex="none">
            <Button variant="transparent" c="white" px="xs" onClick={putOff}>
              나중에
            </Button>
            <Button onClick={() => void send()}>보내기</Button>
          </Group>
        </Group>
      ),
    });
  }

  device.network.subscribe(() => {
    isPutOff = false;
    void look();
  });
  subscribeToOutbox(() => void look());
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Somebody has come or gone.
    if (type === 'updated' && query.queryKey[0] === queryKey[0] && query.state.fetchStatus === 'idle')
      void look();
  });
  void look();
}
