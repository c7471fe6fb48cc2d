import { Box } from '@mantine/core';
import {
  IconFlag,
  IconFlagFilled,
  IconHome,
  IconHomeFilled,
  IconMessageCircle,
  IconMessageCircleFilled,
  IconUser,
  IconUserFilled,
} from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { PageFrame } from './PageFrame';
import { paths } from '@/domain/routes/paths';
import frame from '@/ui/frame/frame.module.css';
import styles from './TabBarLayout.module.css';

const TABS = [
  { to: paths.main(), text: '홈', Icon: IconHome, ActiveIcon: IconHomeFilled },
  { to: paths.challenge(), text: '챌린지', Icon: IconFlag, ActiveIcon: IconFlagFilled },
  { to: paths.community(), text: '주간제주', Icon: IconMessageCircle, ActiveIcon: IconMessageCircleFilled },
  { to: paths.myPage(), text: '마이페이지', Icon: IconUser, ActiveIcon: IconUserFilled },
];

/** The pages behind the four tabs at the bottom (2 §2). */
export function TabBarLayout() {
  return (
    <PageFrame className={styles.page}>
      <Box
        component="nav"
        display="grid"
        bg="var(--surface)"
        className={`${frame.bar} ${styles.bar}`}
        aria-label="주요 메뉴"
      >
        {TABS.map(({ to, text, Icon, ActiveIcon }) => (
          <NavLink key={to} to={to} end className={styles.tab}>
            {({ isActive }) => (
              <>
                {isActive ? <ActiveIcon aria-hidden /> : <Icon aria-hidden />}
                {text}
              </>
            )}
          </NavLink>
        ))}
      </Box>
    </PageFrame>
  );
}
