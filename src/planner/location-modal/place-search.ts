import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { cutText } from '#src/domain/entered-text.ts';
import { isAbort } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import type { Searching } from '#src/domain/stops/line/stops-of-line.ts';
import { createLatest } from '../store/latest.ts';
import type { StopsOffered } from './stops-offered.ts';

/** Specification, sections 7 and 9. */
export const SEARCH_DEBOUNCE_MS = 300;

/**
 * `results` is idle for an empty text, and after a failed search, which is not reported
 * (specification, section 8).
 */
export type SearchState = {
  text: string;
  results:
    | { status: 'idle' }
    | { status: 'loading' }
    | {
        status: 'ready';
        places: FoundPlace[];
        active: number;
        /**
         * The highlighted place, when it is confirmed by the keyboard. A place that answers only a
         * part of the text must be confirmed twice.
         */
        asks: boolean;
        /** The stops that the text names, in place of the places; null once it is searched for as one name. */
        line: StopsOffered['line'];
        ways: StopsOffered['ways'];
      };
};

export type PlaceSearch = Pick<
  StoreApi<SearchState>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  /** Searches for the pre-filled text; returns a function that cancels pending searches. */
  start: () => () => void;
  /** Sets the text and searches for it after the debounce. */
  type: (text: string) => void;
  /** Moves the highlight, wrapping around at both ends. */
  moveActive: (steps: number) => void;
  setActive: (index: number) => void;
  /**
   * The highlighted place, when it is confirmed by the keyboard. One that answers only a part of the
   * text is asked about first, and taken when it is confirmed once more.
   */
  confirm: () => FoundPlace | null;
  /** Of a line of several places: another of the same name is meant. */
  repick: (part: number, namesake: number) => void;
  /** Shows what the text finds as the name of one place. */
  asOneName: () => void;
};

type SearchDeps = {
  geocoder: Pick<Geocoder, 'search'>;
  language: Language;
  near: LatLng | null;
  /** The text in the box at first. */
  initialText: string;
  /** Places in the text that can become stops; absent where there are none. */
  offer?: (text: string, searching: Searching) => Promise<StopsOffered>;
  /** Runs a callback later; returns a function that cancels it. */
  schedule: (run: () => void, delayMs: number) => () => void;
};

export function createPlaceSearch(deps: SearchDeps): PlaceSearch {
  const store = createStore<SearchState>(() => ({
    text: deps.initialText,
    results: { status: 'idle' },
  }));
  const running = createLatest();
  let cancel: (() => void) | null = null;

  const lookUp = async (text: string): Promise<void> => {
    const signal = running.start();
    try {
      const found = await findIn(deps, text, signal);
      if (!signal.aborted) store.setState({ results: { status: 'ready', ...found } });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      console.error('Error searching locations', error);
      store.setState({ results: { status: 'idle' } });
    }
  };
  const stop = () => {
    cancel?.();
    running.stop();
  };
  const { setActive, setLine } = createChanges(store);
  const type = (typed: string) => {
    stop();
    const text = cutText(typed);
    const blank = text.trim() === '';
    store.setState({ text, results: { status: blank ? 'idle' : 'loading' } });
    if (!blank) cancel = deps.schedule(() => void lookUp(text), SEARCH_DEBOUNCE_MS);
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start() {
      type(store.getState().text);
      return stop;
    },
    type,
    moveActive: (steps) => setActive((active, count) => (active + steps + count) % count),
    confirm() {
      const { results } = store.getState();
      if (results.status !== 'ready') return null;
      const place = results.places[results.active] ?? null;
      if (place?.unknown === undefined || results.asks) return place;
      store.setState({ results: { ...results, asks: true } });
      return null;
    },
    repick: (part, namesake) =>
      setLine((line) =>
        line.map((place, at) => (at === part ? { ...place, picked: namesake } : place)),
      ),
    asOneName: () => setLine(() => null),
    setActive: (index) => setActive((_, count) => Math.max(0, Math.min(count - 1, index))),
  };
}

type Line = NonNullable<StopsOffered['line']>;

/** Changes of what is found; nothing while there is none. */
function createChanges(store: StoreApi<SearchState>) {
  return {
    setActive: (choose: (active: number, count: number) => number) =>
      store.setState(({ results }) => {
        if (results.status !== 'ready' || results.places.length === 0) return {};
        const active = choose(results.active, results.places.length);
        return { results: { ...results, active, asks: results.asks && active === results.active } };
      }),
    setLine: (change: (line: Line) => Line | null) =>
      store.setState(({ results }) => {
        if (results.status !== 'ready' || results.line === null) return {};
        return { results: { ...results, line: change(results.line) } };
      }),
  };
}

async function findIn(deps: SearchDeps, text: string, signal: AbortSignal) {
  const { geocoder, language, near, offer } = deps;
  const [places, offered] = await Promise.all([
    geocoder.search(text, language, near, signal),
    offeredFor(text, { geocoder, language, near, signal }, offer),
  ]);
  return { places, active: 0, asks: false, ...offered };
}

/** A search that offers no stops is a search all the same. */
async function offeredFor(
  text: string,
  searching: Searching & { signal: AbortSignal },
  offer: SearchDeps['offer'],
): Promise<StopsOffered> {
  try {
    if (offer !== undefined) return await offer(text, searching);
  } catch (error) {
    if (!searching.signal.aborted) console.error('Error reading the stops of a search', error);
  }
  return { line: null, ways: [] };
}
