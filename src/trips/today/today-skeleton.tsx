import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './today.module.css';

/** In the place of today until it is read. */
export function TodaySkeleton({ label }: { label: string }) {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width={140} height={18} />
      <Skeleton width={200} height={42} />
      <Skeleton width="100%" height={34} />
      <Skeleton width="100%" height={212} />
    </div>
  );
}
