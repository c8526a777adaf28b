import { Crosshair, MapPin } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Basemap, Geocoder } from '#src/domain/ports.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import { LocationName } from './location-name.tsx';
import { MapFailed } from './map-failed.tsx';
import { PlannerMap } from './planner-map.tsx';
import styles from './map-area.module.css';
import { useEscape } from './use-escape.ts';

type MapAreaProps = {
  loadBasemap: () => Promise<Basemap>;
  geocoder: Geocoder;
  /** How much of the map the sheet covers from below, px; 0 on a wide screen. */
  coveredPx: number;
  wide: boolean;
  failed: boolean;
  /** Shown in place of the map; null where that is drawn. */
  instead: ReactNode;
  onSettled: (how: 'drawn' | 'failed') => void;
  onSearch: () => void;
};

/** The map with the place name and the placing toggle over it. */
export const MapArea = memo(function MapArea({
  coveredPx,
  wide,
  failed,
  instead,
  onSearch,
  ...map
}: MapAreaProps) {
  const store = usePlannerStore();
  const placing = usePlanner((state) => state.placing);
  const sheet = usePlanner((state) => state.sheet);
  // Before, the sheet asks for the place, with the same toggle.
  const chosen = usePlanner((state) => state.place.status === 'chosen');
  const hasIdeas = usePlanner((state) => state.ideas !== null);
  // The full sheet covers all but the top row: covered elements are not focusable.
  const behindSheet = !wide && sheet === 'full';
  useEscape(() => store.setPlacing(false), placing);
  return (
    <div className={styles['area']}>
      {instead !== null ? (
        <div className={styles['ground']} inert={behindSheet} style={{ paddingBottom: coveredPx }}>
          {instead}
        </div>
      ) : failed ? (
        <div className={styles['ground']} inert={behindSheet}>
          <MapFailed coveredPx={coveredPx} onSearch={onSearch} />
        </div>
      ) : (
        <PlannerMap {...map} coveredPx={coveredPx} wide={wide} inert={behindSheet} />
      )}
      <div className={styles['top']}>
        <LocationName onChange={onSearch} />
        {wide && !failed && instead === null ? (
          <PlacingToggle placing={placing} onToggle={store.setPlacing} />
        ) : null}
      </div>
      {!wide && !failed && instead === null && !hasIdeas && chosen ? (
        <div className={styles['above']} inert={behindSheet} style={{ bottom: coveredPx + 44 }}>
          <PlacingToggle placing={placing} onToggle={store.setPlacing} />
        </div>
      ) : null}
    </div>
  );
});

type PlacingToggleProps = { placing: boolean; onToggle: (placing: boolean) => void };

function PlacingToggle({ placing, onToggle }: PlacingToggleProps) {
  const { t } = useTexts('planner');
  const Icon = placing ? Crosshair : MapPin;
  return (
    <button
      type="button"
      className={styles['toggle']}
      data-over-map
      aria-pressed={placing}
      title={placing ? t('map.placing-hint') : undefined}
      onClick={() => onToggle(!placing)}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {t(placing ? 'map.placing' : 'map.select')}
    </button>
  );
}
