import type { StoreApi } from 'zustand/vanilla';
import type { Async } from '#src/domain/async.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { normalizeLng } from '#src/domain/points/longitude.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { createLatest } from './latest.ts';
import type { ChosenName, PlannerDeps, PlannerState } from './planner-state.ts';
import { createStorableLookUp } from './storable-place.ts';

type Deps = Pick<PlannerDeps, 'geocoder' | 'loadEvidence' | 'toStorableLocation'>;

export type PlaceActions = {
  /**
   * Selects a place, and looks up its name (unless chosen by name), its measured facts and, where
   * it comes from the search, what of it may be stored.
   */
  choose: (point: LatLng, chosenName: ChosenName | null, from: 'search' | 'traveller') => void;
  /** Looks the name up again, in the store's language. */
  name: () => void;
  /** Looks up the measured facts of the place. */
  measure: () => void;
  /** Resolves when the pending name lookup has ended; never rejects. */
  named: () => Promise<void>;
  stop: () => void;
};

/** A search result this close is the same place in the other language. */
const SAME_PLACE_KM = 1;

/** The destination of the store: choosing it, its name and its measured facts. */
export function createPlaceActions(store: StoreApi<PlannerState>, deps: Deps): PlaceActions {
  const naming = createLatest();
  const measuring = createLatest();
  const storing = createStorableLookUp(store, deps.toStorableLocation);
  let named: Promise<void> = Promise.resolve();

  const setName = (name: Async<string>) =>
    store.setState(({ place }) => (place.status === 'none' ? {} : { place: { ...place, name } }));

  const lookUp = async (signal: AbortSignal): Promise<void> => {
    const { place, language } = store.getState();
    if (place.status === 'none') return;
    setName({ status: 'loading' });
    try {
      const value = await nameOf(place.point, place.chosenName, language, deps.geocoder, signal);
      if (!signal.aborted) setName({ status: 'ready', value });
    } catch (error) {
      if (signal.aborted) return;
      console.error('Error naming the location', error);
      setName({ status: 'failed', message: messageOf(error) });
    }
  };

  return {
    choose(point, chosenName, from) {
      naming.stop();
      storing.stop();
      const onEarth = { lat: point.lat, lng: normalizeLng(point.lng) };
      const known = chosenName?.language === store.getState().language;
      const name: Async<string> = known
        ? { status: 'ready', value: chosenName.place }
        : { status: 'loading' };
      const storable = from === 'search' ? null : { point: onEarth, chosenName };
      store.setState({ place: { status: 'chosen', point: onEarth, chosenName, name, storable } });
      if (storable === null) storing.start();
      named = known ? Promise.resolve() : lookUp(naming.start());
      void measure(store, deps, measuring.start());
    },
    name() {
      named = lookUp(naming.start());
    },
    measure() {
      void measure(store, deps, measuring.start());
    },
    named: () => named,
    stop() {
      naming.stop();
      measuring.stop();
    },
  };
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

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * A place chosen from the search keeps its name; in the other language it is searched for again. Any
 * other point is reverse geocoded.
 */
async function nameOf(
  point: LatLng,
  chosen: ChosenName | null,
  language: Language,
  geocoder: Geocoder,
  signal: AbortSignal,
): Promise<string> {
  if (chosen?.language === language) return chosen.place;
  if (chosen !== null) {
    const found = await geocoder.search(chosen.name, language, point, signal);
    const same = found.find((place) => distanceKm(place, point) < SAME_PLACE_KM);
    if (same !== undefined) return same.place;
  }
  return geocoder.nameAt(point, language, signal);
}
