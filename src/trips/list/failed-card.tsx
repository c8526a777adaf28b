import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { BrokenTripActions } from '../broken-trip-actions.tsx';
import styles from './failed-card.module.css';

type FailedCardProps = Parameters<typeof BrokenTripActions>[0];

/** In place of a card that could not be rendered; the record stays until it is deleted here. */
export function FailedCard(props: FailedCardProps) {
  const { t } = useTexts('trips');
  return (
    <article className={styles['card']}>
      <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles['body']}>
        <h2 className={styles['name']} translate="no">
          {props.saved.trip.location.place}
        </h2>
        <p>{t('card.broken')}</p>
        <div className={styles['actions']}>
          <BrokenTripActions {...props} isPrimary={false} />
        </div>
      </div>
    </article>
  );
}
