import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { paths } from '@/domain/routes/paths';
import { useDevice } from '@/device/DeviceContext';
import { useReturnTo } from '@/session/return-to';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { beginAuthorization } from './authorization';
import { KakaoMark } from './KakaoMark';

interface SocialLoginButtonProps {
  /** The provider's authorization page. */
  authorizeUrl: string;
  /** Who asks; without it the social login is not set up, and the button says so. */
  clientId: string | undefined;
  /** Where the provider sends the browser back to. Default: the callback page of this origin. */
  redirectUri: string | undefined;
}

const PROVIDER_COLORS = { color: '#fee500', c: '#191919' };

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

  const isSetUp = clientId !== undefined;
  return (
    <Stack gap="xs">
      <SubmitButton
        type="button"
        size="lg"
        fullWidth
        {...(isSetUp && PROVIDER_COLORS)}
        leftSection={<KakaoMark />}
        disabled={!isSetUp}
        aria-describedby={isSetUp ? undefined : hintId}
        onClick={leave}
      >
        카카오로 시작하기
      </SubmitButton>
      {!isSetUp && (
        <Text id={hintId} size="sm" c="dimmed" ta="center" textWrap="balance">
          카카오 로그인이 아직 설정되지 않았어요.
        </Text>
      )}
    </Stack>
  );
}
