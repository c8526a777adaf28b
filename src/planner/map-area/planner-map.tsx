import { useMemo, useRef } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap, Geocoder } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { MapCanvas } from '#src/map/map-canvas.tsx';
import type { MapPadding } from '#src/map/map-padding.ts';
import { LazySightCard, LazyTapBubble } from '../lazy-parts.ts';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import type { PlannerState } from '../store/planner-state.ts';
import styles from './map-area.module.css';
import { useShownStops } from './use-shown-stops.ts';
import { useTap } from './use-tap.ts';

type PlannerMapProps = {
  loadBasemap: () => Promise<Basemap>;
  geocoder: Geocoder;
  /** How much of the map the sheet covers from below, px; 0 on a wide screen. */
  coveredPx: number;
  wide: boolean;
  inert: boolean;
  onSettled: (how: 'drawn' | 'failed') => void;
};

/** Height of the top row over the map on a phone, px. */
const TOP_ROW_PX = 74;

/** The map with the destination's pin, and a bubble at a tapped point. */
export function PlannerMap({ geocoder, coveredPx, wide, onSettled, ...props }: PlannerMapProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const store = usePlannerStore();
  const placing = usePlanner((state) => state.placing);
  const pin = usePlanner(pinOf);
  const shown = useShown();
  const padding = usePadding(wide, coveredPx);
  const ground = useRef<HTMLDivElement>(null);
  const { tap, sight, onTap, onSight, close, closeSight } = useTap();
  const choose = (point: LatLng) => {
    closeSight();
    store.choosePlace(point);
  };
  const dismiss = (focused: boolean) => {
    if (focused) focusMap(ground.current);
    close();
    closeSight();
  };
  const leaveFor = (point: LatLng) => {
    dismiss(true);
    store.choosePlace(point);
  };
  return (
    <div ref={ground} className={styles['ground']} inert={props.inert}>
      <MapCanvas
        loadBasemap={props.loadBasemap}
        language={language}
        pin={pin}
        {...shown}
        placing={placing}
        padding={padding}
        label={t('map.label')}
        onPlace={choose}
        onTap={onTap}
        onSight={onSight}
        onMoveStart={close}
        onPinMoved={(point) => store.movePin(point)}
        onDrawn={() => onSettled('drawn')}
        onFailed={() => onSettled('failed')}
      />
      {sight === null ? null : (
        <LazySightCard
          key={sight.named.sight?.id}
          {...{ sight, pin, coveredPx }}
          onChoose={() => leaveFor(sight.named.point)}
          onClose={() => dismiss(true)}
        />
      )}
      {tap === null ? null : (
        <LazyTapBubble
          key={`${tap.x} ${tap.y}`}
          {...{ tap, coveredPx, geocoder }}
          onChoose={() => leaveFor(tap.point)}
          onClose={dismiss}
        />
      )}
    </div>
  );
}

/** The stops, and the ideas of the result or the sights of the list that is open. */
function useShown() {
  const ideas = usePlanner((state) => state.ideas);
  const sights = usePlanner((state) => state.sights);
  const stops = useShownStops();
  return { ideas, sights, stops };
}

/** The stops of a result are not moved with a finger: they have pins that are pressed. */
function pinOf({ place, view, route }: PlannerState): LatLng | null {
  if (view === 'result' && route !== null) return null;
  return place.status === 'chosen' ? place.point : null;
}

function focusMap(ground: Element | null): void {
  ground?.querySelector<HTMLElement>('[role="application"]')?.focus();
}

function usePadding(wide: boolean, coveredPx: number): MapPadding {
  return useMemo(
    () => ({ top: wide ? 0 : TOP_ROW_PX, right: 0, bottom: coveredPx, left: 0 }),
    [wide, coveredPx],
  );
}
