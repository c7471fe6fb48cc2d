import { NavLink } from 'react-router-dom';
import { ChallengeTabIcon } from '@/ui/drawings/ChallengeTabIcon';
import { CommunityTabIcon } from '@/ui/drawings/CommunityTabIcon';
import { HomeTabIcon } from '@/ui/drawings/HomeTabIcon';
import { MyPageTabIcon } from '@/ui/drawings/MyPageTabIcon';
import { usePreload } from '@/ui/usePreload';
import { PageFrame } from './PageFrame';
import { preloadTabs } from './pages';
import { paths } from './paths';
import styles from './TabBarLayout.module.css';

const TABS = [
  { to: paths.main(), text: '홈', TabIcon: HomeTabIcon },
  { to: paths.challenge(), text: '챌린지', TabIcon: ChallengeTabIcon },
  { to: paths.community(), text: '주간제주', TabIcon: CommunityTabIcon },
  { to: paths.myPage(), text: '마이페이지', TabIcon: MyPageTabIcon },
];

const OTHER_TABS = [async () => preloadTabs()];

/** The pages behind the four tabs at the bottom (2 §2). */
export function TabBarLayout() {
  usePreload(OTHER_TABS);

  return (
    <PageFrame className={styles.page}>
      <nav className={styles.bar} aria-label="주요 메뉴">
        {TABS.map(({ to, text, TabIcon }) => (
          <NavLink key={to} to={to} end className={styles.tab}>
            {({ isActive }) => (
              <>
                <TabIcon active={isActive} />
                {text}
              </>
            )}
          </NavLink>
        ))}
      </nav>
    </PageFrame>
  );
}
