import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { RemoteLayers } from './remote-layers.ts';
import { EMBEDDED_MAP, FALLBACK_MAP } from '../bundled/map-picture.ts';
import type { MapPicture } from '../bundled/map-picture.ts';
import type { LoadedStyle } from './load-style.ts';
import { nextVisibleMap, worstCoverage } from './visible-map.ts';
import type { Coverage, VisibleMap } from './visible-map.ts';
import { createTileStatus } from './tile-status.ts';

/** A loaded remote map over the embedded one; one of the two is visible. */
export interface RemoteView {
  /** Updates which map is visible; `restedMs` is how long the view has not moved. */
  update(restedMs: number): MapPicture;
  /** Reloads the tiles if some of this view failed. */
  retry(): void;
  setLanguage: RemoteLayers['setLanguage'];
}

type RemoteViewNeeds = {
  map: OlMap;
  /** The layers of the embedded map, already on the map. */
  embedded: readonly BaseLayer[];
  layers: RemoteLayers;
  loaded: LoadedStyle;
  /** A tile loaded or failed. */
  onTile: (outcome: 'loaded' | 'failed') => void;
};

/** How long a view at rest waits for most of its tiles before the embedded map is shown. */
export const SETTLE_MS = 500;
/** After this long without a tile the service counts as not responding. */
export const PATIENCE_MS = 10_000;

export function createRemoteView(needs: RemoteViewNeeds): RemoteView {
  const { map, embedded, layers, loaded } = needs;
  const statuses = new Map(
    layers.sources.map((source) => [source, createTileStatus(source, needs.onTile)]),
  );
  const { credits, mapbox } = loaded;
  const remotePicture: MapPicture = { kind: 'remote', credits, mapbox };
  let shown: VisibleMap = 'embedded';
  map.getLayers().insertAt(embedded.length, layers.group);

  const coverageOfView = (): Coverage => {
    const view = map.getView();
    const resolution = view.getResolution() ?? 1;
    const extent = view.calculateExtent(map.getSize());
    const covers = layers
      .sourcesAt(resolution)
      .flatMap((source) => statuses.get(source)?.coverageOf(extent, resolution) ?? []);
    return worstCoverage(covers);
  };

  return {
    update(restedMs) {
      const cover = coverageOfView();
      shown = nextVisibleMap(shown, cover, restedMs >= SETTLE_MS);
      layers.show(shown === 'remote');
      for (const layer of embedded) layer.setVisible(shown === 'embedded');
      if (shown === 'remote') return remotePicture;
      const late = cover.pending > 0 && restedMs >= PATIENCE_MS;
      return cover.failed > 0 || late ? FALLBACK_MAP : EMBEDDED_MAP;
    },
    retry() {
      if (coverageOfView().failed === 0) return;
      for (const status of statuses.values()) status.retry();
    },
    setLanguage: (language) => layers.setLanguage(language),
  };
}
