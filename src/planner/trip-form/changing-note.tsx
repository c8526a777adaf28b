import { Link } from '@tanstack/react-router';
import { wordingIn } from '#src/domain/trip/wording-in.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { formatTripDates } from '#src/wording/day-ranges.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import styles from './changing-note.module.css';

/** Which saved trip the form changes, and the ways out: back to it as it is, or a new trip. */
export function ChangingNote() {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const store = usePlannerStore();
  const saved = usePlanner(({ changing }) => changing?.saved ?? null);
  if (saved === null) return null;
  const { startDate, endDate } = saved.trip.request;
  const place = wordingIn(saved, language)?.place ?? saved.trip.location.place;
  return (
    <section className={styles['note']} aria-label={t('changing.label')}>
      <p>
        {t('changing.text', {
          place: placeParts(place).name,
          dates: formatTripDates(startDate, endDate, language),
        })}
      </p>
      <div className={styles['ways']}>
        <Link to="/trips/$tripId" params={{ tripId: saved.id }} className={buttonClass('quiet')}>
          {t('changing.leave')}
        </Link>
        <Button look="quiet" onClick={store.leaveChange}>
          {t('changing.asNew')}
        </Button>
      </div>
    </section>
  );
}
