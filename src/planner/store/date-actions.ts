import type { StoreApi } from 'zustand/vanilla';
import type { IsoDay } from '#src/domain/days/day.ts';
import { cutText } from '#src/domain/entered-text.ts';
import { earliestEnd, tripDays } from '#src/domain/trip/trip-request.ts';
import { readTypedRange } from '#src/wording/typed-day-range.ts';
import { readTypedDay } from '#src/wording/typed-day.ts';
import type { DateField, PlannerDeps, PlannerState } from './planner-state.ts';

type Store = StoreApi<PlannerState>;

/** The actions on the two dates. */
export function createDateActions(store: Store, { today }: Pick<PlannerDeps, 'today'>) {
  const set = (field: DateField, day: IsoDay, text: string | null) =>
    store.setState(({ draft, typedDates }) => ({
      draft: { ...draft, [field]: day },
      typedDates: { ...typedDates, [field]: text },
    }));
  /** The days of a text, or none of them. A range fills both fields from the first one. */
  const readInto = (field: DateField, text: string, isTyping: boolean): IsoDay => {
    const earliest = field === 'endDate' ? earliestEnd(store.getState().draft, today()) : today();
    const read = readTypedDay(text, { today: today(), earliest, isTyping });
    if (read.kind === 'day') return read.day;
    if (read.kind !== 'unreadable' || field === 'endDate') return '';
    const range = readTypedRange(text, today());
    if (range !== null) set('endDate', range.endDate, null);
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
      if (field === 'startDate' && tripDays(draft) === null) set('endDate', '', null);
    },
    clearDates() {
      set('startDate', '', null);
      set('endDate', '', null);
    },
    chooseDates({ startDate, endDate }: Record<DateField, IsoDay>) {
      store.setState(({ draft }) => ({
        draft: { ...draft, startDate, endDate },
        typedDates: { startDate: null, endDate: null },
        view: 'form',
        sheet: 'full',
      }));
    },
  };
}
