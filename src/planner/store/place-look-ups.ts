import type { StoreApi } from 'zustand/vanilla';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Geocoder } from '#src/domain/ports.ts';
import { createLatest } from './latest.ts';
import type { Latest } from './latest.ts';
import { messageOf } from './message-of.ts';
import type { ChosenName, ChosenPlace, PlannerDeps, PlannerState } from './planner-state.ts';
import { lookUpStorable } from './storable-place.ts';
import { chosenPlaces, withPlaceAt } from './stops.ts';

type Store = StoreApi<PlannerState>;
type Deps = Pick<PlannerDeps, 'geocoder' | 'toStorableLocation'>;

export type PlaceLookUps = {
  /** Looks up what is not known yet of the places of all stops, and stops doing so for a stop that was removed. */
  lookUp: () => void;
  /**
   * Looks up the names of all stops in the store's language: those that are missing, or all of them if the
   * language has `changed`.
   */
  name: (changed: boolean) => void;
  /** Resolves when the pending name lookups have ended; never rejects. */
  named: () => Promise<void>;
  /** Looks no names up any more. */
  stop: () => void;
};

/** The lookups of one place that are under way. */
type LookUps = { naming: Latest; storing: Latest; named: Promise<void> | null };

/** A search result this close is the same place in the other language. */
const SAME_PLACE_KM = 1;

/** The names of the places of all stops, and what of them may be stored. */
export function createPlaceLookUps(store: Store, deps: Deps): PlaceLookUps {
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
    const known = lookUps.get(point) ?? nothingLookedUp();
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
    lookUp,
    name(changed) {
      for (const place of chosenPlaces(store.getState())) {
        if (changed || place.name.status !== 'ready') rename(place);
      }
    },
    async named() {
      await Promise.all([...lookUps.values()].map(async ({ named }) => named));
    },
    stop() {
      for (const { naming } of lookUps.values()) naming.stop();
    },
  };
}

function nothingLookedUp(): LookUps {
  return { naming: createLatest(), storing: createLatest(), named: null };
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
