import { Calendar } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { LONGEST_TRIP_DAYS } from '#src/domain/trip-request.ts';
import type { DateProblem } from '#src/domain/trip-request.ts';
import { formatDay } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { DateField as FieldName } from '../store/planner-state.ts';
import styles from './date-field.module.css';

type DateFieldProps = {
  field: FieldName;
  day: IsoDay;
  /** The text while it is typed; null where the formatted day is shown. */
  typed: string | null;
  problem: DateProblem | null;
  /** The calendar is open for this field. */
  open: boolean;
  /** A press on the text opens the calendar instead of placing the caret. */
  tapOpens: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
  onOpen: (how: 'pointer' | 'button') => void;
};

const EXAMPLE_DAY = '2027-07-01';

/** A date, typed or picked from the calendar. */
export function DateField({ field, day, typed, problem, open, tapOpens, ...on }: DateFieldProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const [focused, setFocused] = useState(false);
  const id = useId();
  const unreadable = !focused && day === '' && typed !== null && typed.trim() !== '';
  const example = formatDay(EXAMPLE_DAY, language);
  const message = unreadable ? 'unreadable' : problem;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t(`form.${field}`)}</label>
      <div className={styles['box']} data-open={open}>
        <input
          id={id}
          data-date-field={field}
          value={typed ?? (day === '' ? '' : formatDay(day, language))}
          placeholder={t(`form.${field}-placeholder`)}
          title={day === '' ? t(`form.${field}-placeholder`) : undefined}
          required
          autoComplete="off"
          enterKeyHint="next"
          aria-invalid={message !== null}
          aria-describedby={`${id}-hint${message === null ? '' : ` ${id}-problem`}`}
          onChange={(event) => on.onType(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            on.onLeave();
          }}
          onMouseDown={tapOpens ? (event) => event.preventDefault() : undefined}
          onClick={() => on.onOpen('pointer')}
        />
        <button
          type="button"
          aria-label={t(`form.${field}-open`)}
          data-opens={field}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => on.onOpen('button')}
        >
          <Calendar size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <span id={`${id}-hint`}>
        <VisuallyHidden>{t('form.date-hint', { example })}</VisuallyHidden>
      </span>
      {message === null ? null : (
        <p id={`${id}-problem`} className={styles['problem']}>
          {t(`date-problem.${message}`, { example, days: LONGEST_TRIP_DAYS })}
        </p>
      )}
    </div>
  );
}
