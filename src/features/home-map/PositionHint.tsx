import { Button } from '@mantine/core';
import type { PositionState } from '@/device/position';
import { PermissionPin } from '@/ui/drawings/PermissionPin';
import { RefreshIcon } from '@/ui/icons/RefreshIcon';
import { LoadingState } from '@/ui/LoadingState';
import styles from './PositionHint.module.css';

interface PositionHintProps {
  state: Exclude<PositionState, { status: 'fix' }>;
  onRetry: () => void;
}

/** Says why there is no position, and what helps (2 §2, 2 §8). */
export function PositionHint({ state, onRetry }: PositionHintProps) {
  if (state.status === 'waiting') {
    return (
      <div className={styles.hint}>
        <LoadingState text="현재 위치 확인 중…" />
      </div>
    );
  }
  const isUnsupported = state.status === 'unsupported';
  return (
    <div className={styles.hint}>
      <PermissionPin size={64} />
      <div role="alert" className={styles.texts}>
        <p className={styles.problem}>
          {!isUnsupported && '위치 권한이 필요해요. '}
          <span className={styles.reason}>{state.message}</span>
        </p>
        {!isUnsupported && <p className={styles.advice}>내 위치를 보려면 위치 권한을 허용해주세요.</p>}
      </div>
      {!isUnsupported && (
        <Button variant="default" leftSection={<RefreshIcon size={18} />} onClick={onRetry}>
          다시 시도
        </Button>
      )}
    </div>
  );
}
