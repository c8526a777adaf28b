import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { earliestEnd, latestEnd, tripDays } from '#src/domain/trip/trip-request.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import type { DateField as FieldName } from '#src/planner/store/planner-state.ts';
import { LazyStopsCalendar } from '#src/planner/lazy-parts.ts';
import { Calendar } from './calendar.tsx';
import styles from './trip-dates.module.css';

type TripCalendarProps = {
  field: FieldName;
  takesFocus: boolean;
  today: IsoDay;
  onPick: (day: IsoDay) => void;
  /** Null where there is no Done button. */
  onDone: (() => void) | null;
  /** Closes the calendar, which with stops has a Done button always. */
  onClose: () => void;
};

/** The calendar of one of the two dates, with the length of the trip under it. */
export function TripCalendar(props: TripCalendarProps) {
  const hasStops = usePlanner(({ stops }) => stops !== null);
  if (!hasStops) return <DatesCalendar {...props} />;
  const { field, takesFocus, today, onDone, onClose } = props;
  return <LazyStopsCalendar {...{ field, takesFocus, today }} onDone={onDone ?? onClose} />;
}

function DatesCalendar({ field, takesFocus, today, onPick, onDone }: TripCalendarProps) {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const draft = usePlanner((state) => state.draft);
  const min = field === 'startDate' ? today : earliestEnd(draft, today);
  const max = field === 'startDate' ? null : latestEnd(draft);
  const other = field === 'endDate' ? draft.startDate : draft.endDate;
  return (
    <>
      <Calendar
        startDate={draft.startDate}
        endDate={draft.endDate}
        min={min}
        max={max}
        today={today}
        initial={
          [draft[field], other].find((day) => day >= min && (max === null || day <= max)) ?? min
        }
        focusDay={takesFocus}
        onPick={onPick}
      />
      <div className={styles['foot']}>
        <strong>{lengthOf()}</strong>
        <Button look="quiet" onClick={store.clearDates}>
          {t('calendar.clear')}
        </Button>
        {onDone === null ? null : <Button onClick={onDone}>{t('calendar.done')}</Button>}
      </div>
    </>
  );

  function lengthOf(): string {
    const count = tripDays(draft);
    if (count === null) return '';
    const days = t('calendar.days', { count });
    return t('calendar.length', { days, nights: t('calendar.nights', { count: count - 1 }) });
  }
}
