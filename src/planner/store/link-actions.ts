import type { StoreApi } from 'zustand/vanilla';
import * as v from 'valibot';
import type { IsoDay } from '#src/domain/days/day.ts';
import { TRAVELERS } from '#src/domain/travelers.ts';
import { dateProblem, tripRequestSchema } from '#src/domain/trip-request.ts';
import type { TripDraft } from '#src/domain/trip-request.ts';
import type { DateField, PlannerState } from './planner-state.ts';

/**
 * What a link says of the trip. Dates are texts: YYYY-MM-DD in a link of ours, anything in one that
 * was written by hand.
 */
export type LinkedTrip = { from?: string; to?: string; travelers?: number; preferences?: string };

/** The form's own way to take what is typed. */
type DateTyping = {
  typeDate: (field: DateField, text: string) => void;
  leaveDate: (field: DateField) => void;
};

const datesSchema = v.pick(tripRequestSchema, ['startDate', 'endDate']);

type TripDates = v.InferOutput<typeof datesSchema>;

/**
 * Fills the form from a link, each answer only where the traveller has given none: what was typed
 * stays. Dates are taken as if typed, so that their field tells of one that cannot be had; where the
 * traveller has dates already, those of the link are offered beside them.
 */
export function fillFromLink(
  store: StoreApi<PlannerState>,
  form: DateTyping,
  linked: LinkedTrip,
  today: IsoDay,
): void {
  const before = store.getState();
  const hasDates = datesOf(before).some((text) => text.trim() !== '');
  const offered = hasDates ? otherDates(before.draft, linkedDates(linked, today)) : null;
  store.setState({
    draft: withAnswers(before.draft, linked),
    linkedDates: offered,
    view: offered === null ? before.view : 'form',
  });
  if (hasDates) return;
  const dates = { startDate: linked.from ?? '', endDate: linked.to ?? '' };
  for (const field of ['startDate', 'endDate'] as const) {
    if (dates[field] === '') continue;
    form.typeDate(field, dates[field]);
    form.leaveDate(field);
  }
}

function datesOf({ draft, typedDates }: PlannerState): string[] {
  return [draft.startDate, draft.endDate, typedDates.startDate ?? '', typedDates.endDate ?? ''];
}

/** The link's dates where they can be had. */
export function linkedDates({ from, to }: LinkedTrip, today: IsoDay): TripDates | null {
  const dates = v.safeParse(datesSchema, { startDate: from, endDate: to });
  return dates.success && dateProblem(dates.output, today) === null ? dates.output : null;
}

function otherDates(draft: TripDraft, dates: TripDates | null): TripDates | null {
  const same = dates?.startDate === draft.startDate && dates.endDate === draft.endDate;
  return same ? null : dates;
}

function withAnswers(draft: TripDraft, { travelers, preferences }: LinkedTrip): TripDraft {
  const asksTravelers = draft.travelers === TRAVELERS.initial;
  const asksPreferences = draft.preferences.trim() === '';
  return {
    ...draft,
    ...(travelers !== undefined && asksTravelers ? { travelers } : {}),
    ...(preferences !== undefined && asksPreferences ? { preferences } : {}),
  };
}
