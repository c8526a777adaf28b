import type OlMap from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { RemoteLayers } from './remote-layers.ts';
import { BUILT_IN, STAND_IN } from '../bundled/map-picture.ts';
import type { MapPicture } from '../bundled/map-picture.ts';
import type { LoadedStyle } from './load-style.ts';
import { nextShown, worstCover } from './shown.ts';
import type { Cover, Shown } from './shown.ts';
import { createTileLedger } from './tile-ledger.ts';

/** A loaded remote map over the embedded one; one of the two is visible. */
export interface RemoteView {
  /** Updates which map is visible; `restedMs` is how long the view has not moved. */
  look(restedMs: number): MapPicture;
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
  const ledgers = new Map(
    layers.sources.map((source) => [source, createTileLedger(source, needs.onTile)]),
  );
  const { credits, mapbox } = loaded;
  const remotePicture: MapPicture = { kind: 'remote', credits, mapbox };
  let shown: Shown = 'embedded';
  map.getLayers().insertAt(embedded.length, layers.group);

  const coverOfView = (): Cover => {
    const view = map.getView();
    const resolution = view.getResolution() ?? 1;
    const extent = view.calculateExtent(map.getSize());
    const covers = layers
      .sourcesAt(resolution)
      .flatMap((source) => ledgers.get(source)?.coverOf(extent, resolution) ?? []);
    return worstCover(covers);
  };

  return {
    look(restedMs) {
      const cover = coverOfView();
      shown = nextShown(shown, cover, restedMs >= SETTLE_MS);
      layers.show(shown === 'remote');
      for (const layer of embedded) layer.setVisible(shown === 'embedded');
      if (shown === 'remote') return remotePicture;
      const late = cover.pending > 0 && restedMs >= PATIENCE_MS;
      return cover.failed > 0 || late ? STAND_IN : BUILT_IN;
    },
    retry() {
      if (coverOfView().failed === 0) return;
      for (const ledger of ledgers.values()) ledger.retry();
    },
    setLanguage: (language) => layers.setLanguage(language),
  };
}
