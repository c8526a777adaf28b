import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './waiting-changes.module.css';

/** Says on the trip's page that changes wait to be kept or discarded, and opens them. */
export function WaitingChanges({ saved }: { saved: SavedTrip }) {
  const { t } = useTexts('trips');
  if (saved.proposal === undefined) return null;
  return (
    <Link
      className={styles['waiting']}
      to="/trips/$tripId"
      params={{ tripId: saved.id }}
      search={{ changes: true }}
      replace
      resetScroll={false}
      data-opens="changes"
    >
      <span>
        <strong>{t('changes.waiting')}</strong> {t('changes.waitingText')}
      </span>
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
