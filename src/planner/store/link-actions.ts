import type { StoreApi } from 'zustand/vanilla';
import * as v from 'valibot';
import { isoDaySchema } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { lastDay } from '#src/domain/stops/stays.ts';
import { TRAVELERS } from '#src/domain/trip/travelers.ts';
import { dateProblem, tripDatesSchema } from '#src/domain/trip/trip-request.ts';
import type { TripDraft } from '#src/domain/trip/trip-request.ts';
import { readStops } from './stops/linked-stops.ts';
import { DATE_FIELDS } from './planner-state.ts';
import type { DateField, PlannerState } from './planner-state.ts';

/** The trip in a link. Dates are unvalidated text: YYYY-MM-DD in links that this app writes. */
export type LinkedTrip = {
  from?: string;
  to?: string;
  travelers?: number;
  preferences?: string;
  /** Stops as `writeStops` writes them: with them, the last day follows from the first one. */
  stops?: string;
};

/** The form's date inputs. */
type DateTyping = {
  typeDate: (field: DateField, text: string) => void;
  leaveDate: (field: DateField) => void;
};

type TripDates = v.InferOutput<typeof tripDatesSchema>;

/**
 * Fills the form's empty fields from a link; what was typed stays. Dates are entered as if typed, so
 * that invalid ones show the field's message; where the form has dates, the link's are offered.
 */
export function fillFromLink(
  store: StoreApi<PlannerState>,
  form: DateTyping,
  link: LinkedTrip,
  today: IsoDay,
): void {
  const linked = withLastDay(link);
  const before = store.getState();
  const hasDates = datesOf(before).some((text) => text.trim() !== '');
  const offered = hasDates ? otherDates(before.draft, linkedDates(linked, today)) : null;
  store.setState({
    draft: withLinked(before.draft, linked),
    linkedDates: offered,
    view: offered === null ? before.view : 'form',
  });
  if (hasDates) return;
  const dates = { startDate: linked.from ?? '', endDate: linked.to ?? '' };
  for (const field of DATE_FIELDS) {
    if (dates[field] === '') continue;
    form.typeDate(field, dates[field]);
    form.leaveDate(field);
  }
}

function datesOf({ draft, typedDates }: PlannerState): string[] {
  return [draft.startDate, draft.endDate, typedDates.startDate ?? '', typedDates.endDate ?? ''];
}

/** The link's dates; null unless both are valid. */
export function linkedDates({ from, to }: LinkedTrip, today: IsoDay): TripDates | null {
  const dates = v.safeParse(tripDatesSchema, { startDate: from, endDate: to });
  return dates.success && dateProblem(dates.output, today) === null ? dates.output : null;
}

function otherDates(draft: TripDraft, dates: TripDates | null): TripDates | null {
  const same = dates?.startDate === draft.startDate && dates.endDate === draft.endDate;
  return same ? null : dates;
}

function withLinked(draft: TripDraft, { travelers, preferences }: LinkedTrip): TripDraft {
  const travelersUnset = draft.travelers === TRAVELERS.initial;
  const preferencesUnset = draft.preferences.trim() === '';
  return {
    ...draft,
    ...(travelers !== undefined && travelersUnset ? { travelers } : {}),
    ...(preferences !== undefined && preferencesUnset ? { preferences } : {}),
  };
}

function withLastDay(link: LinkedTrip): LinkedTrip {
  const { stops: text = '', from } = link;
  const stops = readStops(text);
  if (typeof stops === 'string' || !v.is(isoDaySchema, from)) return link;
  return {
    ...link,
    to: lastDay(
      from,
      stops.map(({ stay }) => stay),
    ),
  };
}
