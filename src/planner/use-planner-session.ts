import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import { TRAVELERS } from '#src/domain/trip/travelers.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { LinkedTrip } from './store/link-actions.ts';
import { writeStops } from './store/stops/linked-stops.ts';
import type { PlannerPlace, PlannerState } from './store/planner-state.ts';
import type { PlannerStore } from './store/planner-store.ts';
import { stopsOfDraft } from './store/stops.ts';

/**
 * The planner's query: a point to preselect, or stops, and the trip there, or the id of a saved trip to plan again
 * or to change in place; `base` is the id of the one whose list is taken along. `find` is what the search
 * opens with, of what another app `shared`.
 */
export type PlannerSearch = {
  lat?: number;
  lng?: number;
  trip?: string;
  base?: string;
  change?: string;
  find?: string;
  shared?: string;
} & LinkedTrip;

/** The state that the URL reflects; preferences are private and left out. */
export type PlannerAddress = Pick<
  PlannerSearch,
  'lat' | 'lng' | 'stops' | 'from' | 'to' | 'travelers' | 'change'
>;

type Report = RefObject<(address: PlannerAddress) => void>;

/** About a metre: the URL's numbers are rounded. */
const SAME_POINT_DEGREES = 0.00001;

/**
 * Syncs the store with the page while it is mounted: the language in, the URL both ways. Unmounting
 * aborts what runs.
 */
export function usePlannerSession(
  store: PlannerStore,
  search: PlannerSearch,
  onAddressChanged: (address: PlannerAddress) => void,
): void {
  const { lat, lng, trip, from, to, stops } = search;
  const language = useLanguage();
  const report = useRef(onAddressChanged);
  useEffect(() => {
    report.current = onAddressChanged;
  });
  useEffect(() => store.setLanguage(language), [store, language]);
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    if (!isAt(store, { lat, lng })) store.openPlace({ lat, lng });
    else if (store.getState().sheet === 'peek') store.setSheet('half');
  }, [store, lat, lng]);
  useEffect(() => {
    if (stops !== undefined) store.openStops(stops);
  }, [store, stops]);
  // Only the query that the page was opened with: afterwards the URL follows the form.
  const opened = useRef(search);
  useEffect(() => {
    const { trip: again, change: inPlace } = opened.current;
    if (again === undefined && (inPlace === undefined || holdsPlace(opened.current))) {
      store.applyLink(opened.current);
    }
  }, [store]);
  useEffect(() => {
    if (trip === undefined) return;
    store.planAgain(trip, datesIn({ from, to })).catch(reportUnread);
  }, [store, trip, from, to]);
  useBaseTrip(store, search, report);
  useShared(store, search, report);
  useEffect(() => store.mount(), [store]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe((state, before) => {
      const address = addressOf(state);
      if (address === null || isSame(address, addressOf(before))) return;
      // After the paint: navigating re-renders the router.
      clearTimeout(timer);
      timer = setTimeout(() => report.current(address));
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  // After the subscription: the address has to follow it.
  useChangedTrip(store, search);
}

/** The saved trip whose list is taken along, as the address says. */
function useBaseTrip(store: PlannerStore, search: PlannerSearch, report: Report): void {
  const { trip, change, base } = search;
  useEffect(() => {
    if (base !== undefined) store.takeBase(base);
    else if (trip !== undefined || change !== undefined) store.takeBase(null);
  }, [store, base, trip, change]);
  useEffect(() => {
    if (base === undefined) return undefined;
    // Taken up: opened again from the history, the address would take it along again.
    const timer = setTimeout(() => report.current(addressOf(store.getState()) ?? {}));
    return () => clearTimeout(timer);
  }, [store, base, report]);
}

/** Takes a shared text over into the page and out of the address. */
function useShared(store: PlannerStore, { find }: PlannerSearch, report: Report): void {
  useEffect(() => {
    if (find === undefined) return undefined;
    const timer = setTimeout(() => report.current(addressOf(store.getState()) ?? {}));
    return () => clearTimeout(timer);
  }, [store, find, report]);
}

/** The saved trip that the address says is changed in place. */
function useChangedTrip(store: PlannerStore, search: PlannerSearch): void {
  const { change } = search;
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (change === undefined) {
      store.leaveChange();
      return;
    }
    // A point in the address means that the form was filled before, so the entered values stay.
    const linked = holdsPlace(latest.current) ? null : datesIn(latest.current);
    store.changeTrip(change, linked).catch(reportUnread);
  }, [store, change]);
}

function holdsPlace({ lat, stops }: PlannerSearch): boolean {
  return lat !== undefined || stops !== undefined;
}

function datesIn({ from, to }: { from?: string | undefined; to?: string | undefined }): LinkedTrip {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function reportUnread(error: unknown): void {
  console.error('Error reading the saved trip', error);
}

function isAt(store: PlannerStore, point: LatLng): boolean {
  const current = pointOf(store.getState().place);
  return (
    current !== null &&
    Math.abs(current.lat - point.lat) < SAME_POINT_DEGREES &&
    Math.abs(current.lng - point.lng) < SAME_POINT_DEGREES
  );
}

/** Null while a stop has no place yet, or `storable` is being looked up for one. */
function addressOf(state: PlannerState): PlannerAddress | null {
  const { place, stops, draft, changing } = state;
  const { startDate, endDate, travelers } = draft;
  const where = stops === null ? pointIn(place) : stopsIn(state);
  if (where === null) return null;
  return {
    ...where,
    ...(startDate === '' ? {} : { from: startDate }),
    ...(endDate === '' || stops !== null ? {} : { to: endDate }),
    ...(travelers === TRAVELERS.initial ? {} : { travelers }),
    ...(changing === null ? {} : { change: changing.id }),
  };
}

function pointIn(place: PlannerPlace): Pick<PlannerAddress, 'lat' | 'lng'> | null {
  if (place.status === 'none') return {};
  const point = pointOf(place);
  return point === null ? null : { lat: point.lat, lng: point.lng };
}

function stopsIn(state: PlannerState): Pick<PlannerAddress, 'stops'> | null {
  const all = stopsOfDraft(state);
  const known = all.flatMap(({ place, stay }) => {
    const point = pointOf(place);
    return point === null ? [] : [{ point, stay }];
  });
  return known.length === all.length ? { stops: writeStops(known) } : null;
}

/** The URL ends up in the browser's history, so it holds the storable point. */
function pointOf(place: PlannerPlace): LatLng | null {
  return place.status === 'none' ? null : (place.storable?.point ?? null);
}

function isSame(a: PlannerAddress, b: PlannerAddress | null): boolean {
  return (
    a.lat === b?.lat &&
    a.lng === b?.lng &&
    a.stops === b?.stops &&
    a.from === b?.from &&
    a.to === b?.to &&
    a.travelers === b?.travelers &&
    a.change === b?.change
  );
}
