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
import { type MouseEvent, type RefObject, startTransition, useOptimistic, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { afterNextPaint } from '@/device/browser-moments';
import { useDevice } from '@/device/DeviceContext';
import { useSession } from '@/session/useSession';
import { PageFrame } from './PageFrame';
import { keepSeenPage } from './seen-pages';
import { paths } from '@/domain/routes/paths';
import { rememberPart, usePreload } from '@/ui/LazyPart';
import frame from '@/ui/frame/frame.module.css';
import styles from './TabBarLayout.module.css';

const TABS = [
  { to: paths.main(), text: '홈', Icon: IconHome, ActiveIcon: IconHomeFilled },
  { to: paths.challenge(), text: '챌린지', Icon: IconFlag, ActiveIcon: IconFlagFilled },
  { to: paths.community(), text: '주간제주', Icon: IconMessageCircle, ActiveIcon: IconMessageCircleFilled },
  { to: paths.myPage(), text: '마이페이지', Icon: IconUser, ActiveIcon: IconUserFilled },
];

const loadSeenPage = rememberPart(() => import('./SeenPage').then((module) => module.SeenPage));

/** The pages behind the four tabs at the bottom (2 §2). */
export function TabBarLayout() {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  return (
    <PageFrame
      className={styles.page}
      page={
        <Box key={pathname} ref={page}>
          <Outlet />
        </Box>
      }
    >
      <TabBar page={page} />
    </PageFrame>
  );
}

/**
 * The bar itself. A tap is answered at once: by the tab, and by the page as it was last seen, which stands there until the
 * app has drawn its own.
 */
function TabBar({ page }: { page: RefObject<HTMLElement | null> }) {
  const [SeenPage, setSeenPage] = useState(() => loadSeenPage.loaded);
  const [laterParts] = useState(() => [() => loadSeenPage().then((part) => setSeenPage(() => part))]);
  usePreload(laterParts);
  const device = useDevice();
  const userId = useSession().user?.userId;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [current, show] = useOptimistic(pathname);
  const latest = useRef(pathname);

  function change(event: MouseEvent<HTMLAnchorElement>) {
    const { pathname: path } = event.currentTarget;
    // A tap with a key of its own, such as one for a new tab, stays with the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (path === current) {
      // On its way, it is not asked for twice. There, the link goes to the page's first tab, and the page begins at its top.
      if (path !== pathname) event.preventDefault();
      else window.scrollTo(0, 0);
      return;
    }
    event.preventDefault();
    const { href } = window.location;
    if (page.current) keepSeenPage(device, userId, pathname, page.current);
    latest.current = path;
    startTransition(async () => {
      show(path);
      // The way to another page costs more than showing it as it was last seen.
      await new Promise<void>(afterNextPaint);
      // Whoever has gone elsewhere meanwhile stays there.
      if (latest.current === path && window.location.href === href) await navigate(path);
    });
  }

  return (
    <>
      {SeenPage &&
        TABS.map(({ to }) => (
          <SeenPage
            // Nothing of another user stays in the document.
            key={`${to} ${userId}`}
            path={to}
            isShown={to === current && to !== pathname}
            isCurrent={to === pathname}
          />
        ))}
      <Box
        component="nav"
        display="grid"
        bg="var(--surface)"
        className={`${frame.bar} ${styles.bar}`}
        aria-label="주요 메뉴"
      >
        {TABS.map(({ to, text, Icon, ActiveIcon }) => (
          <Link
            key={to}
            to={to}
            className={styles.tab}
            aria-current={to === current ? 'page' : undefined}
            onClick={change}
          >
            {to === current ? <ActiveIcon aria-hidden /> : <Icon aria-hidden />}
            {text}
          </Link>
        ))}
      </Box>
    </>
  );
}
