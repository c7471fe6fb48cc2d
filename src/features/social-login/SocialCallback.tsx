import { Button, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { paths } from '@/domain/routes/paths';
import { WayLink } from '@/session/WayLink';
import { TalkFailure } from './TalkFailure';
import { SceneBelow } from '@/ui/drawings/JejuScene';
import { ErrorState, LoadingState } from '@/ui/states/states';
import { PageHeader } from '@/ui/frame/PageHeader';
import { useSocialCallback } from './useSocialCallback';

/** Where the provider sends the browser back to (1 §2). */
export function SocialCallback() {
  const { failure, wayState } = useSocialCallback();
  return (
    <>
      <PageHeader title="카카오 로그인" backTo={paths.registerChoice()} backState={wayState} />
      {failure === undefined ? (
        <SceneBelow pose="walking" from={40}>
          <Stack justify="center" flex={1}>
            <LoadingState text="소셜 로그인 처리 중..." />
          </Stack>
        </SceneBelow>
      ) : (
        <SceneBelow from={41}>
          <ErrorState
            drawing={TalkFailure}
            cause={failure.cause}
            text={failure.text}
            action={
              <>
                <Button
                  component={WayLink}
                  to={paths.registerChoice()}
                  state={wayState}
                  replace
                  variant="light"
                  leftSection={<IconRefresh size={18} />}
                >
                  다시 시도
                </Button>
                <Button component={WayLink} to={paths.login()} state={wayState} replace variant="subtle">
                  로그인
                </Button>
              </>
            }
          />
        </SceneBelow>
      )}
    </>
  );
}
