import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { formatLongDay } from '#src/wording/days.ts';
import { StopPin } from '#src/ui/stops/stop-pin.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './calendar.module.css';

/** Which stretch a half of the day belongs to: the tints take turns, a gap is hatched. */
type Half = 'none' | 'even' | 'odd' | 'gap' | 'both';

/** A day of a trip with stops. */
export type StopDayLook = {
  before: Half;
  after: Half;
  /** The stops that begin on it, from 1. */
  begins: readonly number[];
  /** The first or the last day of the trip. */
  isEnd: boolean;
  /** 'in Kraków', for screen readers. */
  name: string;
};

type CalendarDayProps = {
  /** Null for an empty cell before the first or after the last day of the month. */
  day: IsoDay | null;
  startDate: IsoDay;
  endDate: IsoDay;
  today: IsoDay;
  inTabOrder: boolean;
  disabled: boolean;
  lookOf?: ((day: IsoDay) => StopDayLook | null) | undefined;
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
export function CalendarDay({
  day,
  disabled,
  inTabOrder,
  lookOf,
  onPick,
  ...trip
}: CalendarDayProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  if (day === null) return <td aria-hidden="true" />;
  const look = lookOf?.(day) ?? null;
  const part =
    lookOf === undefined
      ? partOf(day, trip.startDate, trip.endDate)
      : look?.isEnd === true
        ? 'single'
        : 'none';
  const name = formatLongDay(day, language);
  const isSelected = part !== 'none' || look !== null;
  return (
    <td
      data-part={part}
      data-before={look?.before}
      data-after={look?.after}
      data-begins={look === null ? undefined : look.begins.length > 0}
      aria-selected={isSelected ? true : undefined}
    >
      {look?.begins.map((number) => (
        <StopPin key={number} number={number} look="filled" height={21} />
      ))}
      <button
        type="button"
        className={styles['day']}
        data-day={day}
        tabIndex={inTabOrder ? 0 : -1}
        aria-disabled={disabled}
        aria-current={day === trip.today ? 'date' : undefined}
        aria-label={labelOf()}
        onClick={disabled ? undefined : () => onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );

  function labelOf(): string {
    if (look !== null) return `${name}, ${look.name}`;
    return part === 'none' ? name : `${name}, ${t(PART_NAMES[part])}`;
  }
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
