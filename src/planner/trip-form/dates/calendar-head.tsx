import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { dayParts, formatMonth, monthName } from '#src/wording/days.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './calendar.module.css';
import { addMonths, isMonthWithin, nearestWithin } from './month-grid.ts';
import type { Bounds } from './month-grid.ts';

type CalendarHeadProps = {
  /** Id of the heading, which names the shown month. */
  id: string;
  current: IsoDay;
  bounds: Bounds;
  onTurn: (day: IsoDay) => void;
};

/** Years offered where nothing bounds the choice. */
const YEARS_AHEAD = 10;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The shown month between the buttons for its neighbours; any month and year can be chosen. */
export function CalendarHead({ id, current, bounds, onTurn }: CalendarHeadProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const { year, month } = dayParts(current);
  const turn = (months: number) => onTurn(nearestWithin(addMonths(current, months), bounds));
  return (
    <div className={styles['head']}>
      <TurnButton by={-1} label={t('calendar.previous')} {...{ current, bounds, turn }} />
      <VisuallyHidden>
        <span id={id} aria-live="polite">
          {formatMonth(current, language)}
        </span>
      </VisuallyHidden>
      <div className={styles['month']}>
        <Choice
          label={t('calendar.month')}
          value={month}
          options={MONTHS.map((value) => ({
            value,
            text: monthName(value, language, 'long'),
            disabled: !isMonthWithin(addMonths(current, value - month), bounds),
          }))}
          onChoose={(value) => turn(value - month)}
        />
        <Choice
          label={t('calendar.year')}
          value={year}
          options={yearsOf(current, bounds).map((value) => ({ value, text: String(value) }))}
          onChoose={(value) => turn(12 * (value - year))}
        />
      </div>
      <TurnButton by={1} label={t('calendar.next')} {...{ current, bounds, turn }} />
    </div>
  );
}

type TurnButtonProps = {
  by: 1 | -1;
  label: string;
  current: IsoDay;
  bounds: Bounds;
  turn: (months: number) => void;
};

/** A button that leads nowhere stays focusable. */
function TurnButton({ by, label, current, bounds, turn }: TurnButtonProps) {
  const Icon = by < 0 ? ChevronLeft : ChevronRight;
  const leads = isMonthWithin(addMonths(current, by), bounds);
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!leads}
      onClick={leads ? () => turn(by) : undefined}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

type ChoiceProps = {
  label: string;
  value: number;
  options: readonly { value: number; text: string; disabled?: boolean }[];
  onChoose: (value: number) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <span className={styles['choice']}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {options.map(({ text, ...option }) => (
          <option key={option.value} {...option}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
    </span>
  );
}

/** Up to the last that can be chosen; the shown one too, where a key has left the bounds. */
function yearsOf(current: IsoDay, { min, max }: Bounds): number[] {
  const { year } = dayParts(current);
  const first = Math.min(dayParts(min).year, year);
  const bound = max === null ? dayParts(min).year + YEARS_AHEAD : dayParts(max).year;
  const last = Math.max(bound, year);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
