import styles from './CardSkeletons.module.css';
import { Skeleton } from './Skeleton';

interface CardSkeletonsProps {
  count: number;
  /** In two columns instead of one. */
  grid?: boolean;
  /** Height of the picture, in CSS pixels. Default 160. */
  imageHeight?: number;
}

/** Cards that are still loading: a picture and two lines each. */
export function CardSkeletons({ count, grid = false, imageHeight = 160 }: CardSkeletonsProps) {
  return (
    <div className={grid ? `${styles.list} ${styles.grid}` : styles.list} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton height={imageHeight} radius={14} />
          <Skeleton height={16} width="70%" />
          <Skeleton height={14} width="45%" />
        </div>
      ))}
    </div>
  );
}
