import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';
import { createHomeMemory } from '#src/trips/home/home-memory.ts';
import { createHomeStore } from '#src/trips/home/home-store.ts';
import { FOUND, evidenceWith } from '#tests/planner/planner-world.ts';

/** Web storage in memory; `refuses` as a browser that blocks it. */
export function memoryStorage(refuses = false) {
  const texts = new Map<string, string>();
  return () => {
    if (refuses) throw new Error('blocked');
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
  };
}

type HomeWorld = {
  /** Mean maximum of every month. */
  high?: number;
  evidence?: Evidence;
  /** Where the found place lies. */
  at?: LatLng;
  /** So many times its climate cannot be read. */
  failures?: number;
  refuses?: boolean;
};

/** A home in Munich: found by the search, with the climate that the test gives it. */
export function homeWorld({
  high = 20,
  at = FOUND,
  failures = 0,
  refuses,
  ...given
}: HomeWorld = {}) {
  const memory = createHomeMemory(memoryStorage(refuses));
  const found: FoundPlace = { ...FOUND, lat: at.lat, lng: at.lng };
  const measured: LatLng[] = [];
  const home = createHomeStore({
    memory,
    toStorableLocation: async (location) => location,
    async loadEvidence(point) {
      measured.push(point);
      if (measured.length <= failures) throw new Error('no data');
      return given.evidence ?? evidenceWith(high);
    },
  });
  return { memory, home, found, measured, geocoder: { search: async () => [found] } };
}
