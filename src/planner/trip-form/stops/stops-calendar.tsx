import { useEffect, useRef, useState } from 'react';
import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { MOST_NIGHTS, nightsBetween } from '#src/domain/stops/stays.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { StopPin } from '#src/ui/stops/stop-pin.tsx';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import type { DateField } from '#src/planner/store/planner-state.ts';
import { CalendarFoot } from '../dates/calendar-foot.tsx';
import { Calendar } from '../dates/calendar.tsx';
import { GapNote } from './gap-note.tsx';
import styles from './stops-calendar.module.css';
import { stopDayLook } from './stop-day-look.ts';
import { useStops } from './use-stops.ts';
import type { ShownStop } from './use-stops.ts';

type StopsCalendarProps = {
  field: DateField;
  takesFocus: boolean;
  today: IsoDay;
  onDone: () => void;
};

/** Sets the days of one stop at a time, of which the day of arrival comes first; what follows moves along. */
export function StopsCalendar({ field, takesFocus, today, onDone }: StopsCalendarProps) {
  const { t: say } = useTexts('stops');
  const store = usePlannerStore();
  const draft = usePlanner((state) => state.draft);
  const { all } = useStops();
  const [chosen, setChosen] = useState(field === 'endDate' ? all.length - 1 : 0);
  const [sets, setSets] = useState<Sets>(
    field === 'endDate' && draft.startDate !== '' ? 'departure' : 'arrival',
  );
  const at = Math.min(chosen, all.length - 1);
  // Its row in the form is lit.
  useEffect(() => store.lightStop(at), [store, at]);
  const stop = all[at];
  const begins = stop?.dates?.startDate ?? null;
  const { min, max } = boundsOf(all, at, sets, today);
  const pick = (day: IsoDay) => {
    const isArrival = sets === 'arrival' || begins === null || day < begins;
    const startDate = isArrival ? day : begins;
    const nights = isArrival ? (stop?.stay.nights ?? 0) : nightsBetween(startDate, day);
    store.setStopDates(at, { startDate, endDate: addDays(startDate, nights) });
    setSets(isArrival ? 'departure' : 'arrival');
  };
  const shown = [stop?.dates?.[sets === 'arrival' ? 'startDate' : 'endDate'], draft.startDate];
  return (
    <>
      <Whose
        stops={all}
        at={at}
        sets={sets}
        onChoose={(index) => {
          setChosen(index);
          setSets('arrival');
        }}
      />
      <Calendar
        key={at}
        startDate={draft.startDate}
        endDate={draft.endDate}
        min={min}
        max={max}
        today={today}
        initial={shown.find((day) => day !== undefined && day >= min) ?? min}
        focusDay={takesFocus}
        lookOf={(day) => stopDayLook(day, all, say)}
        onPick={pick}
      />
      <div className={styles['gaps']}>
        {all.map((one, index) =>
          index === 0 || one.stay.gap === 0 ? null : (
            <GapNote key={one.dates?.startDate} at={index} before={all[index - 1]} after={one} />
          ),
        )}
      </div>
      <CalendarFoot onDone={onDone} />
    </>
  );
}

type Sets = 'arrival' | 'departure';

/** A stop begins no earlier than the one before it. */
function boundsOf(
  stops: readonly ShownStop[],
  at: number,
  sets: Sets,
  today: IsoDay,
): { min: IsoDay; max: IsoDay | null } {
  const before = stops[at - 1]?.dates?.startDate ?? today;
  const min = before < today ? today : before;
  const begins = stops[at]?.dates?.startDate;
  if (sets === 'arrival' || begins === undefined) return { min, max: null };
  return { min, max: addDays(begins, MOST_NIGHTS) };
}

type WhoseProps = {
  stops: readonly ShownStop[];
  at: number;
  sets: Sets;
  onChoose: (at: number) => void;
};

/** Chooses whose days are set, and says which of them comes next. */
function Whose({ stops, at, sets, onChoose }: WhoseProps) {
  const { t } = useTexts('stops');
  const top = useRef<HTMLDivElement>(null);
  // The popover was opened before this was loaded.
  useEffect(() => {
    top.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={top} className={styles['top']} data-of-stops>
      <h2>{t('when', { place: stops[at]?.name ?? '' })}</h2>
      <ul aria-label={t('whose')}>
        {stops.map(({ name, place }, index) => (
          <li
            key={place.status === 'none' ? 'new' : `${place.point.lat} ${place.point.lng} ${index}`}
          >
            <button type="button" aria-pressed={index === at} onClick={() => onChoose(index)}>
              <StopPin number={index + 1} look="filled" height={25} />
              <span translate="no">{name ?? t('choose')}</span>
            </button>
          </li>
        ))}
      </ul>
      <output>{t(sets === 'arrival' ? 'arrive' : 'depart')}</output>
    </div>
  );
}
