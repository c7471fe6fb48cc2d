import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { ChallengeTabIcon } from '@/ui/drawings/ChallengeTabIcon';
import { CommunityTabIcon } from '@/ui/drawings/CommunityTabIcon';
import { HomeTabIcon } from '@/ui/drawings/HomeTabIcon';
import { MyPageTabIcon } from '@/ui/drawings/MyPageTabIcon';
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

/** When the other tabs are loaded, in milliseconds: the current page comes first. */
const PRELOAD_AFTER_MS = 3000;

/** The pages behind the four tabs at the bottom (2 §2). */
export function TabBarLayout() {
  useEffect(() => {
    const timer = setTimeout(preloadTabs, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

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
