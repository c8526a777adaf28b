import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode, RefObject } from 'react';
import { useStore } from 'zustand';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Home } from '#src/domain/place/home.ts';
import type { Basemap, Geocoder, Places, Terrain } from '#src/domain/ports.ts';
import { languageOf } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { useI18n } from '#src/i18n/use-language.ts';
import { preloadLazyParts } from './lazy-parts.ts';
import { LocationModal } from './location-modal/location-modal.tsx';
import { useAfterDelay } from './loading/use-after-delay.ts';
import { MapArea } from './map-area/map-area.tsx';
import { MapSettled } from './map-settled.ts';
import { usePlaceName } from './map-area/use-place-name.ts';
import { PlannerContext, usePlanner, usePlannerStore } from './planner-context.ts';
import styles from './planner-page.module.css';
import type { PlannerStore } from './store/planner-store.ts';
import { sheetHeights } from './sidebar/sheet/sheet-heights.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { textScale, useElementHeight } from './sidebar/sheet/use-element-height.ts';
import { usePlannerSession } from './use-planner-session.ts';
import type { PlannerAddress, PlannerSearch } from './use-planner-session.ts';
import { useSharedText } from './use-shared-text.ts';
import type { SharedText } from './use-shared-text.ts';
import { useWideScreen } from './use-wide-screen.ts';

type PlannerPageProps = {
  store: PlannerStore;
  geocoder: Geocoder;
  /** The device's own: wishes are read for names of towns, and no service is asked about each of their words. */
  gazetteer: Geocoder;
  loadBasemap: () => Promise<Basemap>;
  terrain: Terrain;
  /** Named places, and where the traveller lives, for the start of the search. */
  places: Places;
  home: () => Home | null;
  today: () => IsoDay;
  /** The address of the page, validated. */
  search: PlannerSearch;
  /** Place, dates or travelers changed: the URL is updated, for sharing and reloading. */
  onAddressChanged: (address: PlannerAddress) => void;
  /** A change of the saved trip with this id is planned and stored beside it. */
  onProposed?: (id: string) => void;
  /** The map is drawn or has failed: deferred parts may load. */
  onMapSettled: () => void;
  /** Tasks that the device does itself rather than a service; both by default. */
  onDevice?: { places: boolean; plans: boolean };
  /** False when it is known that there is no connection. */
  connected?: boolean;
  /** The offline status, one line at the end of the panel. */
  offline?: ReactNode;
  /** Where the map cannot be drawn at all, what is said in its place. */
  insteadOfMap?: ReactNode;
  /** Links to the legal pages, at the end of the panel. */
  links?: ReactNode;
};

/** The planner: a map, and a sidebar with the form and its answer (specification, section 2). */
export function PlannerPage({ store, search, onAddressChanged, ...props }: PlannerPageProps) {
  const { onProposed, ...parts } = props;
  usePlannerSession(store, search, onAddressChanged);
  const proposedFor = useStore(store, (state) => state.proposedFor);
  useEffect(() => {
    if (proposedFor !== null) onProposed?.(proposedFor);
  }, [proposedFor, onProposed]);
  return (
    <PlannerContext value={store}>
      <MapFirst {...parts} find={search.find} shared={search.shared} />
    </PlannerContext>
  );
}

type MapFirstProps = Omit<
  PlannerPageProps,
  'store' | 'search' | 'onAddressChanged' | 'onProposed'
> &
  SharedText;

/** All texts that a result shows before anything is opened in it. */
const RESULT_TEXTS = ['result', 'days', 'sights'] as const;
/** The deferred parts load after this, even without a map. */
const MAP_TIMEOUT_MS = 20_000;

/** Loads the deferred parts, the history and planning ahead once the map is drawn. */
function MapFirst({ onMapSettled, ...props }: MapFirstProps) {
  const store = usePlannerStore();
  const i18n = useI18n();
  const [map, setMap] = useState<MapState>('loading');
  const timedOut = useAfterDelay(map === 'loading', MAP_TIMEOUT_MS);
  const settled = map !== 'loading' || timedOut;
  const reportSettled = useRef(onMapSettled);
  useEffect(() => {
    if (!settled) return;
    reportSettled.current();
    Promise.all([preloadLazyParts(), loadTexts(i18n, RESULT_TEXTS, languageOf(i18n))]).catch(
      (error: unknown) => {
        console.warn('A part of the planner was not preloaded', error);
      },
    );
  }, [settled, i18n]);
  useEffect(() => (settled ? store.followHistory() : undefined), [settled, store]);
  useEffect(() => (settled ? store.planAhead() : undefined), [settled, store]);
  return (
    <MapSettled value={useDeferredValue(settled)}>
      <PlannerScreen {...props} map={map} onMap={setMap} />
    </MapSettled>
  );
}

