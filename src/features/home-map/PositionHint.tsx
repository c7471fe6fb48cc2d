import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { PositionState } from '@/device/position';
import { PermissionPin } from '@/ui/drawings/PermissionPin';
import { LoadingState } from '@/ui/states/LoadingState';
import styles from './PositionHint.module.css';

/** The provider's own text comes in its own language and wording: these say the same, and what helps. */
const EXPLANATIONS = {
  timeout: '위치를 찾는 데 시간이 너무 오래 걸려요. 하늘이 보이는 곳에서 다시 시도해주세요.',
  unavailable: '지금은 위치를 찾을 수 없어요. 기기의 위치 기능이 켜져 있는지 확인해주세요.',
  denied: null,
} as const;

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
  if (state.status === 'unsupported') {
    return (
      <div className={styles.hint}>
        <PermissionPin size={64} />
        <p role="alert" className={styles.problem}>
          {state.message}
        </p>
      </div>
    );
  }
  const explanation = EXPLANATIONS[state.status];
  return (
    <div className={styles.hint}>
      <PermissionPin size={64} />
      <div role="alert" className={styles.texts}>
        <p className={styles.problem}>
          <span className={styles.sentence}>위치 권한이 필요해요.</span>{' '}
          <span className={styles.sentence}>{state.message}</span>
        </p>
        {explanation && <p className={styles.advice}>{explanation}</p>}
        <p className={styles.advice}>내 위치를 보려면 위치 권한을 허용해주세요.</p>
      </div>
      <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={onRetry}>
        다시 시도
      </Button>
    </div>
  );
}
