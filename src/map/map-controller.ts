import OlMap from 'ol/Map.js';
import type View from 'ol/View.js';
import { chosenUnits, followUnits } from '#src/wording/shown/chosen-units.ts';
import ScaleLine from 'ol/control/ScaleLine.js';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { ColorScheme, DetailMap, EmbeddedBasemap, RemoteBasemap } from '#src/domain/ports.ts';
import { drawBasemap } from './draw-basemap.ts';
import { toMap } from './coordinates.ts';
import type { DetailChoice } from './detail/detail-choice.ts';
import { addBoxZoom, createInteractions } from './interactions.ts';
import type { MapPicture } from './bundled/map-picture.ts';
import { MAP_VIEW, createView } from './map-view.ts';
import { createMovement } from './movement.ts';
import { listenToNames } from './map-names.ts';
import type { RestingView } from './map-names.ts';
import { listenToClicks } from './map-clicks.ts';
import type { ClickEvents, MapClicks } from './map-clicks.ts';
import type { MapPadding } from './map-padding.ts';
import { createMarkerLayers } from './markers/marker-layers.ts';
import type { MapIdeas } from './markers/map-ideas.ts';
import type { SightGround, SightGroundNeeds } from './sights/sight-ground.ts';
import type { MapStops } from './stops/map-stops.ts';

export type MapOptions = {
  scheme: ColorScheme;
  movablePin: boolean;
  /** Initial centre, at the zoom of a chosen place; null: all of Europe. */
  at: LatLng | null;
};

export type MapEvents = ClickEvents & {
  /** The map has come to rest, or its names have changed since. */
  onRest: (view: RestingView) => void;
  /** The view of the map is about to change. */
  onMoveStart: () => void;
  /** The pin was let go at a new place. */
  onPinMoved: (point: LatLng) => void;
  /** The first complete picture is on the screen. */
  onDrawn: () => void;
  /** The shown map changed; the first is the embedded one. */
  onPicture: (picture: MapPicture) => void;
};

export interface MapController extends MapClicks {
  /** The first complete picture is on the screen. */
  drawn: Promise<void>;
  /** Moves the map, as it is drawn, into another element, and shows its scale in `scale`. */
  moveTo(element: HTMLElement, scale: HTMLElement): void;
  /** Sets the event callbacks; `onDrawn` is called even if the map was drawn before. */
  listen(events: MapEvents): void;
  /** Loads a remote map over the bundled one, once that is drawn. */
  showRemote(basemap: RemoteBasemap, language: Language): void;
  /** Draws the detailed map where the traveller comes near, and offers to. */
  showDetail(detail: DetailMap): void;
  /** The traveller's answer, now and at later visits. */
  chooseDetail(choice: DetailChoice): void;
  showPin(point: LatLng | null, label: string): void;
  /** Shows a result's ideas; their code is loaded with the first. */
  showIdeas(ideas: MapIdeas | null): void;
  /** Shows a trip's stops, and the pin as one of them; `fits`: the view is fitted to them. */
  showStops(stops: MapStops | null, fits: boolean): void;
  /** For the sights of a list; its code is loaded with the first call. */
  sightGround: () => Promise<SightGround>;
  /** Recentres on the point at zoom 8. */
  centerOn(point: LatLng): void;
  /** Centres the pin in the unpadded part of the map, or fits the ideas there; a running zoom goes on. */
  setPadding(padding: MapPadding): void;
  setScheme(scheme: ColorScheme): void;
  /** Before the first call the map has no labels. */
  setLanguage(language: Language): void;
  zoomBy(steps: number): void;
  /** Calls `onRest` now. */
  reportView(): void;
  /** The details of a sight on the map; null for one that is no longer listed. */
  sight: EmbeddedBasemap['sight'];
  dispose(): void;
}

const SCALE_PX = { min: 56, max: 140 } as const;
/** Tiles come from the app's own worker: a few slow ones must not block those of the next view. */
const TILES_AT_ONCE = 64;

/** Wraps OpenLayers; the map object is not exposed. */
export function createMapController(
  element: HTMLElement,
  basemap: EmbeddedBasemap,
  options: MapOptions,
): MapController {
  const map = createMap(element, createView(options.at));
  const drawn = new Promise<void>((resolve) => map.once('rendercomplete', () => resolve()));
  void drawn.then(() => addBoxZoom(map));
  const base = drawBasemap(map, basemap, options.scheme);
  const shownScale = createScale();
  const movement = createMovement(map);
  let events: MapEvents | null = null;
  const markers = createMarkerLayers({
    map,
    movement,
    onPinMoved: options.movablePin ? (point) => events?.onPinMoved(point) : null,
    setMarkers: (standing) => base.setMarkers(standing),
  });
  const named = listenToNames(map, base, (view) => events?.onRest(view));
  const clicks = listenToClicks(map, named.sightAt, () => events);
  map.on('movestart', () => events?.onMoveStart());

  return {
    ...clicks,
    drawn,
    moveTo(next, scale) {
      map.setTarget(next);
      shownScale.line.setTarget(scale);
      shownScale.line.setMap(map);
    },
    listen(next) {
      events = next;
      void drawn.then(() => (events === next ? next.onDrawn() : undefined));
    },
    showRemote(remote, language) {
      base.showRemote(remote, language, (picture) => events?.onPicture(picture));
    },
    showDetail(detail) {
      base.showDetail({ detail, movement, onPicture: (picture) => events?.onPicture(picture) });
    },
    chooseDetail: (choice) => base.chooseDetail(choice),
    showPin: (point, label) => markers.showPin(point, label),
    showIdeas: (ideas) => markers.showIdeas(ideas),
    showStops: (stops, fits) => markers.showStops(stops, fits),
    sightGround: () => loadSightGround({ map, movement, pin: () => markers.pin() }),
    centerOn: (point) => movement.to({ center: toMap(point), zoom: MAP_VIEW.placeZoom }),
    setPadding({ top, right, bottom, left }) {
      map.getView().padding = [top, right, bottom, left];
      markers.refit();
    },
    setScheme: (scheme) => base.setScheme(scheme),
    setLanguage: (language) => base.setLanguage(language),
    sight: basemap.sight,
    zoomBy: (steps) => movement.zoomBy(steps),
    reportView: () => named.reportView(),
    dispose: () => disposeOf(map, [markers, named, base, shownScale]),
  };
}

async function loadSightGround(needs: SightGroundNeeds): Promise<SightGround> {
  const { createSightGround } = await import('./sights/sight-ground.ts');
  return createSightGround(needs);
}

/** In kilometres or miles. The early map may be there before the choice is read. */
function createScale() {
  const line = new ScaleLine({ minWidth: SCALE_PX.min, maxWidth: SCALE_PX.max });
  const show = () => line.setUnits(chosenUnits().distance);
  show();
  return { line, dispose: followUnits(show) };
}

function disposeOf(map: OlMap, parts: readonly { dispose: () => void }[]): void {
  for (const part of parts) part.dispose();
  map.setTarget();
  map.dispose();
}

function createMap(target: HTMLElement, view: View): OlMap {
  return new OlMap({
    target,
    view,
    maxTilesLoading: TILES_AT_ONCE,
    controls: [],
    interactions: createInteractions(),
  });
}
