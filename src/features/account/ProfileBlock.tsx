import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Avatar.layer.css';
import { Avatar, Badge, Box, Card, Group, NavLink, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { displayNickname, levelLabel } from '@/domain/account/session-user';
import { useSession } from '@/session/useSession';
import { PigAvatar } from '@/ui/drawings/Pig';
import { HoofIcon } from '@/ui/drawings/Stamp';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { avatarSources } from '@/ui/picture-sources';
import { MorningScene } from '@/ui/drawings/JejuScene';

/** Both of them stand beside each other on a narrow phone. */
const CHIP = {
  h: 28,
  mih: 28,
  px: 7,
  py: 0,
  lh: 1,
  fz: '0.8125rem',
  bg: 'var(--surface)',
  style: { boxShadow: '0 1px 3px rgb(43 26 14 / 12%)' },
};

/** A fruit beside a number, not a line of words. */
const AT_MIDDLE = { label: { display: 'flex', translate: 'none' } };

/** The shadows of what stands in it reach over its edge. */
const UNCUT = { body: { overflow: 'visible' } };

/** The head of my page: picture, nickname, level and balance, leading to the profile (2 §2). 게스트 for a visitor. */
export function ProfileBlock() {
  const { user } = useSession();
  return (
    <Card padding={0} pos="relative">
      <Box component={MorningScene} pos="absolute" inset={0} w="100%" h="100%" />
      <NavLink
        component={Link}
        to={paths.accountProfile()}
        pos="relative"
        pt={18}
        pb={62}
        styles={UNCUT}
        leftSection={
          <Avatar
            {...avatarSources(user?.profile, 72)}
            alt=""
            size={72}
            style={{ boxShadow: '0 0 0 3px var(--surface)' }}
          >
            <PigAvatar size={72} />
          </Avatar>
        }
        label={
          <Group component="span" gap={4} wrap="nowrap">
            <Text span fz={22} fw={800} lh={1.3}>
              {displayNickname(user)}
            </Text>
            <IconChevronRight size={20} style={{ flex: 'none' }} />
          </Group>
        }
        description={
          <Group component="span" gap={4} mt={8}>
            {user && (
              <Badge component="span" {...CHIP} fz="1.0625rem" c="var(--on-peach)" styles={AT_MIDDLE}>
                <HallabongCount amount={user.hallabong} from={{ balanceOf: user.userId }} iconSize={18} />
              </Badge>
            )}
            <Badge
              component="span"
              {...CHIP}
              c="var(--leaf)"
              leftSection={<HoofIcon size={12} display="block" style={{ marginInlineEnd: 4 }} />}
            >
              {levelLabel(user?.moodGrade)}
            </Badge>
          </Group>
        }
      />
    </Card>
  );
}
