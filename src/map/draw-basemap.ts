import type OlMap from 'ol/Map.js';
import type { Language } from '#src/domain/language/language.ts';
import type { ColorScheme, EmbeddedBasemap, RemoteBasemap } from '#src/domain/ports.ts';
import { createEmbeddedLayers } from './bundled/embedded-layers.ts';
import { FALLBACK_MAP } from './bundled/map-picture.ts';
import type { MapPicture } from './bundled/map-picture.ts';
import type { RemoteMapNeeds } from './remote/start-remote-map.ts';
import type { BasemapLayers } from './bundled/basemap-layers.ts';

/** A basemap on an OpenLayers map, with an optional remote one over it. */
export interface DrawnBasemap extends Omit<BasemapLayers, 'layers'> {
  showRemote(
    basemap: RemoteBasemap,
    language: Language,
    onPicture: (picture: MapPicture) => void,
  ): void;
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
    dispose() {
      remote?.dispose();
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
