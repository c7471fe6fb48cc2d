import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/app/paths';
import { BRAND_NAME, BRAND_TAGLINE } from '@/domain/brand';
import { BrandLogo } from '@/ui/drawings/BrandLogo';
import { WelcomeScene } from '@/ui/drawings/WelcomeScene';
import { usePageTitle } from '@/ui/frame/usePageTitle';
import styles from './SplashPage.module.css';

/** The welcome screen (1 §2). */
export function SplashPage() {
  const navigate = useNavigate();
  usePageTitle(BRAND_NAME);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <BrandLogo size={124} aria-label={BRAND_NAME} />
        <h1 className={styles.heading} tabIndex={-1}>
          {BRAND_TAGLINE}
        </h1>
      </div>
      <WelcomeScene className={styles.scene} />
      <div className={styles.bottom}>
        <Button fullWidth size="lg" onClick={() => void navigate(paths.permission())}>
          시작하기
        </Button>
      </div>
    </div>
  );
}
