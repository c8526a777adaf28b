import type { ColorScheme, EmbeddedBasemap } from '#src/domain/ports.ts';
import type { BasemapLayers } from './basemap-layers.ts';
import { createLabelLayer } from '../labels/label-layer.ts';
import { createPictureLayer } from './picture-layer.ts';

/** The tile layer and the label layer above it. */
export function createEmbeddedLayers(basemap: EmbeddedBasemap, first: ColorScheme): BasemapLayers {
  const pictures = createPictureLayer(basemap.tiles, first);
  const labels = createLabelLayer(basemap, first);
  return {
    layers: [pictures.layer, labels.layer],
    setScheme(scheme) {
      pictures.setScheme(scheme);
      labels.setScheme(scheme);
    },
    setLanguage: (language) => labels.setLanguage(language),
    setDetail(sources, onAnswer) {
      basemap.tiles.useDetail(sources, onAnswer);
      pictures.redraw();
      labels.setDetail(sources);
    },
    setMarkers: (markers) => labels.setMarkers(markers),
    shownLabels: () => (labels.layer.getVisible() ? labels.shown() : []),
    onLabels: (run) => labels.layer.on('change', run),
    dispose() {
      pictures.layer.dispose();
      labels.dispose();
    },
  };
}
