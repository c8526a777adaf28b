import { useTexts } from '#src/i18n/use-texts.ts';
import { formatTripDates } from '#src/wording/day-ranges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import styles from './linked-dates.module.css';

/** Shown when the link's saved trip was deleted, or saved on another device. */
export function LinkedTripGone() {
  const { t } = useTexts('planner');
  const gone = usePlanner((state) => state.linkedTripGone);
  return gone ? <output className={styles['linked']}>{t('linked.trip-gone')}</output> : null;
}

/** Offers the dates of a link when the form already has other dates. */
export function LinkedDates() {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const store = usePlannerStore();
  const { startDate, endDate } = usePlanner((state) => state.draft);
  const linked = usePlanner((state) => state.linkedDates);
  if (linked === null) return null;
  if (linked.startDate === startDate && linked.endDate === endDate) return null;
  const dates = formatTripDates(linked.startDate, linked.endDate, language);
  return (
    <div className={styles['linked']}>
      <p>{t('linked.dates', { dates })}</p>
      <Button look="quiet" onClick={() => store.chooseDates(linked)}>
        {t('linked.use')}
      </Button>
    </div>
  );
}
