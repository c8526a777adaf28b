import { useTexts } from '#src/i18n/use-texts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './trip-page.module.css';

/** Placeholder of a trip that is loading, in its final sizes. */
export function TripSkeleton() {
  const { t } = useTexts('trips');
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <VisuallyHidden>{t('trip.loading')}</VisuallyHidden>
      <Skeleton width={220} height={16} />
      <Skeleton width={260} height={38} />
      <Skeleton width={180} height={16} />
      <Skeleton width={240} height={18} />
      <Skeleton width={190} height={44} />
    </div>
  );
}
