import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { FailureBoundary } from '#src/ui/failure-boundary.tsx';
import type { DetailChoice } from './detail/detail-choice.ts';
import { DetailQuestionOnMap } from './detail/detail-on-map.tsx';
import type { NamedPoint } from './labels/labels-in-view.ts';
import { MapControls } from './map-controls.tsx';
import { MapCredits } from './credits/map-credits.tsx';
import type { MapTap } from './map-clicks.ts';
import type { MapController } from './map-controller.ts';
import { Crosshair, MapGround } from './map-ground.tsx';
import type { MapIdeas } from './markers/map-ideas.ts';
import type { MapSights } from './sights/map-sights.ts';
import type { MapStops } from './stops/map-stops.ts';
import type { MapPadding } from './map-padding.ts';
import { EMBEDDED_MAP } from './bundled/map-picture.ts';
import type { MapPicture } from './bundled/map-picture.ts';
import styles from './map-canvas.module.css';
import { useRestingView } from './use-resting-view.ts';
import { useMapController } from './use-map-controller.ts';

type MapCanvasProps = {
  loadBasemap: () => Promise<Basemap>;
  language: Language;
  pin: LatLng | null;
  /** In placing mode the next click, or Enter at the crosshair, reports a place. */
  placing?: boolean;
  /** A result's ideas, as numbered markers; the view is fitted to them and the pin. */
  ideas?: MapIdeas | null;
  /** The stops of a trip of several, one of which is at the pin. */
  stops?: MapStops | null;
  /** All sights of a list, instead of ideas. */
  sights?: MapSights | null;
  padding: MapPadding;
  /** Name of the map for screen readers. */
  label: string;
  /** No placing, no dragging of the pin, no locate button. */
  readOnly?: boolean;
  /** False: a new pin leaves the view as it is. */
  follow?: boolean;
  onPlace?: (point: LatLng) => void;
  /** A tap outside placing mode, or Enter on the map. */
  onTap?: (tap: MapTap) => void;
  /** A tap on a sight, or Enter on its name; without it such a tap is one of the map. */
  onSight?: (sight: NamedPoint, details: SightDetailsOf) => void;
  onMoveStart?: () => void;
  onPinMoved?: (point: LatLng) => void;
  /** The first complete picture is on the screen. */
  onDrawn?: () => void;
  /** OpenLayers or the basemap did not load; the page goes on without a map. */
  onFailed?: () => void;
};

/** Looks up the details of a sight by its id. */
export type SightDetailsOf = MapController['sight'];

/** Loaded once the map is drawn: before, it has no names. */
const MapNames = lazy(async () => ({ default: (await import('./map-names-list.tsx')).MapNames }));

/** Loaded with the first list of sights. */
const SightMarkers = lazy(async () => ({
  default: (await import('./sights/sight-markers.tsx')).SightMarkers,
}));

const ignore = () => undefined;

/** The map. OpenLayers is loaded lazily; the state is the parent's. */
export function MapCanvas({ placing = false, readOnly = false, pin, ...props }: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const scale = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [picture, setPicture] = useState<MapPicture>(EMBEDDED_MAP);
  const { onPlace = ignore, onFailed = ignore, padding, sights = null, stops = null } = props;
  const { onTap = ignore, onMoveStart = ignore, onPinMoved = ignore } = props;
  const { section, view, onRest } = useRestingView();
  const onSight = (sight: NamedPoint) => controller && props.onSight?.(sight, controller.sight);
  const events = { onPlace, onTap, onMoveStart, onPinMoved, onSight };
  const onDrawn = () => {
    setDrawn(true);
    props.onDrawn?.();
  };
  const controller = useMapController({
    element,
    scale,
    loadBasemap: props.loadBasemap,
    language: props.language,
    movablePin: !readOnly,
    at: pin,
    events: { ...events, onRest, onDrawn, onPicture: setPicture },
    onFailed,
  });
  useShownPin(controller, pin, { padding, stops, follow: props.follow ?? true });
  useShown(controller, { placing, ideas: sights === null ? props.ideas : null, stops, sights });

  return (
    <section
      ref={section}
      onFocus={() => controller?.reportView()}
      className={styles['frame']}
      aria-label={props.label}
      aria-busy={!drawn}
      style={{ '--map-top': `${padding.top}px`, '--map-bottom': `${padding.bottom}px` }}
    >
      <MapGround
        ref={element}
        placing={placing}
        readOnly={readOnly}
        onEnter={() => controller?.clickCenter()}
      />
      {placing && <Crosshair padding={padding} />}
      <SightsOnMap controller={controller} sights={sights} />
      {drawn ? (
        <NamesInView
          view={view}
          language={props.language}
          onPlace={readOnly ? null : onPlace}
          onSight={props.onSight === undefined ? null : onSight}
        />
      ) : null}
      <MapEdge
        scale={scale}
        picture={picture}
        controller={controller}
        onLocated={readOnly ? null : onPlace}
      />
    </section>
  );
}

