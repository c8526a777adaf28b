import { Trash2, TriangleAlert } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { SavedTrip } from '#src/domain/trip.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './failed-card.module.css';

type FailedCardProps = { saved: SavedTrip; onRemove: (id: string) => void };

/** In place of a card that could not be rendered; the record stays until it is deleted here. */
export function FailedCard({ saved, onRemove }: FailedCardProps) {
  const { t } = useTexts('trips');
  return (
    <article className={styles['card']}>
      <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles['body']}>
        <h2 className={styles['name']}>{saved.trip.location.place}</h2>
        <p>{t('card.broken')}</p>
        <Button onClick={() => onRemove(saved.id)}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('card.remove')}
        </Button>
      </div>
    </article>
  );
}
