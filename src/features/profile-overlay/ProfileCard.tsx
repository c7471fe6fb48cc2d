import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Avatar.layer.css';
import { Avatar, Badge, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { displayNickname, gradeLabel } from '@/domain/account/session-user';
import { useSession } from '@/session/useSession';
import { PigAvatar } from '@/ui/drawings/Pig';
import { avatarSources } from '@/ui/picture-sources';

/** In pixels: where letters are twice as large, the nickname needs the room more. */
const AVATAR_SIZE = 'calc(44px)';

/**
 * The card on the map that opens the profile overlay: avatar, grade and nickname (2 §2). The page around it is drawn anew with
 * each fix of the position.
 */
export const ProfileCard = memo(function ProfileCard({ onOpen }: { onOpen: () => void }) {
  const { user } = useSession();
  return (
    <UnstyledButton
      bg="var(--surface)"
      bdrs={30}
      miw={0}
      mih={60}
      py={7}
      pl="xs"
      pr={18}
      style={{ boxShadow: 'var(--mantine-shadow-md)' }}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <VisuallyHidden>내 캐릭터</VisuallyHidden>
      <Group component="span" gap={10} wrap="nowrap">
        <Avatar component="span" {...avatarSources(user?.profile, 44)} alt="" size={AVATAR_SIZE}>
          <PigAvatar size={44} />
        </Avatar>
        <Stack component="span" align="flex-start" gap={1} miw={0}>
          <Badge component="span" size="sm" c="var(--leaf)" bg="var(--leaf-pale)">
            {gradeLabel(user?.moodGrade ?? '')}
          </Badge>
          <Text component="span" fz="0.9375rem" fw={700} maw="100%" truncate>
            {displayNickname(user)}
          </Text>
        </Stack>
      </Group>
    </UnstyledButton>
  );
});
