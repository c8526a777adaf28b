import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { firstWeekday, formatMonth, formatWeekday } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CalendarDay } from './calendar-day.tsx';
import styles from './calendar.module.css';
import { addMonths, dayAfterKey, monthWeeks, weekdaySamples } from './month-grid.ts';

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
  /** Focus that day on mount. */
  focusDay: boolean;
  onPick: (day: IsoDay) => void;
};

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One month as a grid, by the ARIA grid pattern: one day is in the tab order (roving tabindex). */
export function Calendar({ min, max, initial, focusDay, onPick, ...trip }: CalendarProps) {
  const { t } = useTexts('planner');
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
  const turn = (months: number) => setCurrent(addMonths(current, months));

  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <button type="button" aria-label={t('calendar.previous')} onClick={() => turn(-1)}>
          <ChevronLeft {...ICON} />
        </button>
        <span id={heading} className={styles['month']} aria-live="polite">
          {formatMonth(current, language)}
        </span>
        <button type="button" aria-label={t('calendar.next')} onClick={() => turn(1)}>
          <ChevronRight {...ICON} />
        </button>
      </div>
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
                  disabled={day !== null && (day < min || (max !== null && day > max))}
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

function WeekdayNames({ weekStart }: { weekStart: 0 | 1 }) {
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
