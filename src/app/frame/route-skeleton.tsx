import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './route-skeleton.module.css';

/** While a page's own code is on its way. */
export function RouteSkeleton() {
  const { t } = useTexts('frame');
  return (
    <div className={styles['page']} aria-live="polite">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="60%" height={40} />
      <Skeleton width="90%" height={18} />
      <Skeleton width="75%" height={18} />
    </div>
  );
}
