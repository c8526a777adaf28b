import type OlMap from 'ol/Map.js';
import type { Language } from '#src/domain/language/language.ts';
import type { ColorScheme, EmbeddedBasemap, RemoteBasemap } from '#src/domain/ports.ts';
import { createEmbeddedLayers } from './bundled/embedded-layers.ts';
import { FALLBACK_MAP } from './bundled/map-picture.ts';
import type { MapPicture } from './bundled/map-picture.ts';
import type { RemoteMapNeeds } from './remote/start-remote-map.ts';
import type { DetailChoice } from './detail/detail-choice.ts';
import type { DetailNeeds, DetailOnMap } from './detail/start-detail.ts';
import type { BasemapLayers } from './bundled/basemap-layers.ts';

/** A basemap on an OpenLayers map, with an optional remote one over it. */
export interface DrawnBasemap extends Omit<BasemapLayers, 'layers' | 'setDetail'> {
  showRemote(
    basemap: RemoteBasemap,
    language: Language,
    onPicture: (picture: MapPicture) => void,
  ): void;
  showDetail(needs: Omit<DetailNeeds, 'map' | 'draw'>): void;
  chooseDetail(choice: DetailChoice): void;
}

/**
 * Draws the bundled basemap on an OpenLayers map. Colours and language change without a reload; the
 * colours of a remote map are its own in either scheme.
 */
export function drawBasemap(
  map: OlMap,
  basemap: EmbeddedBasemap,
  scheme: ColorScheme,
): DrawnBasemap {
  const embedded = createEmbeddedLayers(basemap, scheme);
  for (const layer of embedded.layers) map.addLayer(layer);
  let remote: RemoteLoad | null = null;
  let detail: DetailOnMap | null = null;
  return {
    setScheme: (next) => embedded.setScheme(next),
    setMarkers: (markers) => embedded.setMarkers(markers),
    shownLabels: () => embedded.shownLabels(),
    onLabels: (run) => embedded.onLabels(run),
    setLanguage(next) {
      embedded.setLanguage(next);
      remote?.setLanguage(next);
    },
    showRemote(style, language, onPicture) {
      const { layers } = embedded;
      remote = loadRemoteMap({ map, basemap: style, embedded: layers, language, onPicture });
    },
    showDetail(needs) {
      detail = loadDetail({ ...needs, map, draw: (...shown) => embedded.setDetail(...shown) });
    },
    chooseDetail: (choice) => detail?.choose(choice),
    dispose() {
      remote?.dispose();
      detail?.dispose();
      embedded.dispose();
    },
  };
}

type RemoteLoad = { setLanguage: (language: Language) => void; dispose: () => void };

/** Starts once the embedded map is drawn; the code for remote maps is loaded only when one is configured. */
function loadRemoteMap(needs: RemoteMapNeeds): RemoteLoad {
  let { language } = needs;
  let remote: RemoteLoad | null = null;
  let disposed = false;
  const start = async () => {
    const { startRemoteMap } = await import('./remote/start-remote-map.ts');
    if (disposed) return;
    remote = startRemoteMap({ ...needs, language });
  };
  needs.map.once('rendercomplete', () => {
    start().catch((error: unknown) => {
      console.error('Error loading the remote map', error);
      needs.onPicture(FALLBACK_MAP);
    });
  });
  needs.map.render();
  return {
    setLanguage(next) {
      language = next;
      remote?.setLanguage(next);
    },
    dispose() {
      disposed = true;
      remote?.dispose();
    },
  };
}

/** Starts once the bundled map is drawn; the code is loaded only where there is a detailed map. */
function loadDetail(needs: DetailNeeds): DetailOnMap {
  let shown: DetailOnMap | null = null;
  let disposed = false;
  const start = async () => {
    const { startDetail } = await import('./detail/start-detail.ts');
    if (!disposed) shown = startDetail(needs);
  };
  needs.map.once('rendercomplete', () => {
    start().catch((error: unknown) => console.error('Error loading the detailed map', error));
  });
  needs.map.render();
  return {
    choose: (choice) => shown?.choose(choice),
    dispose() {
      disposed = true;
      shown?.dispose();
    },
  };
}
