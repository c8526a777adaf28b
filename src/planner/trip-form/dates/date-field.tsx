import { Calendar } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { DateProblem } from '#src/domain/trip/trip-request.ts';
import type { StopsProblem } from '#src/planner/store/stops.ts';
import { formatDay } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { DateField as FieldName } from '#src/planner/store/planner-state.ts';
import styles from './date-field.module.css';
import { EXAMPLE_DAY, useProblemText } from './use-problem-text.ts';

type DateFieldProps = {
  field: FieldName;
  day: IsoDay;
  /** The text while it is typed; null where the formatted day is shown. */
  typed: string | null;
  problem: DateProblem | StopsProblem | null;
  today: IsoDay;
  /** The calendar is open for this field. */
  open: boolean;
  /** A press on the text opens the calendar instead of placing the caret. */
  tapOpens: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
  onOpen: (how: 'pointer' | 'button') => void;
  /** Enter, in a field with nothing wrong. */
  onNext: (input: HTMLInputElement) => void;
};

/** A date, typed or picked from the calendar. A fault is shown once typing has ended. */
export function DateField({ field, day, typed, problem, today, ...props }: DateFieldProps) {
  const { open, tapOpens, onNext, ...on } = props;
  const { t } = useTexts('planner');
  const language = useLanguage();
  const [isTyping, setIsTyping] = useState(false);
  const id = useId();
  const problemText = useProblemText({ day, typed, problem, today });
  const message = isTyping ? null : problemText;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setIsTyping(false);
    on.onLeave();
    onNext(event.currentTarget);
  };
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
          onChange={(event) => {
            setIsTyping(true);
            on.onType(event.target.value);
          }}
          onKeyDown={press}
          onBlur={() => {
            setIsTyping(false);
            on.onLeave();
          }}
          onMouseDown={tapOpens ? (event) => event.preventDefault() : undefined}
          onClick={() => on.onOpen('pointer')}
        />
        <OpenButton field={field} open={open} onOpen={() => on.onOpen('button')} />
      </div>
      <span id={`${id}-hint`}>
        <VisuallyHidden>
          {t('form.date-hint', { example: formatDay(EXAMPLE_DAY, language) })}
        </VisuallyHidden>
      </span>
      {message === null ? null : (
        <p id={`${id}-problem`} className={styles['problem']} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}

type OpenButtonProps = Pick<DateFieldProps, 'field' | 'open'> & { onOpen: () => void };

function OpenButton({ field, open, onOpen }: OpenButtonProps) {
  const { t } = useTexts('planner');
  return (
    <button
      type="button"
      aria-label={t(`form.${field}-open`)}
      data-opens={field}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    >
      <Calendar size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
