import type { StoreApi } from 'zustand/vanilla';
import type { IsoDay } from '#src/domain/days/day.ts';
import { cutText } from '#src/domain/entered-text.ts';
import { earliestEnd, tripDays } from '#src/domain/trip/trip-request.ts';
import { nightsBetween } from '#src/domain/stops/stays.ts';
import type { Stay } from '#src/domain/stops/stays.ts';
import { readTypedRange } from '#src/wording/typed-day-range.ts';
import { readTypedDay } from '#src/wording/typed-day.ts';
import type { DateField, PlannerDeps, PlannerState } from './planner-state.ts';
import { areNights, datesOfStops, withStays } from './stops.ts';

type Store = StoreApi<PlannerState>;

/** The actions on the two dates. */
export function createDateActions(store: Store, { today }: Pick<PlannerDeps, 'today'>) {
  const set = (field: DateField, day: IsoDay, text: string | null) =>
    store.setState((state) => ({
      ...withDay(state, field, day),
      typedDates: { ...state.typedDates, [field]: text },
    }));
  /** The days of a text, or none of them. A range fills both fields from the first one. */
  const readInto = (field: DateField, text: string, isTyping: boolean): IsoDay => {
    const earliest = field === 'endDate' ? earliestEnd(store.getState().draft, today()) : today();
    const read = readTypedDay(text, { today: today(), earliest, isTyping });
    if (read.kind === 'day') return read.day;
    if (read.kind !== 'unreadable' || field === 'endDate') return '';
    const range = readTypedRange(text, today());
    if (range !== null) {
      set('startDate', range.startDate, null);
      set('endDate', range.endDate, null);
    }
    return range?.startDate ?? '';
  };
  return {
    typeDate(field: DateField, text: string) {
      const typed = cutText(text);
      set(field, readInto(field, typed, true), typed);
    },
    leaveDate(field: DateField) {
      const typed = store.getState().typedDates[field];
      if (typed === null) return;
      const day = readInto(field, typed, false);
      set(field, day, day === '' && typed.trim() !== '' ? typed : null);
    },
    pickDate(field: DateField, day: IsoDay) {
      set(field, day, null);
      const { draft } = store.getState();
      // Of a trip with stops the end has moved along.
      if (field === 'startDate' && tripDays(draft) === null) set('endDate', '', null);
    },
    clearDates() {
      set('startDate', '', null);
      set('endDate', '', null);
    },
    chooseDates({ startDate, endDate }: Record<DateField, IsoDay>) {
      set('startDate', startDate, null);
      set('endDate', endDate, null);
      store.setState({ view: 'form', sheet: 'full' });
    },
  };
}

/**
 * The form with this date. On a trip with stops the end follows from the start, and a new end
 * changes how long the last stop lasts; where the last stop cannot last as long, the end stays as
 * it was set: see `formProblem`.
 */
function withDay(
  state: PlannerState,
  field: DateField,
  day: IsoDay,
): Pick<PlannerState, 'draft' | 'stops' | 'place'> {
  const { startDate, endDate } = state.draft;
  const draft = { ...state.draft, [field]: day };
  const next = { ...state, draft };
  if (state.stops === null || draft.startDate === '' || day === '') return next;
  const last = datesOfStops(next)?.at(-1);
  if (last === undefined) return next;
  // The end was set before there was a start.
  const end = field === 'endDate' ? day : startDate === '' ? endDate : '';
  const nights = end === '' ? -1 : nightsBetween(last.startDate, end);
  if (areNights(nights)) return withStays(next, (stays) => withLast(stays, nights));
  return field === 'endDate' ? next : withStays(next, (stays) => stays);
}

function withLast(stays: readonly Stay[], nights: number): Stay[] {
  return stays.map((stay, at) => (at === stays.length - 1 ? { ...stay, nights } : stay));
}