type MapState = 'loading' | 'drawn' | 'failed';

type PlannerScreenProps = Omit<MapFirstProps, 'onMapSettled'> & {
  map: MapState;
  onMap: (map: MapState) => void;
};

function PlannerScreen({ geocoder, loadBasemap, terrain, today, ...props }: PlannerScreenProps) {
  const onDevice = props.onDevice ?? { places: true, plans: true };
  const page = useRef<HTMLDivElement>(null);
  const height = useElementHeight(page);
  const peek = usePeek();
  const heights = useMemo(
    () => sheetHeights(height, peek, height === 0 ? 1 : textScale()),
    [height, peek],
  );
  const wide = useWideScreen();
  const sheet = usePlanner((state) => state.sheet);
  const [searching, setSearching] = useState(false);
  const shared = useSharedText(props);
  const around = useMemo(() => ({ geocoder, loadBasemap }), [geocoder, loadBasemap]);
  const isSearching = searching || shared.text !== null;
  const startSearch = useCallback(() => setSearching(true), []);
  const endSearch = () => {
    setSearching(false);
    shared.forget();
  };
  useFocusAfterSearch(page, !isSearching);
  // The full sheet hides the map: its padding stays that of the half sheet.
  const coveredPx = wide ? 0 : heights[sheet === 'full' ? 'half' : sheet];
  return (
    <div ref={page} className={styles['page']}>
      <Sidebar
        terrain={terrain}
        today={today()}
        wide={wide}
        heights={heights}
        plansOnDevice={onDevice.plans}
        connected={props.connected ?? true}
        offline={props.offline ?? null}
        around={around}
        gazetteer={props.gazetteer}
        links={props.links ?? null}
        onSearch={startSearch}
      />
      <MapArea
        loadBasemap={loadBasemap}
        geocoder={geocoder}
        coveredPx={coveredPx}
        wide={wide}
        failed={props.map === 'failed'}
        instead={props.insteadOfMap ?? null}
        onSettled={props.onMap}
        onSearch={startSearch}
      />
      {isSearching ? (
        <PlaceSearch
          geocoder={geocoder}
          places={props.places}
          home={props.home}
          onDevice={onDevice.places}
          shared={shared.text}
          onClose={endSearch}
        />
      ) : null}
    </div>
  );
}

/** The folded sheet: the field for the place with the last ones, or the trip's button. */
function usePeek() {
  const chosen = usePlanner((state) => state.place.status === 'chosen');
  const withRecent = usePlanner((state) => state.recentPlaces.length > 0 && !state.placing);
  const asks = usePlanner((state) => state.view === 'form') && !chosen;
  return asks ? (withRecent ? 'recent' : 'place') : 'trip';
}

/** Focuses a search button after the search closes, where the one that opened it was unmounted. */
function useFocusAfterSearch(page: RefObject<HTMLElement | null>, closed: boolean): void {
  const before = useRef(closed);
  useEffect(() => {
    const justClosed = closed && !before.current;
    before.current = closed;
    if (!justClosed) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      page.current?.querySelector<HTMLElement>('[data-search]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [page, closed]);
}

type PlaceSearchProps = {
  geocoder: Geocoder;
  places: Places;
  home: () => Home | null;
  onDevice: boolean;
  shared: SharedText | null;
  onClose: () => void;
};

function PlaceSearch({ geocoder, places, home, onDevice, shared, onClose }: PlaceSearchProps) {
  const store = usePlannerStore();
  const near = usePlanner(({ place }) => (place.status === 'chosen' ? place.point : null));
  const named = usePlanner(
    ({ place }) =>
      place.status === 'chosen' && place.name.status === 'ready' && place.name.value !== '',
  );
  const name = usePlaceName();
  const hasDates = usePlanner(({ draft }) => draft.startDate !== '' && draft.endDate !== '');
  const [livesAt] = useState(home);
  return (
    <LocationModal
      geocoder={geocoder}
      places={places}
      home={livesAt}
      near={near}
      current={shared?.find ?? (named ? (name ?? '') : '')}
      shared={shared?.shared}
      onDevice={onDevice}
      hasDates={hasDates}
      onStops={({ found, nights }) => {
        store.makeStops(found, nights);
        startTransition(onClose);
      }}
      onChosen={(place) => {
        store.choosePlace(place, place);
        // Closing restyles the inert page (252 ms on a slow phone): the place is painted first.
        startTransition(onClose);
      }}
      onClose={onClose}
    />
  );
}
