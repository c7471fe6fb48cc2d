import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import { SettingsOverlay } from '@/features/account/SettingsOverlay';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { NotificationSwitch } from '@/features/notifications/NotificationSwitch';
import { ProfileBlock } from '@/features/profile/ProfileBlock';
import { useGoToLogin } from '@/session/useGoToLogin';
import { useSession } from '@/session/useSession';
import { HallabongIcon } from '@/ui/drawings/HallabongIcon';
import { PageHeader } from '@/ui/frame/PageHeader';
import styles from './MyPage.module.css';

/** My page (2 §2). A visitor sees it as 게스트 and is offered the login. */
export function MyPage() {
  const { status } = useSession();
  const goToLogin = useGoToLogin();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  return (
    <>
      <PageHeader title="마이페이지" right={<NotificationBell />} />
      <div className={styles.page}>
        <ProfileBlock />
        {status === 'unauthenticated' && (
          <div className={styles.guest}>
            <p>로그인이 필요해요.</p>
            <Button onClick={goToLogin}>로그인</Button>
          </div>
        )}
        <Link to={paths.shop()} className={styles.shop}>
          <span className={styles.shopTexts}>
            <strong>상점</strong>
            <span>한라봉으로 다양한 상품을 구매해요!</span>
          </span>
          <HallabongIcon size={64} className={styles.shopIcon} />
        </Link>
        <Button component={Link} to={paths.myCoupons()} variant="light" size="lg" fullWidth>
          내 상품권 확인하기
        </Button>
        <ul className={styles.menu}>
          <li>
            <Link to={paths.community()} className={styles.row}>
              커뮤니티 보러가기
              <IconChevronRight className={styles.chevron} />
            </Link>
          </li>
          <li>
            <Link to={paths.challenge()} className={styles.row}>
              챌린지 보러가기
              <IconChevronRight className={styles.chevron} />
            </Link>
          </li>
          <li>
            <NotificationSwitch />
          </li>
          <li>
            <button
              type="button"
              className={styles.row}
              aria-haspopup="dialog"
              onClick={() => setSettingsOpen(true)}
            >
              설정
              <IconChevronRight className={styles.chevron} />
            </button>
          </li>
        </ul>
      </div>
      <SettingsOverlay opened={isSettingsOpen} onClose={() => setSettingsOpen(false)} />
    </>
  );
}
