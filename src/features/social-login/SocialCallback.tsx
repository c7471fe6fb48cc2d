import { Button, Center } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { ErrorDrawing } from '@/ui/drawings/ErrorDrawing';
import { ErrorState, LoadingState } from '@/ui/states/states';
import { PageHeader } from '@/ui/frame/PageHeader';
import { useSocialCallback } from './useSocialCallback';

/** Where the provider sends the browser back to (1 §2). */
export function SocialCallback() {
  const problem = useSocialCallback();
  const { state }: { state: unknown } = useLocation();
  return (
    <>
      <PageHeader title="카카오 로그인" backTo={paths.registerChoice()} backState={state} />
      <Center mih="calc(85dvh - var(--header-height))">
        {problem === undefined ? (
          <LoadingState text="소셜 로그인 처리 중..." />
        ) : (
          <ErrorState
            drawing={ErrorDrawing}
            text={problem}
            action={
              <Button component={Link} to={paths.registerChoice()} state={state} replace>
                다시 시도
              </Button>
            }
          />
        )}
      </Center>
    </>
  );
}
