import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { Basemap } from '#src/domain/ports.ts';
import { MapControls } from './map-controls.tsx';
import { MapCredits } from './map-credits.tsx';
import type { MapTap } from './map-clicks.ts';
import type { MapController } from './map-controller.ts';
import type { MapIdeas } from './markers/map-ideas.ts';
import type { MapPadding } from './map-padding.ts';
import { EMBEDDED_MAP } from './bundled/map-picture.ts';
import type { MapPicture } from './bundled/map-picture.ts';
import styles from './map-canvas.module.css';
import { useMapController } from './use-map-controller.ts';

type MapCanvasProps = {
  loadBasemap: () => Promise<Basemap>;
  language: Language;
  pin: LatLng | null;
  /** In placing mode the next click, or Enter at the crosshair, reports a place. */
  placing?: boolean;
  /** A result's ideas, as numbered drops; the view is fitted to them and the pin. */
  ideas?: MapIdeas | null;
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
  onMoveStart?: () => void;
  onPinMoved?: (point: LatLng) => void;
  /** The first complete picture is on the screen. */
  onDrawn?: () => void;
  /** OpenLayers or the basemap did not load; the page goes on without a map. */
  onFailed?: () => void;
};

const ignore = () => undefined;

/** The map. OpenLayers is loaded lazily; the state is the parent's. */
export function MapCanvas({ placing = false, readOnly = false, pin, ...props }: MapCanvasProps) {
  const { t } = useTexts('map');
  const element = useRef<HTMLDivElement>(null);
  const scale = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [picture, setPicture] = useState<MapPicture>(EMBEDDED_MAP);
  const { onPlace = ignore, onPinMoved = ignore, onFailed = ignore, padding } = props;
  const { onTap = ignore, onMoveStart = ignore, ideas = null } = props;
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
    events: { onPlace, onTap, onMoveStart, onPinMoved, onDrawn, onPicture: setPicture },
    onFailed,
  });
  useEffect(() => controller?.setPlacing(placing), [controller, placing]);
  useShownPin(controller, pin, { padding, follow: props.follow ?? true });
  useEffect(() => controller?.showIdeas(ideas), [controller, ideas]);

  const clickByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== element.current) return;
    // The same press must not also press the button that takes the focus.
    event.preventDefault();
    controller?.clickCenter();
  };

  return (
    <section
      className={styles['frame']}
      aria-label={props.label}
      aria-busy={!drawn}
      style={{ '--map-top': `${padding.top}px`, '--map-bottom': `${padding.bottom}px` }}
    >
      <div
        ref={element}
        className={placing ? `${styles['map']} ${styles['placing']}` : styles['map']}
        role="application"
        translate="no"
        aria-label={t(placing ? 'placing' : readOnly ? 'keys' : 'keys-plan')}
        tabIndex={0}
        onKeyDown={clickByKey}
      />
      {placing && <Crosshair padding={padding} />}
      <div className={styles['edge']}>
        <MapControls
          onZoom={(steps) => controller?.zoomBy(steps)}
          onLocated={readOnly ? null : onPlace}
        />
        <div ref={scale} className={styles['scale']} />
        <MapCredits picture={picture} />
      </div>
    </section>
  );
}

/** Shows the pin, and keeps it centred in the unpadded part of the map where the view follows it. */
function useShownPin(
  controller: MapController | null,
  pin: LatLng | null,
  { padding, follow }: { padding: MapPadding; follow: boolean },
): void {
  const { top, right, bottom, left } = padding;
  const { t } = useTexts('map');
  const { lat, lng } = pin ?? { lat: null, lng: null };
  useEffect(
    () => controller?.showPin(lat === null || lng === null ? null : { lat, lng }, t('pin')),
    [controller, lat, lng, t],
  );
  useEffect(
    () => controller?.setPadding({ top, right, bottom, left }),
    [controller, top, right, bottom, left],
  );
  useEffect(() => {
    if (follow && lat !== null && lng !== null) controller?.centerOn({ lat, lng });
  }, [controller, follow, lat, lng]);
}

/** Marks where Enter places the pin; shown only while the map is focused. */
function Crosshair({ padding }: { padding: MapPadding }) {
  return (
    <div
      className={styles['crosshair']}
      aria-hidden="true"
      style={{
        left: `calc(50% + ${(padding.left - padding.right) / 2}px)`,
        top: `calc(50% + ${(padding.top - padding.bottom) / 2}px)`,
      }}
    />
  );
}
