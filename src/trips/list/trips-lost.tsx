import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { BackupNotes } from '#src/domain/ports.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import noteStyles from '../backup/notes.module.css';
import styles from './trips-lost.module.css';

type TripsLostProps = {
  notes: Pick<BackupNotes, 'read'>;
  /** Whether the whole storage was read. */
  isRead: boolean;
  /** Whether it has none so far. */
  isEmpty: boolean;
};

/**
 * Says that trips were stored here before but are gone, and offers to restore a copy. Deleting the last trip here
 * is no loss, nor is deleting it before all were read.
 */
export function TripsLost({ notes, isRead, isEmpty }: TripsLostProps) {
  const { t } = useTexts('trips');
  const [lost] = useState(() => notes.read().trips);
  const [hadTrips, setHadTrips] = useState(!isEmpty);
  if (!isEmpty && !hadTrips) setHadTrips(true);
  if (lost === 0 || hadTrips || !isRead || !isEmpty) return null;
  return (
    <section className={noteStyles['note']} data-look="sun" aria-labelledby="lost-heading">
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <h2 id="lost-heading" className={styles['heading']}>
          {t('lost.heading', { count: lost })}
        </h2>
        <p>{t('lost.text')}</p>
        <Link to="/trips/backup" className={`${buttonClass('outlined')} ${styles['action']}`}>
          {t('lost.restore')}
        </Link>
      </div>
    </section>
  );
}
