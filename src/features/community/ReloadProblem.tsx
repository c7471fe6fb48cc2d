import styles from './ReloadProblem.module.css';

interface ReloadProblemProps {
  text: string;
  onRetry: () => void;
}

/** Says above posts that stay that they could not be loaded anew (1 §8). */
export function ReloadProblem({ text, onRetry }: ReloadProblemProps) {
  return (
    <div className={styles.problem}>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        다시 시도
      </button>
    </div>
  );
}
