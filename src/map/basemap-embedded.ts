import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import type { BasemapLayers, BasemapOptions } from './basemap-layers.ts';
import { createReliefLayer, createReliefSource } from './basemap-relief.ts';
import { backgroundColor, readEmbeddedStyle } from './basemap-style.ts';
import { createParsedTiles } from './basemap-tiles.ts';
import { createPlane, createVectorSource, stylePlane } from './basemap-vector.ts';
import { createLabelLayer } from './label-layer.ts';
import type { ColorScheme } from '#src/domain/ports.ts';

/** Borders of regions are stored up to this level only, fine enough for all after it. */
const LAST_DIVISION_LEVEL = 5;
const DRAWN_LAYERS = ['land', 'lake', 'river', 'border', 'graticule'];

/** Sea with its shore glow, land coloured by relief, lakes, rivers, borders and shores, names. */
export function createEmbeddedLayers(
  basemap: EmbeddedBasemap,
  options: BasemapOptions,
): BasemapLayers {
  const styles = {
    light: readEmbeddedStyle(basemap.styles.light),
    dark: readEmbeddedStyle(basemap.styles.dark),
  };
  const levels = styles.light.metadata['fernweh:levels'];
  const divisionLevels = levels.filter((level) => level <= LAST_DIVISION_LEVEL);
  const source = createVectorSource([
    createParsedTiles(basemap.tiles, levels, DRAWN_LAYERS),
    createParsedTiles(basemap.tiles, divisionLevels, ['division']),
  ]);
  const sea = createPlane(source, 'basemap-sea');
  // One canvas: the relief paints on the land alone, the ink on both.
  const land = createPlane(source, 'basemap-land');
  const relief = createReliefLayer('basemap-land');
  const ink = createPlane(source, 'basemap-land');
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
    setPin: (tip) => labels.setPin(tip),
    dispose() {
      for (const layer of layers) layer.dispose();
      labels.dispose();
    },
  };
}
