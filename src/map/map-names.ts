import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { LatLng } from '#src/domain/place/location.ts';
import type { BasemapLayers } from './bundled/basemap-layers.ts';
import { fromMap } from './coordinates.ts';
import { namesInView, sightAt } from './labels/labels-in-view.ts';
import type { NamedPoint } from './labels/labels-in-view.ts';

/** The view of the unpadded part of the map. */
export type RestingView = {
  center: LatLng;
  zoom: number;
  /** The nearest to the centre first. */
  names: () => readonly NamedPoint[];
};

export interface MapNames {
  sightAt: (at: Coordinate) => NamedPoint | null;
  /** Reports the view as if the map had just come to rest. */
  reportView(): void;
  dispose(): void;
}

/** Names arrive in several steps: the last one counts. */
const REST_MS = 350;

/**
 * The names on a map, for taps and for those who do not see it. `onRest` runs after a move and when names
 * have been placed since, not while the map moves.
 */
export function listenToNames(
  map: OlMap,
  layers: Pick<BasemapLayers, 'shownLabels' | 'onLabels'>,
  onRest: (view: RestingView) => void,
): MapNames {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const view = (): RestingView | null => {
    const at = map.getView();
    const [center, zoom, resolution] = [at.getCenter(), at.getZoom(), at.getResolution()];
    const [across = 0, down = 0] = map.getSize() ?? [];
    if (center === undefined || zoom === undefined || resolution === undefined) return null;
    const [top = 0, right = 0, bottom = 0, left = 0] = at.padding ?? [];
    const [x = 0, y = 0] = center;
    const part = { x, y, resolution, width: across - left - right, height: down - top - bottom };
    const names = () => namesInView(layers.shownLabels(), part);
    return { center: fromMap(center), zoom, names };
  };
  const report = (): void => {
    const resting = map.getView().getAnimating() ? null : view();
    if (resting !== null) onRest(resting);
  };
  const reportLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(report, REST_MS);
  };
  map.on('moveend', reportLater);
  layers.onLabels(reportLater);
  return {
    sightAt([x = 0, y = 0]) {
      const resolution = map.getView().getResolution() ?? 1;
      return sightAt(layers.shownLabels(), { x, y, resolution });
    },
    reportView: report,
    dispose: () => clearTimeout(timer),
  };
}
