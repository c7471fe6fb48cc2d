import { useId } from 'react';
import { paths } from '@/app/paths';
import { useDevice } from '@/device/DeviceContext';
import { useReturnTo } from '@/session/useReturnTo';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { beginAuthorization } from './authorization';
import { KakaoMark } from './KakaoMark';
import styles from './SocialLoginButton.module.css';

interface SocialLoginButtonProps {
  /** The provider's authorization page. */
  authorizeUrl: string;
  /** Who asks; without it the social login is not set up, and the button says so. */
  clientId: string | undefined;
  /** Where the provider sends the browser back to. Default: the callback page of this origin. */
  redirectUri: string | undefined;
}

/** Leaves for the provider's authorization page (1 §2). */
export function SocialLoginButton({ authorizeUrl, clientId, redirectUri }: SocialLoginButtonProps) {
  const { storage } = useDevice();
  const returnTo = useReturnTo();
  const hintId = useId();

  function leave() {
    if (clientId === undefined) return;
    const callback = redirectUri ?? window.location.origin + paths.socialCallback('kakao');
    window.location.assign(
      beginAuthorization(storage.session, { authorizeUrl, clientId, redirectUri: callback, returnTo }),
    );
  }

  return (
    <div className={styles.option}>
      <SubmitButton
        type="button"
        size="lg"
        fullWidth
        classNames={{ root: styles.button }}
        leftSection={<KakaoMark />}
        disabled={clientId === undefined}
        aria-describedby={clientId === undefined ? hintId : undefined}
        onClick={leave}
      >
        카카오로 시작하기
      </SubmitButton>
      {clientId === undefined && (
        <p id={hintId} className={styles.hint}>
          카카오 로그인이 아직 설정되지 않았어요.
        </p>
      )}
    </div>
  );
}
