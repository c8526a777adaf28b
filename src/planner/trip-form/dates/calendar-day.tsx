import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { formatLongDay } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './calendar.module.css';

type CalendarDayProps = {
  /** Null for an empty cell before the first or after the last day of the month. */
  day: IsoDay | null;
  startDate: IsoDay;
  endDate: IsoDay;
  today: IsoDay;
  inTabOrder: boolean;
  disabled: boolean;
  onPick: (day: IsoDay) => void;
};

type Part = 'none' | 'single' | 'start' | 'end' | 'middle';

const PART_NAMES = {
  single: 'calendar.is-start',
  start: 'calendar.is-start',
  end: 'calendar.is-end',
  middle: 'calendar.in-range',
} as const;

/** A day of the calendar. A disabled one stays focusable, so that screen readers can say why. */
export function CalendarDay({ day, disabled, inTabOrder, onPick, ...trip }: CalendarDayProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  if (day === null) return <td aria-hidden="true" />;
  const part = partOf(day, trip.startDate, trip.endDate);
  const name = formatLongDay(day, language);
  return (
    <td data-part={part} aria-selected={part === 'none' ? undefined : true}>
      <button
        type="button"
        className={styles['day']}
        data-day={day}
        tabIndex={inTabOrder ? 0 : -1}
        aria-disabled={disabled}
        aria-current={day === trip.today ? 'date' : undefined}
        aria-label={part === 'none' ? name : `${name}, ${t(PART_NAMES[part])}`}
        onClick={disabled ? undefined : () => onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

function partOf(day: IsoDay, startDate: IsoDay, endDate: IsoDay): Part {
  const isStart = day === startDate;
  const isEnd = day === endDate;
  if (startDate === '' || endDate === '' || endDate < startDate) {
    return isStart || isEnd ? 'single' : 'none';
  }
  if (isStart && isEnd) return 'single';
  if (isStart) return 'start';
  if (isEnd) return 'end';
  return day > startDate && day < endDate ? 'middle' : 'none';
}
