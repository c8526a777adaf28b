import type BaseLayer from 'ol/layer/Base.js';
import LayerGroup from 'ol/layer/Group.js';
import type { Language } from '#src/domain/language.ts';
import type { Basemap, ColorScheme, EmbeddedBasemap, RemoteBasemap } from '#src/domain/ports.ts';
import { createReliefLayer, createReliefSource } from './basemap-relief.ts';
import { backgroundColor, readEmbeddedStyle } from './basemap-style.ts';
import { createParsedTiles } from './basemap-tiles.ts';
import { createPlane, createVectorSource, stylePlane } from './basemap-vector.ts';
import { createLabelLayer } from './label-layer.ts';

export interface BasemapLayers {
  /** From below. */
  layers: BaseLayer[];
  setScheme(scheme: ColorScheme): void;
  setLanguage(language: Language): void;
  dispose(): void;
}

type Options = { scheme: ColorScheme; language: Language };

const DRAWN_LAYERS = ['land', 'lake', 'river', 'border', 'graticule'];

/** The layers of a basemap for an OpenLayers map. Colours and language change without a reload. */
export function createBasemapLayers(basemap: Basemap, options: Options): BasemapLayers {
  return basemap.kind === 'embedded'
    ? createEmbeddedLayers(basemap, options)
    : createRemoteBasemapLayers(basemap);
}

/** Sea with its shore glow, land coloured by relief, lakes, rivers, borders and shores, names. */
function createEmbeddedLayers(basemap: EmbeddedBasemap, options: Options): BasemapLayers {
  const styles = {
    light: readEmbeddedStyle(basemap.styles.light),
    dark: readEmbeddedStyle(basemap.styles.dark),
  };
  const levels = styles.light.metadata['fernweh:levels'];
  const source = createVectorSource(createParsedTiles(basemap.tiles, levels, DRAWN_LAYERS));
  const sea = createPlane(source, 'sea');
  const land = createPlane(source, 'land');
  const ink = createPlane(source, 'ink');
  const relief = createReliefLayer(land.getClassName());
  const labels = createLabelLayer(
    createParsedTiles(basemap.tiles, levels, ['label']),
    levels,
    options,
  );
  const paint = (scheme: ColorScheme): void => {
    stylePlane(sea, styles[scheme], 'sea');
    stylePlane(land, styles[scheme], 'land');
    stylePlane(ink, styles[scheme], 'ink');
    sea.setBackground(backgroundColor(styles[scheme]));
    relief.setSource(createReliefSource(basemap.tiles, scheme));
  };
  paint(options.scheme);
  const layers = [sea, land, relief, ink, labels.layer];
  return {
    layers,
    setScheme(scheme) {
      paint(scheme);
      labels.setScheme(scheme);
    },
    setLanguage: (language) => labels.setLanguage(language),
    dispose() {
      for (const layer of layers) layer.dispose();
      labels.dispose();
    },
  };
}

/** Scheme and language are the remote style's own. */
function createRemoteBasemapLayers(basemap: RemoteBasemap): BasemapLayers {
  const group = new LayerGroup();
  let disposed = false;
  void import('./basemap-remote.ts')
    .then(({ createRemoteLayers }) =>
      createRemoteLayers(basemap.style, basemap.accessToken ?? undefined),
    )
    .then((loaded) => {
      if (!disposed) group.setLayers(loaded.getLayers());
    })
    .catch((error: unknown) => console.error('Error loading the map style', error));
  return {
    layers: [group],
    setScheme: () => undefined,
    setLanguage: () => undefined,
    dispose() {
      disposed = true;
      group.dispose();
    },
  };
}