type MapEdgeProps = Pick<ComponentProps<typeof MapControls>, 'onLocated'> & {
  scale: RefObject<HTMLDivElement | null>;
  picture: MapPicture;
  controller: MapController | null;
};

function MapEdge({ scale, picture, controller, onLocated }: MapEdgeProps) {
  const onDetail = (choice: DetailChoice) => controller?.chooseDetail(choice);
  return (
    <div className={styles['edge']}>
      <MapControls
        onZoom={(steps) => controller?.zoomBy(steps)}
        onLocated={onLocated}
        question={<DetailQuestionOnMap picture={picture} onChoose={onDetail} />}
      />
      <div ref={scale} className={styles['scale']} />
      <MapCredits picture={picture} onDetail={onDetail} />
    </div>
  );
}

type SightsOnMapProps = { controller: MapController | null; sights: MapSights | null };

/** The list has them all, where they cannot be shown. */
function SightsOnMap({ controller, sights }: SightsOnMapProps) {
  if (controller === null || sights === null) return null;
  return (
    <FailureBoundary renderFailure={() => null}>
      <Suspense>
        <SightMarkers loadGround={controller.sightGround} sights={sights} />
      </Suspense>
    </FailureBoundary>
  );
}

/** The map works without their list. */
function NamesInView(props: ComponentProps<typeof MapNames>) {
  return (
    <FailureBoundary renderFailure={() => null}>
      <Suspense>
        <MapNames {...props} />
      </Suspense>
    </FailureBoundary>
  );
}

type Shown = {
  placing: boolean;
  ideas: MapIdeas | null | undefined;
  stops: MapStops | null;
  sights: MapSights | null;
};

function useShown(
  controller: MapController | null,
  { placing, ideas = null, stops, sights }: Shown,
): void {
  const fitsStops = ideas === null && sights === null;
  useEffect(() => controller?.setPlacing(placing), [controller, placing]);
  useEffect(() => controller?.showIdeas(ideas), [controller, ideas]);
  useEffect(() => controller?.showStops(stops, fitsStops), [controller, stops, fitsStops]);
}

/** Shows the pin, and keeps it centred in the unpadded part of the map where the view follows it. */
function useShownPin(
  controller: MapController | null,
  pin: LatLng | null,
  { padding, stops, follow }: { padding: MapPadding; stops: MapStops | null; follow: boolean },
): void {
  const { top, right, bottom, left } = padding;
  const { t } = useTexts('map');
  const label = stops?.stops.find(({ at }) => at === stops.shown)?.label;
  const centers = follow && stops === null;
  const name = label === undefined ? t('pin') : t('pin-of-stop', { stop: label });
  const { lat, lng } = pin ?? { lat: null, lng: null };
  useEffect(
    () => controller?.showPin(lat === null || lng === null ? null : { lat, lng }, name),
    [controller, lat, lng, name],
  );
  useEffect(
    () => controller?.setPadding({ top, right, bottom, left }),
    [controller, top, right, bottom, left],
  );
  useEffect(() => {
    if (centers && lat !== null && lng !== null) controller?.centerOn({ lat, lng });
  }, [controller, centers, lat, lng]);
}
