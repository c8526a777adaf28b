import type { StoreApi } from 'zustand/vanilla';
import type { Async } from '#src/domain/async.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { normalizeLng } from '#src/domain/points/longitude.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { createLatest } from './latest.ts';
import type { Latest } from './latest.ts';
import type { ChosenName, ChosenPlace, PlannerDeps, PlannerState } from './planner-state.ts';
import { lookUpStorable } from './storable-place.ts';
import { chosenPlaces, withPlaceAt } from './stops.ts';

type Deps = Pick<PlannerDeps, 'geocoder' | 'loadEvidence' | 'toStorableLocation'>;

export type PlaceActions = {
  /**
   * Selects a place, and looks up its name (unless chosen by name), its measured facts and, where
   * it comes from the search, what of it may be stored.
   */
  choose: (point: LatLng, chosenName: ChosenName | null, from: 'search' | 'traveller') => void;
  /** Looks up what is not known of the places of all stops; of one that is gone it is looked up no longer. */
  lookUp: () => void;
  /** Looks the names of all stops up in the store's language, those that are known too if it has `changed`. */
  name: (changed: boolean) => void;
  /** Looks up the measured facts of the place. */
  measure: () => void;
  /** Resolves when the pending name lookups have ended; never rejects. */
  named: () => Promise<void>;
  stop: () => void;
};

/** A search result this close is the same place in the other language. */
const SAME_PLACE_KM = 1;

/** What is being looked up of one place. */
type LookUps = { naming: Latest; storing: Latest; named: Promise<void> | null };

/** The destination of the store: choosing it, its name and its measured facts. */
export function createPlaceActions(store: StoreApi<PlannerState>, deps: Deps): PlaceActions {
  const measuring = createLatest();
  /** By the point object, which stays the same for as long as a place is chosen. */
  const lookUps = new Map<LatLng, LookUps>();

  const setAt = (point: LatLng, change: Parameters<typeof withPlaceAt>[2]) =>
    store.setState((state) => withPlaceAt(state, point, change));
  const name = async ({ point, chosenName }: ChosenPlace, signal: AbortSignal): Promise<void> => {
    setAt(point, { name: { status: 'loading' } });
    const { language } = store.getState();
    try {
      const value = await nameOf(point, chosenName, language, deps.geocoder, signal);
      if (!signal.aborted) setAt(point, { name: { status: 'ready', value } });
    } catch (error) {
      if (signal.aborted) return;
      console.error('Error naming the location', error);
      setAt(point, { name: { status: 'failed', message: messageOf(error) } });
    }
  };
  const lookUpsOf = (point: LatLng): LookUps => {
    const known = lookUps.get(point) ?? {
      naming: createLatest(),
      storing: createLatest(),
      named: null,
    };
    lookUps.set(point, known);
    return known;
  };
  const rename = (place: ChosenPlace) => {
    const running = lookUpsOf(place.point);
    running.named = name(place, running.naming.start());
  };
  const lookUp = () => {
    const places = chosenPlaces(store.getState());
    for (const [point, { naming, storing }] of lookUps) {
      if (places.some((place) => place.point === point)) continue;
      naming.stop();
      storing.stop();
      lookUps.delete(point);
    }
    for (const place of places.filter(({ point }) => !lookUps.has(point))) {
      const { storing } = lookUpsOf(place.point);
      if (place.storable === null) {
        void lookUpStorable(place, deps.toStorableLocation, storing.start(), (storable) =>
          setAt(place.point, { storable }),
        );
      }
      if (place.name.status !== 'ready') rename(place);
    }
  };

  return {
    choose(point, chosenName, from) {
      const place = placeAt(point, chosenName, from, store.getState().language);
      store.setState({ place });
      lookUp();
      void measure(store, deps, measuring.start());
    },
    lookUp,
    name(changed) {
      for (const place of chosenPlaces(store.getState())) {
        if (changed || place.name.status !== 'ready') rename(place);
      }
    },
    measure() {
      void measure(store, deps, measuring.start());
    },
    async named() {
      await Promise.all([...lookUps.values()].map(({ named }) => named));
    },
    stop() {
      for (const { naming } of lookUps.values()) naming.stop();
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
