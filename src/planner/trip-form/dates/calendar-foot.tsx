import { tripDays } from '#src/domain/trip/trip-request.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import styles from './calendar-foot.module.css';

/** Below a calendar: how long the trip is, and what clears or closes it. Null: there is no Done button. */
export function CalendarFoot({ onDone }: { onDone: (() => void) | null }) {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const count = usePlanner(({ draft }) => tripDays(draft));
  return (
    <div className={styles['foot']}>
      <strong>{lengthOf()}</strong>
      <Button look="quiet" onClick={store.clearDates}>
        {t('calendar.clear')}
      </Button>
      {onDone === null ? null : <Button onClick={onDone}>{t('calendar.done')}</Button>}
    </div>
  );

  function lengthOf(): string {
    if (count === null) return '';
    const days = t('calendar.days', { count });
    return t('calendar.length', { days, nights: t('calendar.nights', { count: count - 1 }) });
  }
}
