import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; a number is CSS pixels. Default: the whole width. */
  width?: number | string;
  height: number | string;
  /** Corner radius, likewise. Default 10 px. */
  radius?: number | string;
}

/** The grey shape of something that is still loading. Silent: put it into a {@link LoadingState}. */
export function Skeleton({ width = '100%', height, radius }: SkeletonProps) {
  return <span aria-hidden className={styles.skeleton} style={{ width, height, borderRadius: radius }} />;
}
