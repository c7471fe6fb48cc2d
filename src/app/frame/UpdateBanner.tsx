import { Affix, Button, Group, Paper, Text } from '@mantine/core';
import { declineUpdate } from '@/offline/update-offer';

/** Offers the newer version of the app. Nothing happens unless it is tapped: what stands in fields stays. */
export function UpdateBanner({ onTake }: { onTake: () => void }) {
  return (
    <Affix position={{ bottom: 100, left: 16, right: 16 }} zIndex="var(--mantine-z-index-overlay)">
      <Paper role="status" bg="var(--basalt)" c="white" p="sm" maw={448} mx="auto" shadow="md">
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text fw={600}>새 버전이 있어요.</Text>
          <Group gap="xs" wrap="nowrap">
            <Button variant="transparent" c="white" px="xs" onClick={declineUpdate}>
              나중에
            </Button>
            <Button onClick={onTake}>새로고침</Button>
          </Group>
        </Group>
      </Paper>
    </Affix>
  );
}
