import { Anchor, Box } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { openNewestVersion } from '@/offline/newest-version';
import type { DrawingProps } from '@/ui/drawings/Drawing';
import { LazyPart, rememberPart } from '@/ui/LazyPart';
import { ErrorState } from '@/ui/states/states';
import { showApp } from '@/app/start/boot-screen';
import { forgetFailedPages, isChunkError } from '@/app/routing/page-loader';
import { paths } from '@/domain/routes/paths';

interface ErrorBoundaryProps {
  /** When it changes, such as with the address, what failed is tried again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  resetKey: string | undefined;
}

const loadDrawing = rememberPart(() =>
  import('@/ui/drawings/FailureDrawing').then((module) => module.FailureDrawing),
);

/** Most people never see it: it is not in the file that everything begins with. What it stands beside does not wait for it. */
function LateDrawing(props: DrawingProps) {
  return (
    <LazyPart
      load={loadDrawing}
      props={props}
      isUrgent
      isToasted={false}
      fallback={<Box w={props.width} h={props.height} />}
    />
  );
}

/** Stands in for a screen that broke, with a way to try again and a way home. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error('An empty value was thrown') };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (resetKey === state.resetKey) return null;
    forgetFailedPages();
    return { error: undefined, resetKey };
  }

  override componentDidCatch() {
    showApp();
  }

  private readonly retry = () => {
    // After a deployment the old chunks are gone: only a new start of the app knows the new ones.
    if (isChunkError(this.state.error) && navigator.onLine) {
      void openNewestVersion();
      return;
    }
    forgetFailedPages();
    this.setState({ error: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Box pt="var(--header-height)">
        <ErrorState
          drawing={LateDrawing}
          text="문제가 발생했어요. 다시 시도해주세요."
          onRetry={this.retry}
          action={
            <Anchor href={paths.main()} px="sm">
              홈으로 가기
            </Anchor>
          }
        />
      </Box>
    );
  }
}
