import type { FrameState } from 'ol/Map.js';
import { buffer } from 'ol/extent.js';
import Layer from 'ol/layer/Layer.js';
import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { ColorScheme, EmbeddedBasemap } from '#src/domain/ports.ts';
import { drawLabels } from './label-canvas.ts';
import { LABEL_FACE, LABEL_FONTS } from './look/label-look.ts';
import { placeLabels } from './label-pictures.ts';
import type { LabelPicture, WantedLabels } from './label-pictures.ts';
import { createLabelScheduler } from './label-scheduler.ts';
import type { Box } from './label-placement.ts';
import { createSprites } from './sprites/label-sprites.ts';
import type { LabelSprites } from './sprites/label-sprites.ts';
import { createLabelStore } from './label-store.ts';
import type { LabelStore, SeenLabel } from './label-store.ts';
import { addGlyphs } from './sprites/sight-glyphs.ts';
import { coveredBoxes } from './occupied-boxes.ts';
import type { Markers } from './occupied-boxes.ts';
import { isMoving, viewOf } from './label-view.ts';
import type { LabelView } from './label-view.ts';
import { createDetailLoader } from './detail-loader.ts';

const WANTED_FIRST = {
  language: 'en' as const,
  markers: { pin: null, ideas: [] },
  detail: null,
};

export interface LabelLayer {
  layer: Layer;
  setScheme(scheme: ColorScheme): void;
  /** Before the first call nothing is fetched or drawn. */
  setLanguage(language: Language): void;
  /** Labels keep clear of these. */
  setMarkers(markers: Markers): void;
  /** Names of detail tiles as well; null: of the bundled map alone. */
  setDetail(sources: DetailSources | null): void;
  /** The labels that stand on the map, the important ones first. */
  shown(): readonly LabelPicture[];
  dispose(): void;
}

/**
 * All labels of the bundled map, with placement of our own: each may stand on four sides of its
 * point, and importance decides the order.
 */
export function createLabelLayer(basemap: EmbeddedBasemap, first: ColorScheme): LabelLayer {
  const [canvas, sprites] = [createCanvas(), createSprites()];
  const wanted: WantedLabels = { ...WANTED_FIRST, scheme: first };
  let named = false;
  let covered: Box[] = [];

  const layer = new Layer({ render });
  const scheduler = createLabelScheduler({
    start(view) {
      sprites.useRatio(view.pixelRatio);
      const seen = seenIn(view, store, wanted);
      if (seen.some(({ label }) => label.kind === 'sight')) void addGlyphs(drawAgain);
      return placeLabels(seen, view, wanted, sprites, covered);
    },
    onPlaced: () => layer.changed(),
    later: (run) => setTimeout(run, 0),
  });
  const placeAgain = (): void => {
    scheduler.invalidate();
    layer.changed();
  };
  const drawAgain = (): void => {
    sprites.clear();
    placeAgain();
  };
  const store = createLabelStore(basemap, placeAgain);
  const want = (change: Partial<WantedLabels>): void => {
    Object.assign(wanted, change);
    placeAgain();
  };

  function render(frame: FrameState): HTMLElement {
    if (!named) return canvas;
    const view = viewOf(frame);
    const moving = isMoving(frame);
    if (!moving || scheduler.isOutgrown(view, moving)) covered = coveredBoxes(canvas);
    if (!moving) wanted.detail?.fetch(view.extent, view.zoom);
    scheduler.follow(view, moving);
    drawLabels(canvas, scheduler, view, covered);
    return canvas;
  }

  return {
    layer,
    setScheme(scheme) {
      sprites.clear();
      want({ scheme });
    },
    setLanguage(language) {
      if (!named) void loadFonts(sprites).then(placeAgain);
      named = true;
      want({ language });
    },
    shown: () => scheduler.pictures(),
    setMarkers: (markers) => want({ markers }),
    setDetail: createDetailLoader(basemap.tiles, (detail) => want({ detail }), placeAgain),
    dispose() {
      scheduler.invalidate();
      layer.dispose();
      sprites.clear();
    },
  };
}

/** The labels of a view and a margin around it; the detail tiles of the view alone are fetched. */
function seenIn(
  { extent, margin, resolution, zoom }: LabelView,
  store: LabelStore,
  { markers, detail }: WantedLabels,
): SeenLabel[] {
  const around = buffer(extent, margin * resolution);
  const embedded = store.within(around, zoom, markers.pin);
  detail?.fetch(extent, zoom);
  return detail?.within(embedded, around, zoom) ?? embedded;
}

async function loadFonts(sprites: LabelSprites): Promise<void> {
  await Promise.all(LABEL_FONTS.map((font) => document.fonts.load(font)));
  sprites.invalidateFont(LABEL_FACE);
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'basemap-labels';
  canvas.style.cssText = 'position: absolute; left: 0; top: 0; width: 100%; height: 100%';
  return canvas;
}
