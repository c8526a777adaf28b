import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language/language.ts';
import { formatDayRange } from '#src/wording/day-ranges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './last-trip.module.css';

/** The trip that was saved last on this device. */
export type SavedLast = {
  id: string;
  /** The short name, by language; may be known in one only. */
  place: Record<Language, string>;
  startDate: IsoDay;
  endDate: IsoDay;
};

/** A link to that trip, positioned absolutely, so that it causes no layout shift. */
export function LastTrip({ trip }: { trip: SavedLast }) {
  const { t } = useTexts('landing');
  const language = useLanguage();
  return (
    <Link className={styles['card']} to="/trips/$tripId" params={{ tripId: trip.id }}>
      <span className={styles['label']}>{t('last')}</span>
      <span className={styles['trip']}>
        {trip.place[language]}, {formatDayRange(trip.startDate, trip.endDate, language)}
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
