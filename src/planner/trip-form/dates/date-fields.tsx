import type { IsoDay } from '#src/domain/days/day.ts';
import { dateProblem } from '#src/domain/trip/trip-request.ts';
import type { DateProblem } from '#src/domain/trip/trip-request.ts';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import { stopsProblem } from '#src/planner/store/stops.ts';
import type { StopsProblem } from '#src/planner/store/stops.ts';
import type { DateField as FieldName } from '#src/planner/store/planner-state.ts';
import { DateField } from './date-field.tsx';
import styles from './trip-dates.module.css';

type DateFieldsProps = {
  today: IsoDay;
  /** A press on the text opens the calendar instead of placing the caret. */
  tapOpens: boolean;
  /** The field whose calendar is open. */
  opened: FieldName | null;
  onOpen: (field: FieldName, how: 'pointer' | 'button') => void;
  /** Enter, in a field with nothing wrong. */
  onNext: (input: HTMLInputElement) => void;
};

/** Start and end date side by side, each with its validation message. */
export function DateFields({ today, tapOpens, opened, onOpen, onNext }: DateFieldsProps) {
  const store = usePlannerStore();
  const startDate = usePlanner(({ draft }) => draft.startDate);
  const endDate = usePlanner(({ draft }) => draft.endDate);
  const typedDates = usePlanner((state) => state.typedDates);
  const days = { startDate, endDate };
  const ofStops = usePlanner(stopsProblem);
  const problem = dateProblem(days, today) ?? ofStops;
  const goOn = (field: FieldName, input: HTMLInputElement) => {
    const state = store.getState();
    const { draft, typedDates: texts } = state;
    const isReadable = texts[field] === null || texts[field].trim() === '';
    if (isReadable && !concerns(dateProblem(draft, today) ?? stopsProblem(state), field))
      onNext(input);
  };
  const fieldFor = (field: FieldName) => (
    <DateField
      field={field}
      day={days[field]}
      typed={typedDates[field]}
      problem={concerns(problem, field) ? problem : null}
      today={today}
      open={opened === field}
      tapOpens={tapOpens}
      onType={(text) => store.typeDate(field, text)}
      onLeave={() => store.leaveDate(field)}
      onOpen={(how) => onOpen(field, how)}
      onNext={(input) => goOn(field, input)}
    />
  );
  return (
    <div className={styles['fields']}>
      {fieldFor('startDate')}
      {fieldFor('endDate')}
    </div>
  );
}

function concerns(problem: DateProblem | StopsProblem | null, field: FieldName): boolean {
  if (problem === null) return false;
  return (problem === 'start-before-today') === (field === 'startDate');
}
