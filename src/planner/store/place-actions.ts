import type { StoreApi } from 'zustand/vanilla';
import type { Async } from '#src/domain/async.ts';
import { normalizeLng } from '#src/domain/points/longitude.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { createLatest } from './latest.ts';
import type { ChosenName, ChosenPlace, PlannerDeps, PlannerState } from './planner-state.ts';
import { createPlaceLookUps } from './place-look-ups.ts';
import type { PlaceLookUps } from './place-look-ups.ts';
import { messageOf } from './message-of.ts';

type Deps = Pick<PlannerDeps, 'geocoder' | 'loadEvidence' | 'toStorableLocation'>;

export type PlaceActions = Omit<PlaceLookUps, 'stop'> & {
  /**
   * Selects a place, and looks up its name (unless chosen by name), its measured facts and, where
   * it comes from the search, what of it may be stored.
   */
  choose: (point: LatLng, chosenName: ChosenName | null, from: 'search' | 'traveller') => void;
  /** Looks up the measured facts of the place. */
  measure: () => void;
  stop: () => void;
};

/** The destination of the store: choosing it, its name and its measured facts. */
export function createPlaceActions(store: StoreApi<PlannerState>, deps: Deps): PlaceActions {
  const measuring = createLatest();
  const { lookUp, ...lookUps } = createPlaceLookUps(store, deps);
  return {
    choose(point, chosenName, from) {
      const place = placeAt(point, chosenName, from, store.getState().language);
      store.setState({ place });
      lookUp();
      void measure(store, deps, measuring.start());
    },
    lookUp,
    name: lookUps.name,
    named: lookUps.named,
    measure() {
      void measure(store, deps, measuring.start());
    },
    stop() {
      lookUps.stop();
      measuring.stop();
    },
  };
}

/** A place that has just been chosen, in the language of the page. */
export function placeAt(
  point: LatLng,
  chosenName: ChosenName | null,
  from: 'search' | 'traveller',
  language: Language,
): ChosenPlace {
  const onEarth = { lat: point.lat, lng: normalizeLng(point.lng) };
  const name: Async<string> =
    chosenName?.language === language
      ? { status: 'ready', value: chosenName.place }
      : { status: 'loading' };
  const storable = from === 'search' ? null : { point: onEarth, chosenName };
  return { status: 'chosen', point: onEarth, chosenName, name, storable };
}

async function measure(
  store: StoreApi<PlannerState>,
  deps: Pick<PlannerDeps, 'loadEvidence'>,
  signal: AbortSignal,
): Promise<void> {
  const { place } = store.getState();
  if (place.status === 'none') return;
  store.setState({ evidence: { status: 'loading' } });
  try {
    const value = await deps.loadEvidence(place.point, signal);
    if (!signal.aborted) store.setState({ evidence: { status: 'ready', value } });
  } catch (error) {
    if (signal.aborted) return;
    console.error('Error reading the climate of the location', error);
    store.setState({ evidence: { status: 'failed', message: messageOf(error) } });
  }
}

/** A search result's name and its language. */
export function chosenNameOf(found: FoundPlace, language: Language): ChosenName {
  return { name: found.name, place: found.place, language };
}
