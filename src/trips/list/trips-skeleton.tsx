import { useTexts } from '#src/i18n/use-texts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './trips-page.module.css';

const CARDS = [0, 1, 2] as const;

/** Placeholder of the loading list, in its final sizes. */
export function TripsSkeleton() {
  const { t } = useTexts('trips');
  return (
    <>
      <h1 className={styles['heading']}>{t('list.heading')}</h1>
      <p className={styles['count']} aria-busy="true">
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        <Skeleton width={220} height={16} />
      </p>
      <div className={styles['cards']}>
        {CARDS.map((card) => (
          <div key={card} className={styles['ghost']} />
        ))}
      </div>
    </>
  );
}
