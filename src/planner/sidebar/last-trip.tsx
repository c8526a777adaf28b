import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Terrain } from '#src/domain/ports.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { formatTripDates } from '#src/wording/day-ranges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { ContourArt } from '#src/result/contours/contour-art.tsx';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { usePlanner } from '../planner-context.ts';
import styles from './last-trip.module.css';

const THUMB = { width: 48, height: 48 };
const GROUND = { widthDegrees: 0.7, heightDegrees: 0.5 };

/** A link to the trip that was saved last; nothing where there is none. */
export function LastTrip({ terrain }: { terrain: Terrain }) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const saved = usePlanner((state) => state.lastSaved);
  if (saved === null) return null;
  const { location, request } = saved.trip;
  const place = shortPlaceName(wordingIn(saved, language)?.place ?? location.place);
  return (
    <Link className={styles['card']} to="/trips/$tripId" params={{ tripId: saved.id }}>
      <span className={styles['thumb']}>
        <ContourArt terrain={terrain} point={location} size={THUMB} extent={GROUND} />
      </span>
      <span className={styles['words']}>
        <VisuallyHidden>{`${t('saved.last')}: `}</VisuallyHidden>
        <span className={styles['name']}>
          {place}, {formatTripDates(request.startDate, request.endDate, language)}
        </span>
        <span className={styles['state']}>{t('saved.last-line')}</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
