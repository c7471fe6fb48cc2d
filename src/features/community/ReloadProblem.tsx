import styles from './ReloadProblem.module.css';

interface ReloadProblemProps {
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says above posts that stay that they could not be loaded anew (1 §8). */
export function ReloadProblem({ text, isRetrying, onRetry }: ReloadProblemProps) {
  return (
    <div className={styles.problem}>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <button type="button" className={styles.retry} aria-busy={isRetrying} onClick={onRetry}>
        다시 시도
      </button>
    </div>
  );
}
