import '@mantine/core/styles/List.layer.css';
import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { useOnline } from '@/device/connection/useOnline';
import type { OutboxItem } from '@/offline/outbox';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { RowSign } from '@/ui/frame/MenuRow';
import { useOutbox } from './useOutbox';

const labelOf = (item: OutboxItem) =>
  item.kind === 'spot' ? '스팟' : item.parentId === undefined ? '댓글' : '답글';

const textOf = (item: OutboxItem) =>
  item.kind === 'spot' ? `${item.fields.name} · ${item.fields.description}` : item.text;

/** Where one can see whether it has arrived. */
const placeOf = (item: OutboxItem) => (item.kind === 'spot' ? paths.community() : paths.post(item.postId));

/** What was finished without a connection: it is sent on a tap, and nothing of it before. Nothing where there is none. */
export function OutboxCard({ userId }: { userId: number }) {
  const { items, send, remove } = useOutbox(userId);
  const isOnline = useOnline();
  const [isSending, setSending] = useState(false);
  const [leaving, setLeaving] = useState<OutboxItem>();
  if (items.length === 0) return null;
  const waiting = items.filter(({ fate }) => fate === 'waiting');

  async function sendAll(wanted: readonly OutboxItem[]) {
    setSending(true);
    await send(wanted);
    setSending(false);
  }

  return (
    <Card component="section" aria-labelledby="outbox-title" p={18}>
      <Stack gap="sm">
        <Group gap={12} wrap="nowrap">
          <RowSign tone="sea">
            <IconSend />
          </RowSign>
          <Title order={2} id="outbox-title" fz="lg">
            보낼 글 {items.length}개
          </Title>
        </Group>
        {!isOnline && <Text c="dimmed">인터넷에 연결되면 보낼 수 있어요.</Text>}
        <List spacing="sm" listStyleType="none" mt={-4} pe={0}>
          {items.map((item) => (
            <List.Item
              key={item.id}
              styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}
            >
              <Group justify="space-between" gap="xs" wrap="nowrap" mb={-6}>
                <Text fw={700} fz="sm" c="dimmed">
                  {labelOf(item)}
                </Text>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  flex="none"
                  c="var(--error)"
                  me={-8}
                  onClick={() => setLeaving(item)}
                >
                  지우기
                </Button>
              </Group>
              <Text lineClamp={2}>{textOf(item)}</Text>
              {item.fate === 'unknown' && (
                <>
                  <Text fz="sm" c="dimmed">
                    보내졌는지 확인하지 못했어요. 올라갔는지 보고 다시 보내주세요.
                  </Text>
                  <Group gap="xs">
                    <Button component={Link} to={placeOf(item)} variant="default" size="sm">
                      보러가기
                    </Button>
                    <Button
                      variant="default"
                      size="sm"
                      disabled={!isOnline || isSending}
                      onClick={() => void sendAll([item])}
                    >
                      다시 보내기
                    </Button>
                  </Group>
                </>
              )}
            </List.Item>
          ))}
        </List>
        {waiting.length > 0 && (
          <SubmitButton
            type="button"
            variant="outline"
            pending={isSending}
            disabled={!isOnline}
            onClick={() => sendAll(waiting)}
          >
            보내기
          </SubmitButton>
        )}
      </Stack>
      <ConfirmDialog
        opened={leaving !== undefined}
        mood="worried"
        title="이 글을 지울까요?"
        text="보내지 않고 지워요."
        confirmText="지우기"
        kind="destroying"
        onConfirm={() => {
          if (leaving) void remove(leaving.id);
          setLeaving(undefined);
        }}
        onCancel={() => setLeaving(undefined)}
      />
    </Card>
  );
}
