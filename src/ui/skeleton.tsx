import styles from './skeleton.module.css';

type SkeletonProps = { width: number | string; height: number };

/** A bar of the final text's size; decorative, so hidden from screen readers. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />;
}
