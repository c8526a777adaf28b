import { useId, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { LONGEST_TEXT } from '#src/domain/entered-text.ts';
import { TRAVELERS } from '#src/domain/trip/travelers.ts';
import { dateProblem } from '#src/domain/trip/trip-request.ts';
import { Stepper } from '#src/ui/stepper.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import { LazyPlaceHints } from '../lazy-parts.ts';
import { missingPart } from '../store/missing-part.ts';
import { stopsProblem } from '../store/stops.ts';
import { DATE_FIELDS } from '../store/planner-state.ts';
import { ChildrenLine } from './children-line.tsx';
import type { DateField } from '../store/planner-state.ts';
import { focusNextField } from './focus-next-field.ts';
import { LinkedDates } from './linked-dates.tsx';
import { AddStop } from './stops/add-stop.tsx';
import { TripDates } from './dates/trip-dates.tsx';
import styles from './trip-form.module.css';

type TripFormProps = {
  /** The submit button is outside the form and refers to it by this id. */
  id: string;
  wide: boolean;
  today: IsoDay;
  onSearch: () => void;
};

const PREFERENCES_ROWS = 3;

/** Dates, travelers and preferences. Each input writes to the store. */
export function TripForm({ id, wide, today, onSearch }: TripFormProps) {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const travelers = usePlanner((state) => state.draft.travelers);
  const travelersId = useId();
  const [hasSeenAll, setHasSeenAll] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    DATE_FIELDS.forEach((field) => store.leaveDate(field));
    const missing = missingPart(store.getState());
    const state = store.getState();
    if (dateProblem(state.draft, today) !== null || stopsProblem(state) !== null) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (missing === 'place') onSearch();
    else if (missing === null) void store.submit();
    else leadToDate(event.currentTarget, missing === 'endDate' ? 'endDate' : 'startDate');
  };
  const leadToDate = (form: HTMLFormElement, field: DateField) => {
    if (wide) {
      form.querySelector<HTMLElement>(`[data-date-field="${field}"]`)?.focus();
      return;
    }
    // The calendar returns the focus to its opener, which the folded sheet makes inert.
    if (store.getState().sheet === 'peek') store.setSheet('half');
    form.querySelector<HTMLElement>(`[data-opens="${field}"]`)?.click();
  };
  /** Enter submits from the last field of one line, but not past wishes that were never looked at. */
  const goOn = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || hasSeenAll) return;
    event.preventDefault();
    focusNextField(target);
  };
  return (
    <form
      id={id}
      className={styles['form']}
      aria-label={t('form.label')}
      noValidate
      onSubmit={submit}
    >
      <TripDates wide={wide} today={today} />
      {wide ? null : <AddStop onSearch={onSearch} />}
      <LinkedDates />
      <PlaceHintsArea today={today} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the field in it */}
      <div className={styles['travelers']} onKeyDown={goOn}>
        <label htmlFor={travelersId}>{t('form.travelers')}</label>
        <Stepper
          id={travelersId}
          value={travelers}
          min={TRAVELERS.min}
          max={TRAVELERS.max}
          labels={{ fewer: t('form.fewer'), more: t('form.more') }}
          enterKeyHint={hasSeenAll ? 'go' : 'next'}
          onChange={store.setTravelers}
        />
      </div>
      <ChildrenLine />
      <Preferences onSeen={() => setHasSeenAll(true)} />
    </form>
  );
}

/** Keeps the room of the hints while they load, so that the fields below do not move. */
function PlaceHintsArea({ today }: { today: IsoDay }) {
  const status = usePlanner(({ evidence }) => evidence.status);
  const dated = usePlanner(({ draft }) => draft.startDate !== '' && draft.endDate !== '');
  // They are of one place on all of the dates.
  const hasStops = usePlanner(({ stops }) => stops !== null);
  if (hasStops) return null;
  if (status !== 'loading' && status !== 'ready') return null;
  return (
    <div className={styles['hints']} data-dated={dated}>
      {status === 'ready' ? <LazyPlaceHints today={today} /> : null}
    </div>
  );
}

/** A component of its own, so that typing re-renders this field only. */
function Preferences({ onSeen }: { onSeen: () => void }) {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const preferences = usePlanner((state) => state.draft.preferences);
  const id = useId();
  return (
    <div>
      <label className={styles['label']} htmlFor={id}>
        {t('form.preferences')}
      </label>
      <textarea
        id={id}
        className={styles['preferences']}
        rows={PREFERENCES_ROWS}
        maxLength={LONGEST_TEXT}
        value={preferences}
        placeholder={t('form.preferences-placeholder')}
        onFocus={onSeen}
        onChange={(event) => store.setPreferences(event.target.value)}
      />
    </div>
  );
}
