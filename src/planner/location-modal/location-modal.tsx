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
import { createPlaceSearch } from './place-search.ts';
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
  onChosen: (place: FoundPlace) => void;
  onClose: () => void;
};

/** Finds a destination by its name (specification, section 2). */
export function LocationModal({ geocoder, near, current, onDevice, ...on }: LocationModalProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const ids = { heading: useId(), list: useId() };
  const [search] = useState(() =>
    createPlaceSearch({ geocoder, language, near, initialText: current, schedule }),
  );
  const { text, results } = useStore(search);
  useEffect(() => search.start(), [search]);
  const chooseActive = () => {
    const place = search.confirm();
    if (place !== null) on.onChosen(place);
  };
  return (
    <Dialog labelledBy={ids.heading} look="card" onClose={on.onClose}>
      <div className={styles['head']}>
        <h2 id={ids.heading}>{t(near === null ? 'search.title-new' : 'search.title')}</h2>
        <button type="button" aria-label={t('search.close')} onClick={on.onClose}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <SearchBox
        text={text}
        listId={ids.list}
        active={results.status === 'ready' && results.places.length > 0 ? results.active : null}
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
      />
      {text.trim() === '' ? (
        <LazySearchStart
          places={on.places}
          geocoder={geocoder}
          home={on.home}
          onChosen={on.onChosen}
        />
      ) : null}
      <Foot searching={results.status === 'loading'} onDevice={onDevice} near={near} />
    </Dialog>
  );
}

type FootProps = { searching: boolean; onDevice: boolean; near: LatLng | null };

function Foot({ searching, onDevice, near }: FootProps) {
  const { t } = useTexts('planner');
  const busy = t(onDevice ? 'search.searching-device' : 'search.searching-service');
  const offline = t(near === null ? 'search.offline' : 'search.offline-distances');
  const still = onDevice ? offline : near === null ? '' : t('search.distances');
  const words = searching ? busy : still;
  if (words === '') return null;
  return (
    <p className={styles['foot']}>
      {onDevice ? <HardDrive size={18} strokeWidth={1.75} aria-hidden="true" /> : null}
      {words}
    </p>
  );
}

function schedule(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
