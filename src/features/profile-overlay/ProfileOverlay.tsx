import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/Avatar.layer.css';
import '@mantine/core/styles/Divider.layer.css';
import { Avatar, Box, Button, Card, Divider, Group, NavLink, Stack, Text } from '@mantine/core';
import { IconChevronRight, IconFlag, IconGift, IconWalk } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { formatNumber, formatPaddedBalance } from '@/domain/format/numbers';
import { displayNickname, gradeLabel } from '@/domain/account/session-user';
import { sessionQueryOptions } from '@/session/session-query';
import { PigAvatar } from '@/ui/drawings/Pig';
import { HoofIcon } from '@/ui/drawings/Stamp';
import { FullScreenDialog } from '@/ui/dialogs/dialogs';
import { FailureAlert } from '@/ui/states/FailureAlert';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { avatarSources } from '@/ui/picture-sources';
import { CharacterRoom } from './CharacterRoom';
import { NicknameEditor } from './NicknameEditor';

/** The walker stands that far within its icon. */
const WALKER_AT_EDGE = { marginInline: -4 };

interface ProfileOverlayProps {
  /** Today's steps. */
  steps: number;
  /** Opens the point conversion. */
  onRefill: () => void;
  onClose: () => void;
}

/** The profile detail overlay over the map, 내 캐릭터 (2 §2). */
export function ProfileOverlay({ steps, onRefill, onClose }: ProfileOverlayProps) {
  const { data: user, isError, isFetching, refetch } = useQuery(sessionQueryOptions());
  return (
    <FullScreenDialog opened title="내 캐릭터" onClose={onClose}>
      <Stack gap={18} px="lg" pt="xs" pb="xl">
        {isError && (
          <FailureAlert isRetrying={isFetching} onRetry={refetch}>
            프로필 불러오기 실패
            <Text inherit fw={400} c="var(--basalt)">
              프로필 정보를 불러오지 못했습니다.
            </Text>
          </FailureAlert>
        )}
        {user && (
          <>
            <Card bg="var(--peach)" shadow="none" px={18} py="md">
              <Group gap="10px 12px">
                <Stack gap={0} flex="1 1 90px">
                  <Text c="var(--on-peach)" fz="sm" fw={600}>
                    보유 한라봉
                  </Text>
                  <Figure component="strong">
                    <HallabongCount
                      amount={user.hallabong}
                      from={{ balanceOf: user.userId }}
                      iconSize={26}
                      format={formatPaddedBalance}
                    />
                  </Figure>
                </Stack>
                <Button onClick={onRefill}>한라봉 채우기</Button>
              </Group>
            </Card>
            <Card radius="xl" p={0}>
              <CharacterRoom moodGrade={user.moodGrade} />
              {user.profile && (
                <Avatar
                  {...avatarSources(user.profile, 68)}
                  alt=""
                  size={48}
                  pos="absolute"
                  top={14}
                  left={14}
                  bd="3px solid var(--surface)"
                >
                  <PigAvatar size="100%" />
                </Avatar>
              )}
              <Box px={18} py="md">
                <NicknameEditor nickname={user.nickname} shownName={displayNickname(user)} />
              </Box>
            </Card>
            <Group component="dl" grow align="stretch" gap="sm" m={0}>
              <Fact
                sign={<IconWalk size={20} color="var(--leaf)" style={WALKER_AT_EDGE} />}
                name="오늘 걸음 수"
              >
                {formatNumber(steps)}
              </Fact>
              <Fact sign={<HoofIcon color="var(--leaf)" />} name="등급">
                {gradeLabel(user.moodGrade)}
              </Fact>
            </Group>
          </>
        )}
        <Card component="nav" p={0} aria-label="바로가기">
          <NavLink
            component={Link}
            to={paths.challenge('doing')}
            label="진행중인 챌린지"
            leftSection={<IconFlag color="var(--hallabong-deep)" />}
            rightSection={<IconChevronRight size={20} />}
          />
          <Divider color="var(--line)" />
          <NavLink
            component={Link}
            to={paths.shop()}
            label="상점"
            leftSection={<IconGift color="var(--hallabong-deep)" />}
            rightSection={<IconChevronRight size={20} />}
          />
        </Card>
      </Stack>
    </FullScreenDialog>
  );
}

function Fact({ sign, name, children }: { sign: ReactNode; name: string; children: ReactNode }) {
  return (
    <Card>
      <Group component="dt" gap={6} c="dimmed" fz="sm" mb={4}>
        {sign}
        {name}
      </Group>
      <Figure component="dd">{children}</Figure>
    </Card>
  );
}

function Figure({ component, children }: { component: 'strong' | 'dd'; children: ReactNode }) {
  return (
    <Text component={component} m={0} fz="1.375rem" fw={800} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Text>
  );
}
