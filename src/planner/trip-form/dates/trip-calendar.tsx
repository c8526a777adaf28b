import type { IsoDay } from '#src/domain/days/day.ts';
import { earliestEnd, latestEnd } from '#src/domain/trip/trip-request.ts';
import { usePlanner } from '#src/planner/planner-context.ts';
import type { DateField as FieldName } from '#src/planner/store/planner-state.ts';
import { LazyStopsCalendar } from '#src/planner/lazy-parts.ts';
import { CalendarFoot } from './calendar-foot.tsx';
import { Calendar } from './calendar.tsx';

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
      <CalendarFoot onDone={onDone} />
    </>
  );
}
