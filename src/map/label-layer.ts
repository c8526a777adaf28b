import type { FrameState } from 'ol/Map.js';
import ViewHint from 'ol/ViewHint.js';
import { buffer } from 'ol/extent.js';
import Layer from 'ol/layer/Layer.js';
import type { Language } from '#src/domain/language.ts';
import type { ColorScheme } from '#src/domain/ports.ts';
import type { ParsedTiles } from './basemap-tiles.ts';
import { drawLabels } from './label-canvas.ts';
import { LABEL_FONTS } from './label-look.ts';
import { placeLabels } from './label-pictures.ts';
import type { LabelPicture, LabelView } from './label-pictures.ts';
import { createSprites } from './label-sprites.ts';
import { createLabelStore } from './label-store.ts';

export interface LabelLayer {
  layer: Layer;
  setScheme(scheme: ColorScheme): void;
  setLanguage(language: Language): void;
  dispose(): void;
}

/** How far past the view's edges names are placed, as a share of its size. */
const MARGIN_SHARE = 0.35;
/** While a zoom runs, names are placed anew after so many levels. */
const ZOOM_STEP_IN_MOTION = 0.45;

/**
 * All names on the map, placed here and not by the style: each may stand on four sides of its
 * point, and the order in which they claim room is the map's own.
 */
export function createLabelLayer(
  parsed: ParsedTiles,
  levels: readonly number[],
  options: { scheme: ColorScheme; language: Language },
): LabelLayer {
  const canvas = document.createElement('canvas');
  canvas.className = 'basemap-labels';
  canvas.style.cssText = 'position: absolute; left: 0; top: 0; width: 100%; height: 100%';
  const sprites = createSprites();
  let { scheme, language } = options;
  let pictures: LabelPicture[] = [];
  let placedFor: LabelView | null = null;

  const layer = new Layer({ render });
  const placeAgain = (): void => {
    placedFor = null;
    layer.changed();
  };
  const store = createLabelStore(parsed, levels, placeAgain);
  void Promise.all(LABEL_FONTS.map((font) => document.fonts.load(font))).then(() => {
    sprites.clear();
    placeAgain();
  });

  function render(frame: FrameState): HTMLElement {
    const view = viewOf(frame);
    if (placedFor !== null && placedFor.pixelRatio !== view.pixelRatio) sprites.clear();
    if (placedFor === null || hasOutgrown(placedFor, view, isMoving(frame))) {
      const extent = buffer(view.extent, view.margin * view.resolution);
      const seen = store.within(extent, view.zoom);
      pictures = placeLabels(seen, view, { scheme, language }, sprites);
      placedFor = view;
    }
    drawLabels(canvas, pictures, view);
    return canvas;
  }

  return {
    layer,
    setScheme(next) {
      scheme = next;
      sprites.clear();
      placeAgain();
    },
    setLanguage(next) {
      language = next;
      placeAgain();
    },
    dispose() {
      layer.dispose();
      sprites.clear();
    },
  };
}

function viewOf(frame: FrameState): LabelView {
  const [width = 0, height = 0] = frame.size;
  const [x = 0, y = 0] = frame.viewState.center;
  const { resolution } = frame.viewState;
  return {
    x,
    y,
    resolution,
    zoom: frame.viewState.zoom,
    width,
    height,
    margin: Math.max(width, height) * MARGIN_SHARE,
    pixelRatio: frame.pixelRatio,
    extent: frame.extent ?? [x, y, x, y],
  };
}

function isMoving(frame: FrameState): boolean {
  const hints = frame.viewHints;
  return (hints[ViewHint.ANIMATING] ?? 0) > 0 || (hints[ViewHint.INTERACTING] ?? 0) > 0;
}

/** Is the last placement of no use for this view? */
function hasOutgrown(placed: LabelView, view: LabelView, moving: boolean): boolean {
  if (placed.width !== view.width || placed.height !== view.height) return true;
  if (placed.pixelRatio !== view.pixelRatio) return true;
  const zoomed = Math.abs(placed.zoom - view.zoom);
  if (zoomed > (moving ? ZOOM_STEP_IN_MOTION : 0.001)) return true;
  const movedPx =
    Math.max(Math.abs(placed.x - view.x), Math.abs(placed.y - view.y)) / view.resolution;
  return movedPx > view.margin * 0.8;
}
