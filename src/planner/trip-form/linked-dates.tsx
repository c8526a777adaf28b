import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDayRange } from '#src/wording/day-ranges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import styles from './linked-dates.module.css';

/** The page was opened to plan a trip again that was deleted, or saved on another device. */
export function LinkedTripGone() {
  const { t } = useTexts('planner');
  const gone = usePlanner((state) => state.linkedTripGone);
  return gone ? <output className={styles['linked']}>{t('linked.trip-gone')}</output> : null;
}

/** A link named other days than those that the traveller had typed: theirs stay until they say so. */
export function LinkedDates() {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const store = usePlannerStore();
  const { startDate, endDate } = usePlanner((state) => state.draft);
  const linked = usePlanner((state) => state.linkedDates);
  if (linked === null) return null;
  if (linked.startDate === startDate && linked.endDate === endDate) return null;
  const dates = formatDayRange(linked.startDate, linked.endDate, language);
  return (
    <div className={styles['linked']}>
      <p>{t('linked.dates', { dates })}</p>
      <Button look="quiet" onClick={() => store.chooseDates(linked)}>
        {t('linked.use')}
      </Button>
    </div>
  );
}
