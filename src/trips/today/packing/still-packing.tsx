import { Link } from '@tanstack/react-router';
import { ChevronRight, ListChecks } from 'lucide-react';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from '../day/today-blocks.module.css';
import { usePacking } from './open-lines.tsx';

/** At home it is still the day before: what is not packed is a press away. */
export function StillPacking({ saved }: { saved: SavedTrip }) {
  const { t } = useTexts('today');
  const { lines, packed } = usePacking(saved, 'out', noChange);
  if (packed === lines) return null;
  return (
    <Link
      className={styles['tomorrow']}
      to="/trips/$tripId"
      params={{ tripId: saved.id }}
      search={{ packing: true }}
    >
      <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles['words']}>
        <b>{t(packed === 0 ? 'eve.start' : 'eve.go')}</b>
        <span className={styles['soft']}>{t('eve.still', { count: lines - packed })}</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}

function noChange() {}
