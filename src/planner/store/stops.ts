import type { IsoDay } from '#src/domain/days/day.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { lastDay, MOST_NIGHTS, nightsBetween, stopDates } from '#src/domain/stops/stays.ts';
import type { Stay, StopDates } from '#src/domain/stops/stays.ts';
import type { ChosenPlace, PlannerPlace, PlannerState } from './planner-state.ts';

/** A stop of the form. Its place may be not chosen yet on the current one only. */
export type FormStop = { place: PlannerPlace; stay: Stay };

export type WithStops = Pick<PlannerState, 'place' | 'stops' | 'draft'>;

/** Why a stay of two nights: one whole day at the place (docs/decisions/stops.md). */
export const NIGHTS_OF_A_NEW_STOP = 2;

/** All stops of the form in their order; one for a trip without stops. */
export function stopsOfDraft({ place, stops, draft }: WithStops): FormStop[] {
  if (stops === null) return [{ place, stay: { nights: nightsOf(draft), gap: 0 } }];
  return [...stops.before, { place, stay: stops.current }, ...stops.after];
}

/** Which of the stops is the one whose place is edited. */
export function currentStop({ stops }: Pick<PlannerState, 'stops'>): number {
  return stops?.before.length ?? 0;
}

/** The dates of each stop; null while the first day is not known. */
export function datesOfStops(state: WithStops): StopDates[] | null {
  const { startDate } = state.draft;
  if (startDate === '') return null;
  return stopDates(
    startDate,
    stopsOfDraft(state).map(({ stay }) => stay),
  );
}

/** The form with these stops, of which one is edited; of a single one it is the form without stops. */
export function withStops(
  state: WithStops,
  all: readonly FormStop[],
  current: number,
): Pick<PlannerState, 'place' | 'stops' | 'draft'> {
  const edited = all[current];
  const [first, ...others] = all;
  if (edited === undefined || first === undefined) return state;
  const rows = [{ ...first, stay: { ...first.stay, gap: 0 } }, ...others];
  const before = chosenOf(rows.slice(0, current));
  const after = chosenOf(rows.slice(current + 1));
  const currentStay = rows[current]?.stay ?? edited.stay;
  const isOne = before.length + after.length === 0;
  const stays = isOne
    ? [currentStay, { nights: 0, gap: freeAfter(state, edited) }]
    : [...before, { stay: currentStay }, ...after].map(({ stay }) => stay);
  return {
    place: edited.place,
    stops: isOne ? null : { before, current: currentStay, after },
    draft: withEnd(state.draft, stays),
  };
}

/**
 * A stay of the most nights that is the whole trip again: the free nights after it, which may be the rest of
 * its own (see `nightsBeyond`).
 */
function freeAfter(state: WithStops, { place, stay }: FormStop): number {
  const [first, second] = stopsOfDraft(state);
  if (first?.place !== place || second === undefined || stay.nights < MOST_NIGHTS) return 0;
  return Math.max(0, second.stay.gap);
}

/** The form with other stays of the same stops. */
export function withStays(state: WithStops, change: (stays: Stay[]) => Stay[]) {
  const all = stopsOfDraft(state);
  const stays = change(all.map(({ stay }) => stay));
  return withStops(
    state,
    all.map(({ place, stay }, at) => ({ place, stay: stays[at] ?? stay })),
    currentStop(state),
  );
}

/** The draft with the last day that follows from its first one and the stays. */
function withEnd<D extends { startDate: IsoDay; endDate: IsoDay }>(
  draft: D,
  stays: readonly Stay[],
): D {
  if (draft.startDate === '') return draft;
  return { ...draft, endDate: lastDay(draft.startDate, stays) };
}

/** The stop at this point, which is compared by identity, with a part of its place changed. */
export function withPlaceAt(
  { place, stops }: Pick<PlannerState, 'place' | 'stops'>,
  point: LatLng,
  change: Partial<Pick<ChosenPlace, 'name' | 'storable'>>,
): Partial<Pick<PlannerState, 'place' | 'stops'>> {
  if (place.status === 'chosen' && place.point === point) return { place: { ...place, ...change } };
  if (stops === null) return {};
  const changed = (list: typeof stops.before) =>
    list.map((stop) =>
      stop.place.point === point ? { ...stop, place: { ...stop.place, ...change } } : stop,
    );
  return { stops: { ...stops, before: changed(stops.before), after: changed(stops.after) } };
}

/** The chosen places of all stops. */
export function chosenPlaces({ place, stops }: Pick<PlannerState, 'place' | 'stops'>) {
  const current = place.status === 'chosen' ? [place] : [];
  if (stops === null) return current;
  return [
    ...stops.before.map((stop) => stop.place),
    ...current,
    ...stops.after.map((stop) => stop.place),
  ];
}

/** Why the end date is not that of the stops: the last one cannot last until then. */
export type StopsProblem = 'end-before-stop' | 'stop-too-long';

/** The fault of the end date of a trip with stops; null for none. */
export function stopsProblem(state: WithStops): StopsProblem | null {
  const { startDate, endDate } = state.draft;
  if (state.stops === null || startDate === '' || endDate === '') return null;
  const end = lastDay(
    startDate,
    stopsOfDraft(state).map(({ stay }) => stay),
  );
  if (end === endDate) return null;
  return endDate < end ? 'end-before-stop' : 'stop-too-long';
}

/** Whether a stop can have so many nights. */
export function areNights(nights: number): boolean {
  return Number.isInteger(nights) && nights >= 0 && nights <= MOST_NIGHTS;
}

function chosenOf(all: readonly FormStop[]) {
  return all.flatMap(({ place, stay }) => (place.status === 'chosen' ? [{ place, stay }] : []));
}

/** The nights of a trip of one stop that it could not have as one of several. */
export function nightsBeyond({ stops, draft: { startDate, endDate } }: WithStops): number {
  if (stops !== null || startDate === '' || endDate === '') return 0;
  return Math.max(0, nightsBetween(startDate, endDate) - MOST_NIGHTS);
}

function nightsOf({ startDate, endDate }: StopDates): number {
  if (startDate === '' || endDate === '' || endDate < startDate) return NIGHTS_OF_A_NEW_STOP;
  return Math.min(nightsBetween(startDate, endDate), MOST_NIGHTS);
}
