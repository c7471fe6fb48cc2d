import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Avatar.layer.css';
import { Avatar, Badge, Group, NavLink, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { displayNickname, levelLabel } from '@/domain/account/session-user';
import { useSession } from '@/session/useSession';
import { PigAvatar } from '@/ui/drawings/Pig';
import { HoofIcon } from '@/ui/drawings/Stamp';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { avatarSources } from '@/ui/picture-sources';

/** Both of them stand beside each other on a narrow phone. */
const CHIP = { px: 8, fz: '0.8125rem' };

/** The head of my page: picture, nickname, level and balance, leading to the profile (2 §2). 게스트 for a visitor. */
export function ProfileBlock() {
  const { user } = useSession();
  return (
    <NavLink
      component={Link}
      to={paths.accountProfile()}
      px={0}
      leftSection={
        <Avatar
          {...avatarSources(user?.profile, 72)}
          alt=""
          size={72}
          style={{ boxShadow: '0 0 0 2px var(--peach)', marginInlineStart: 2 }}
        >
          <PigAvatar size={72} />
        </Avatar>
      }
      label={
        <Text span fz={20} fw={700} lh={1.3}>
          {displayNickname(user)}
        </Text>
      }
      description={
        <Group component="span" gap={5} mt={8}>
          {user && (
            <Badge component="span" {...CHIP} c="var(--on-peach)">
              <HallabongCount amount={user.hallabong} from={{ balanceOf: user.userId }} iconSize={16} />
            </Badge>
          )}
          <Badge
            component="span"
            {...CHIP}
            c="var(--leaf)"
            bg="var(--leaf-pale)"
            leftSection={<HoofIcon size={12} display="block" style={{ marginInlineEnd: 4 }} />}
          >
            {levelLabel(user?.moodGrade)}
          </Badge>
        </Group>
      }
      rightSection={<IconChevronRight />}
    />
  );
}
