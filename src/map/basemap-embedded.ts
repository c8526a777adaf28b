import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import type { BasemapLayers, BasemapOptions } from './basemap-layers.ts';
import { createLabelLayer } from './label-layer.ts';
import { createPictureLayer } from './picture-layer.ts';

/** Pictures of sea, relief, lakes, rivers, borders and shores, and the names above them. */
export function createEmbeddedLayers(
  basemap: EmbeddedBasemap,
  options: BasemapOptions,
): BasemapLayers {
  const pictures = createPictureLayer(basemap.tiles, options.scheme);
  const labels = createLabelLayer(basemap, options);
  return {
    layers: [pictures.layer, labels.layer],
    setScheme(scheme) {
      pictures.setScheme(scheme);
      labels.setScheme(scheme);
    },
    setLanguage: (language) => labels.setLanguage(language),
    setPin: (tip) => labels.setPin(tip),
    dispose() {
      pictures.layer.dispose();
      labels.dispose();
    },
  };
}
