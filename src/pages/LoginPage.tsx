import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/app/paths';
import { LoginForm } from '@/features/auth/LoginForm';
import { useLogIn } from '@/features/auth/useLogIn';
import { BrandLogo } from '@/ui/drawings/BrandLogo';
import { PageHeader } from '@/ui/frame/PageHeader';
import styles from './LoginPage.module.css';

/** Log in with email and password (1 §2). */
export function LoginPage() {
  const { logIn, isLoggingIn } = useLogIn();
  const { state }: { state: unknown } = useLocation();
  return (
    <>
      <PageHeader title="로그인" backTo={paths.registerChoice()} backState={state} />
      <div className={styles.body}>
        <div className={styles.welcome}>
          <BrandLogo size={96} wordmark={false} />
          {state !== null && <p className={styles.reason}>로그인이 필요해요.</p>}
        </div>
        <LoginForm onSubmit={logIn} pending={isLoggingIn} />
        <p className={styles.signup}>
          <Link to={paths.emailSignup()} state={state}>
            이메일로 가입하기
          </Link>
        </p>
      </div>
    </>
  );
}
