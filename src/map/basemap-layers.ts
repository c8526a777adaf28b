import type OlMap from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { Language } from '#src/domain/language.ts';
import type { Basemap, ColorScheme, RemoteBasemap } from '#src/domain/ports.ts';
import { createEmbeddedLayers } from './basemap-embedded.ts';
import { STAND_IN } from './map-picture.ts';
import type { MapPicture } from './map-picture.ts';

export interface BasemapLayers {
  /** From below. */
  layers: BaseLayer[];
  setScheme(scheme: ColorScheme): void;
  setLanguage(language: Language): void;
  /** The pin's tip, for which names make room; null where there is none. */
  setPin(tip: Coordinate | null): void;
  dispose(): void;
}

export type BasemapOptions = { scheme: ColorScheme; language: Language };

/**
 * Draws a basemap on an OpenLayers map. Colours and language change without a reload; the colours
 * of a remote map are its own in either scheme.
 */
export function drawBasemap(
  map: OlMap,
  basemap: Basemap,
  options: BasemapOptions,
  onPicture: (picture: MapPicture) => void,
): Omit<BasemapLayers, 'layers'> {
  const embedded = createEmbeddedLayers(
    basemap.kind === 'remote' ? basemap.beneath : basemap,
    options,
  );
  for (const layer of embedded.layers) map.addLayer(layer);
  if (basemap.kind === 'embedded') return embedded;
  const remote = loadRemoteMap(map, basemap, embedded.layers, options.language, onPicture);
  return {
    setScheme: (scheme) => embedded.setScheme(scheme),
    setPin: (tip) => embedded.setPin(tip),
    setLanguage(language) {
      embedded.setLanguage(language);
      remote.setLanguage(language);
    },
    dispose() {
      remote.dispose();
      embedded.dispose();
    },
  };
}

/** Once the embedded picture is there; who has no remote map never downloads its code. */
function loadRemoteMap(
  map: OlMap,
  basemap: RemoteBasemap,
  embedded: readonly BaseLayer[],
  firstLanguage: Language,
  onPicture: (picture: MapPicture) => void,
): Pick<BasemapLayers, 'setLanguage' | 'dispose'> {
  let language = firstLanguage;
  let remote: Pick<BasemapLayers, 'setLanguage' | 'dispose'> | null = null;
  let disposed = false;
  const start = async () => {
    const { startRemoteMap } = await import('./remote/start-remote-map.ts');
    if (disposed) return;
    remote = startRemoteMap({ map, embedded, basemap, language, onPicture });
  };
  map.once('rendercomplete', () => {
    start().catch((error: unknown) => {
      console.error('Error loading the remote map', error);
      onPicture(STAND_IN);
    });
  });
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
