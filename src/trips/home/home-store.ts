import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Async } from '#src/domain/async.ts';
import type { Home } from '#src/domain/place/home.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace, ToStorableLocation } from '#src/domain/ports.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';
import type { HomeMemory } from './home-memory.ts';

type HomeState = {
  home: Home | null;
  /** Climate and terrain of the home. */
  evidence: Async<Evidence>;
  /** The browser did not store the last change: it holds until the page is left. */
  notKept: boolean;
};

export type HomeStore = StoreApi<HomeState> & {
  /** Shows the home as it is stored, and measures it; returns a stop function. */
  start: () => () => void;
  /** Sets the home to a place that the search found; never rejects. */
  choose: (found: FoundPlace, language: Language) => Promise<void>;
  /** Forgets the home. */
  forget: () => void;
  /** Measures the home again. */
  measure: () => Promise<void>;
};

export type HomeDeps = {
  memory: HomeMemory;
  toStorableLocation: ToStorableLocation;
  loadEvidence: (point: LatLng, signal: AbortSignal) => Promise<Evidence>;
};

/** Where the traveller lives, and its climate. */
export function createHomeStore(deps: HomeDeps): HomeStore {
  const store = createStore<HomeState>(() => ({
    home: null,
    evidence: { status: 'idle' },
    notKept: false,
  }));
  let latest = new AbortController();

  const measure = async (): Promise<void> => {
    const { home } = store.getState();
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    if (home === null) return;
    store.setState({ evidence: { status: 'loading' } });
    try {
      const value = await deps.loadEvidence({ lat: home.lat, lng: home.lng }, signal);
      if (!signal.aborted) store.setState({ evidence: { status: 'ready', value } });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The climate at home could not be read', error);
      store.setState({ evidence: { status: 'failed', message: String(error) } });
    }
  };

  const show = (home: Home | null, notKept: boolean): Promise<void> => {
    store.setState({ home, notKept, evidence: { status: 'idle' } });
    return measure();
  };

  return {
    ...store,
    measure,
    start() {
      const { home, notKept, evidence } = store.getState();
      const stored = notKept ? home : deps.memory.read();
      const isSame = JSON.stringify(stored) === JSON.stringify(home);
      if (!isSame || evidence.status !== 'ready') void show(stored, notKept);
      return () => latest.abort();
    },
    async choose(found, language) {
      const location = { lat: found.lat, lng: found.lng, place: found.place };
      try {
        const { signal } = new AbortController();
        const own = await deps.toStorableLocation(location, found.name, language, signal);
        const home = { ...own, language };
        await show(home, !deps.memory.write(home));
      } catch (error) {
        console.error('The home could not be set', error);
        store.setState({ notKept: true });
      }
    },
    forget() {
      void show(null, !deps.memory.write(null));
    },
  };
}
