import type { FrameState } from 'ol/Map.js';
import type { Coordinate } from 'ol/coordinate.js';
import { buffer } from 'ol/extent.js';
import Layer from 'ol/layer/Layer.js';
import type { Language } from '#src/domain/language.ts';
import type { ColorScheme, EmbeddedBasemap } from '#src/domain/ports.ts';
import { drawLabels } from './label-canvas.ts';
import { LABEL_FONTS } from './label-look.ts';
import { placeLabels } from './label-pictures.ts';
import type { LabelPicture } from './label-pictures.ts';
import type { Box } from './label-placement.ts';
import { createSprites } from './label-sprites.ts';
import { createLabelStore } from './label-store.ts';
import { coveredBoxes, takenBoxes } from './label-taken.ts';
import { hasOutgrown, isMoving, viewOf } from './label-view.ts';
import type { LabelView } from './label-view.ts';

export interface LabelLayer {
  layer: Layer;
  setScheme(scheme: ColorScheme): void;
  setLanguage(language: Language): void;
  /** Names leave room for the pin; its tip in web mercator metres. */
  setPin(tip: Coordinate | null): void;
  dispose(): void;
}

type Wanted = { scheme: ColorScheme; language: Language; pin: Coordinate | null };

/**
 * All names on the map, placed here and not by the style: each may stand on four sides of its
 * point, and the order in which they claim room is the map's own.
 */
export function createLabelLayer(
  basemap: EmbeddedBasemap,
  options: { scheme: ColorScheme; language: Language },
): LabelLayer {
  const canvas = createCanvas();
  const sprites = createSprites();
  const wanted: Wanted = { ...options, pin: null };
  let pictures: LabelPicture[] = [];
  let placedFor: LabelView | null = null;
  let covered: Box[] = [];

  const layer = new Layer({ render });
  const placeAgain = (): void => {
    placedFor = null;
    layer.changed();
  };
  const store = createLabelStore(basemap, placeAgain);
  const drawAnew = (): void => {
    sprites.clear();
    placeAgain();
  };
  void Promise.all(LABEL_FONTS.map((font) => document.fonts.load(font))).then(drawAnew);

  function render(frame: FrameState): HTMLElement {
    const view = viewOf(frame);
    const moving = isMoving(frame);
    const outgrown = placedFor === null || hasOutgrown(placedFor, view, moving);
    if (outgrown || !moving) covered = coveredBoxes(canvas);
    if (outgrown) {
      if (placedFor !== null && placedFor.pixelRatio !== view.pixelRatio) sprites.clear();
      const seen = store.within(buffer(view.extent, view.margin * view.resolution), view.zoom);
      const taken = takenBoxes(covered, wanted.pin, view);
      pictures = placeLabels(seen, view, wanted, sprites, taken);
      placedFor = view;
    }
    drawLabels(canvas, pictures, view, covered);
    return canvas;
  }

  return {
    layer,
    setScheme(scheme) {
      wanted.scheme = scheme;
      drawAnew();
    },
    setLanguage(language) {
      wanted.language = language;
      placeAgain();
    },
    setPin(tip) {
      wanted.pin = tip;
      placeAgain();
    },
    dispose() {
      layer.dispose();
      sprites.clear();
    },
  };
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'basemap-labels';
  canvas.style.cssText = 'position: absolute; left: 0; top: 0; width: 100%; height: 100%';
  return canvas;
}
