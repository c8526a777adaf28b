import { HardDrive, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useStore } from 'zustand';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Home } from '#src/domain/place/home.ts';
import type { FoundPlace, Geocoder, Places } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import styles from './location-modal.module.css';
import { LazySearchResults, LazySearchStart } from '../lazy-parts.ts';
import type { LineStop, Searching } from '#src/domain/stops/line/stops-of-line.ts';
import type { LongWay } from '#src/domain/stops/ways/long-way.ts';
import { createPlaceSearch } from './place-search.ts';
import type { SearchState } from './place-search.ts';
import { stopsOfLine, stopsOfWay } from './stops-to-make.ts';
import type { StopsToMake } from './stops-to-make.ts';
import { SearchBox } from './search-box.tsx';

type LocationModalProps = {
  geocoder: Geocoder;
  places: Places;
  home: Home | null;
  /** The pin's position, for distances. */
  near: LatLng | null;
  /** Name of the current place, or what to search for; pre-fills the search. */
  current: string;
  /** The text that another app shared, unchanged. */
  shared?: string | undefined;
  /** Whether the search needs no network. */
  onDevice: boolean;
  /** Days are chosen, whose nights can be shared out. */
  hasDates: boolean;
  onChosen: (place: FoundPlace) => void;
  /** Several places were found in one line, or on a long way. */
  onStops: (stops: StopsToMake) => void;
  onClose: () => void;
};

/** Finds a destination by its name (specification, section 2). */
export function LocationModal({ geocoder, near, current, onDevice, ...on }: LocationModalProps) {
  const language = useLanguage();
  const ids = { heading: useId(), list: useId() };
  const [search] = useState(() =>
    createPlaceSearch({ geocoder, language, near, initialText: current, schedule, offer }),
  );
  const { text, results } = useStore(search);
  useEffect(() => search.start(), [search]);
  const line = results.status === 'ready' ? results.line : null;
  const makeLine = () => {
    if (line !== null) on.onStops(stopsOfLine(line, on.hasDates));
  };
  const makeWay = (way: LongWay) => void stopsOfWay(way, geocoder, language).then(on.onStops);
  const chooseActive = () => {
    if (line !== null) {
      makeLine();
      return;
    }
    const place = search.confirm();
    if (place !== null) on.onChosen(place);
  };
  return (
    <Dialog labelledBy={ids.heading} look="card" onClose={on.onClose}>
      <Head id={ids.heading} isNew={near === null} onClose={on.onClose} />
      <SearchBox
        text={text}
        listId={ids.list}
        active={activeOf(results)}
        onType={search.type}
        onMove={search.moveActive}
        onChoose={chooseActive}
      />
      <LazySearchResults
        listId={ids.list}
        text={text}
        results={results}
        near={near}
        shared={on.shared}
        onActive={search.setActive}
        onChosen={on.onChosen}
        onMakeLine={makeLine}
        onMakeWay={makeWay}
        onRepick={search.repick}
        onOneName={search.asOneName}
      />
      {text.trim() === '' ? (
        <LazySearchStart
          places={on.places}
          geocoder={geocoder}
          home={on.home}
          onChosen={on.onChosen}
        />
      ) : null}
      <Foot results={results} onDevice={onDevice} near={near} hasDates={on.hasDates} />
    </Dialog>
  );
}

function Head({ id, isNew, onClose }: { id: string; isNew: boolean; onClose: () => void }) {
  const { t } = useTexts('planner');
  return (
    <div className={styles['head']}>
      <h2 id={id}>{t(isNew ? 'search.title-new' : 'search.title')}</h2>
      <button type="button" aria-label={t('search.close')} onClick={onClose}>
        <X size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The highlighted row; null where there is none. */
function activeOf(results: SearchState['results']): number | null {
  const hasRows = results.status === 'ready' && results.line === null && results.places.length > 0;
  return hasRows ? results.active : null;
}

type FootProps = {
  results: SearchState['results'];
  onDevice: boolean;
  near: LatLng | null;
  hasDates: boolean;
};

function Foot({ results, onDevice, near, hasDates }: FootProps) {
  const { t } = useTexts('planner');
  const searching = results.status === 'loading';
  const busy = t(onDevice ? 'search.searching-device' : 'search.searching-service');
  const offline = t(near === null ? 'search.offline' : 'search.offline-distances');
  const still = onDevice ? offline : near === null ? '' : t('search.distances');
  const line = results.status === 'ready' ? results.line : null;
  const words = searching ? busy : line === null ? still : nightsOf(line);
  if (words === '') return null;
  return (
    <p className={styles['foot']}>
      {onDevice ? <HardDrive size={18} strokeWidth={1.75} aria-hidden="true" /> : null}
      {words}
    </p>
  );

  function nightsOf(stops: readonly LineStop[]): string {
    const shared = hasDates ? t('search.stops.shared-out') : t('search.stops.to-begin');
    const nights = stops.some((stop) => stop.nights !== null) ? '' : shared;
    return [onDevice ? t('search.offline') : '', nights].filter(Boolean).join(' ');
  }
}

/** Read once something is typed. */
async function offer(text: string, searching: Searching) {
  const { stopsOffered } = await import('./stops-offered.ts');
  return stopsOffered(text, searching);
}

function schedule(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
