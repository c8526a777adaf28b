import { Crosshair, MapPin } from 'lucide-react';
import { memo, useEffect, useMemo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { MapCanvas } from '#src/map/map-canvas.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import { LocationName } from './location-name.tsx';
import { MapFailed } from './map-failed.tsx';
import styles from './map-area.module.css';

type MapAreaProps = {
  loadBasemap: () => Promise<Basemap>;
  /** How much of the map the sheet covers from below, px; 0 on a wide screen. */
  coveredPx: number;
  wide: boolean;
  failed: boolean;
  onSettled: (how: 'drawn' | 'failed') => void;
  onSearch: () => void;
};

/** Height of the top row over the map on a phone, px. */
const TOP_ROW_PX = 74;

/** The map with the place name and the placing toggle over it. */
export const MapArea = memo(function MapArea({
  loadBasemap,
  coveredPx,
  wide,
  failed,
  onSettled,
  onSearch,
}: MapAreaProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const store = usePlannerStore();
  const placing = usePlanner((state) => state.placing);
  const sheet = usePlanner((state) => state.sheet);
  const pin = usePlanner(({ place }) => (place.status === 'chosen' ? place.point : null));
  const padding = useMemo(
    () => ({ top: wide ? 0 : TOP_ROW_PX, right: 0, bottom: coveredPx, left: 0 }),
    [wide, coveredPx],
  );
  // The full sheet covers all but the top row: what it covers is not focusable.
  const behindSheet = !wide && sheet === 'full';
  useEscape(placing, () => store.setPlacing(false));
  return (
    <div className={styles['area']}>
      <div className={styles['ground']} inert={behindSheet}>
        {failed ? (
          <MapFailed coveredPx={coveredPx} onSearch={onSearch} />
        ) : (
          <MapCanvas
            loadBasemap={loadBasemap}
            language={language}
            pin={pin}
            placing={placing}
            padding={padding}
            label={t('map.label')}
            onPlace={(point) => store.choosePlace(point)}
            onPinMoved={(point) => store.movePin(point)}
            onDrawn={() => onSettled('drawn')}
            onFailed={() => onSettled('failed')}
          />
        )}
      </div>
      <div className={styles['top']}>
        <LocationName onChange={onSearch} />
        {wide && !failed ? <PlacingToggle placing={placing} onToggle={store.setPlacing} /> : null}
      </div>
      {!wide && !failed ? (
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

function useEscape(active: boolean, leave: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
