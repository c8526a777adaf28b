import { useEffect, useRef } from 'react';
import type { LatLng } from '#src/domain/location.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { PlannerPlace } from './planner-state.ts';
import type { PlannerStore } from './planner-store.ts';

/** The planner's address: a point to preselect, or a saved trip to plan again. */
export type PlannerSearch = { lat?: number; lng?: number; trip?: string };

/** About a metre: the address rounds its numbers. */
const SAME_POINT_DEGREES = 0.00001;

/**
 * Ties the store to the page for as long as it is shown: the language, the address both ways, the
 * history. Leaving aborts what runs.
 */
export function usePlannerSession(
  store: PlannerStore,
  { lat, lng, trip }: PlannerSearch,
  onLocationChosen: (point: LatLng) => void,
): void {
  const language = useLanguage();
  const report = useRef(onLocationChosen);
  useEffect(() => {
    report.current = onLocationChosen;
  });
  useEffect(() => store.speak(language), [store, language]);
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    if (!standsAt(store, { lat, lng })) store.choosePlace({ lat, lng });
    else if (store.getState().sheet === 'peek') store.setSheet('half');
  }, [store, lat, lng]);
  useEffect(() => {
    if (trip === undefined) return;
    store.planAgain(trip).catch((error: unknown) => {
      console.error('Error reading the saved trip', error);
    });
  }, [store, trip]);
  useEffect(() => store.enter(), [store]);
  useEffect(
    () =>
      store.subscribe(({ place }, before) => {
        const point = addressOf(place);
        if (point !== null && point !== addressOf(before.place)) report.current(point);
      }),
    [store],
  );
}

function standsAt(store: PlannerStore, point: LatLng): boolean {
  const stands = addressOf(store.getState().place);
  return (
    stands !== null &&
    Math.abs(stands.lat - point.lat) < SAME_POINT_DEGREES &&
    Math.abs(stands.lng - point.lng) < SAME_POINT_DEGREES
  );
}

/** The address is remembered by the browser: it names the point that may be written down. */
function addressOf(place: PlannerPlace): LatLng | null {
  return place.status === 'none' ? null : (place.storable?.point ?? null);
}
