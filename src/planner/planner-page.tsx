import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { IsoDay } from '#src/domain/day.ts';
import type { Basemap, Geocoder, Terrain } from '#src/domain/ports.ts';
import { LocationModal } from './location-modal/location-modal.tsx';
import { MapArea } from './map-area/map-area.tsx';
import { usePlaceName } from './map-area/use-place-name.ts';
import { PlannerContext, usePlanner, usePlannerStore } from './planner-context.ts';
import styles from './planner-page.module.css';
import type { PlannerStore } from './planner-store.ts';
import { sheetHeights } from './sidebar/sheet-heights.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useElementHeight } from './sidebar/use-element-height.ts';
import { usePlannerSession } from './use-planner-session.ts';
import type { PlannerAddress, PlannerSearch } from './use-planner-session.ts';
import { useWideScreen } from './use-wide-screen.ts';

type PlannerPageProps = {
  store: PlannerStore;
  geocoder: Geocoder;
  loadBasemap: () => Promise<Basemap>;
  terrain: Terrain;
  today: () => IsoDay;
  /** The address of the page, validated. */
  search: PlannerSearch;
  /** Place, dates or travelers changed: the address follows, so that it can be shared and reloaded. */
  onAddressChanged: (address: PlannerAddress) => void;
  /** What this device answers itself, so that the texts promise nothing else. Both, by default. */
  onDevice?: { places: boolean; plans: boolean };
  /** False when it is known that there is no connection. */
  connected?: boolean;
  /** What of the product is ready for offline use: one line at the panel's end. */
  offline?: ReactNode;
};

/** The planner: a map, and a sidebar with the form and its answer (specification, section 2). */
export function PlannerPage({ store, search, onAddressChanged, ...parts }: PlannerPageProps) {
  usePlannerSession(store, search, onAddressChanged);
  return (
    <PlannerContext value={store}>
      <PlannerScreen {...parts} />
    </PlannerContext>
  );
}

type PlannerScreenProps = Omit<PlannerPageProps, 'store' | 'search' | 'onAddressChanged'>;

function PlannerScreen({ geocoder, loadBasemap, terrain, today, ...props }: PlannerScreenProps) {
  const onDevice = props.onDevice ?? { places: true, plans: true };
  const page = useRef<HTMLDivElement>(null);
  const heights = sheetHeights(useElementHeight(page));
  const wide = useWideScreen();
  const sheet = usePlanner((state) => state.sheet);
  const [searching, setSearching] = useState(false);
  const [mapFailed, setMapFailed] = useState(false);
  const startSearch = () => setSearching(true);
  const endSearch = () => {
    setSearching(false);
    keepFocus(page.current);
  };
  // Under the full sheet nobody looks at the map: it keeps the middle of the half one.
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
        onSearch={startSearch}
      />
      <MapArea
        loadBasemap={loadBasemap}
        coveredPx={coveredPx}
        wide={wide}
        failed={mapFailed}
        onFailed={() => setMapFailed(true)}
        onSearch={startSearch}
      />
      {searching ? (
        <PlaceSearch geocoder={geocoder} onDevice={onDevice.places} onClose={endSearch} />
      ) : null}
    </div>
  );
}

/** What opened the search may be gone with the choice: then its neighbour takes the focus. */
function keepFocus(page: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    page?.querySelector<HTMLElement>('[data-search]')?.focus();
  });
}

type PlaceSearchProps = { geocoder: Geocoder; onDevice: boolean; onClose: () => void };

function PlaceSearch({ geocoder, onDevice, onClose }: PlaceSearchProps) {
  const store = usePlannerStore();
  const near = usePlanner(({ place }) => (place.status === 'chosen' ? place.point : null));
  const named = usePlanner(
    ({ place }) =>
      place.status === 'chosen' && place.name.status === 'ready' && place.name.value !== '',
  );
  const name = usePlaceName();
  return (
    <LocationModal
      geocoder={geocoder}
      near={near}
      current={named ? (name ?? '') : ''}
      onDevice={onDevice}
      onChosen={(place) => {
        store.choosePlace(place, place);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
