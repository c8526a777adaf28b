import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import { formatWeekday } from '#src/wording/days.ts';
import { firstWeekday } from '#src/wording/shown/first-weekday.ts';
import type { Weekday } from '#src/wording/shown/first-weekday.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CalendarDay } from './calendar-day.tsx';
import type { StopDayLook } from './calendar-day.tsx';
import { CalendarHead } from './calendar-head.tsx';
import styles from './calendar.module.css';
import { dayAfterKey, isWithin, monthWeeks, weekdaySamples } from './month-grid.ts';

type CalendarProps = {
  startDate: IsoDay;
  endDate: IsoDay;
  /** The earliest day that may be chosen. */
  min: IsoDay;
  /** The latest day that may be chosen; null without a limit. */
  max: IsoDay | null;
  today: IsoDay;
  /** The day the calendar opens at. */
  initial: IsoDay;
  /** How the days of a trip with stops look; null for one outside of it. Without it, the dates are shown. */
  lookOf?: ((day: IsoDay) => StopDayLook | null) | undefined;
  /** Focus that day on mount. */
  focusDay: boolean;
  onPick: (day: IsoDay) => void;
};

/** One month as a grid, by the ARIA grid pattern: one day is in the tab order (roving tabindex). */
export function Calendar({ min, max, initial, focusDay, onPick, ...trip }: CalendarProps) {
  const bounds = { min, max };
  const language = useLanguage();
  const weekStart = firstWeekday(language);
  const [current, setCurrent] = useState(initial);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(focusDay);
  const heading = useId();

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(current, event.key, event.shiftKey, weekStart);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setCurrent(next);
  };

  return (
    <div className={styles['calendar']}>
      <CalendarHead id={heading} current={current} bounds={bounds} onTurn={setCurrent} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern */}
      <table ref={grid} role="grid" aria-labelledby={heading} onKeyDown={move}>
        <WeekdayNames weekStart={weekStart} />
        <tbody>
          {monthWeeks(current, weekStart).map((week, row) => (
            <tr key={week.find((day) => day !== null) ?? row}>
              {week.map((day, column) => (
                <CalendarDay
                  key={day ?? `blank-${weekdaySamples(weekStart)[column]}`}
                  day={day}
                  {...trip}
                  inTabOrder={day === current}
                  disabled={day !== null && !isWithin(day, bounds)}
                  onPick={onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WeekdayNames({ weekStart }: { weekStart: Weekday }) {
  const language = useLanguage();
  return (
    <thead>
      <tr>
        {weekdaySamples(weekStart).map((day) => (
          <th key={day} scope="col" abbr={formatWeekday(day, language, 'long')}>
            {formatWeekday(day, language, 'two-letters')}
          </th>
        ))}
      </tr>
    </thead>
  );
}
