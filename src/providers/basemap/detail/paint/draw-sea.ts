import { createCanvas, contextOf } from '../../tiles/canvas.ts';
import { place } from '../../tiles/draw-stroke.ts';
import type { PlacedShapes } from '../../tiles/draw-stroke.ts';
import { STYLE_PALETTES } from '../../tiles/style-palette.ts';
import type { TileContext } from '../../tiles/tile-context.ts';
import { atZoom } from '#src/domain/map/at-zoom.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { fillPath, strokePath } from './draw-paths.ts';
import { SEA_LINES, SHORE_WIDTH, UNSURE_SHORE_M } from './water-style.ts';

const EARTH_M = 40_075_016.686;
/** Pixels of the small canvas, whose enlargement makes the soft edge. */
const UNSURE_SIDE = 64;

/** The sea of the tiles, with glow and water lining along its shore. */
export function drawSea(context: TileContext, placed: PlacedDetail, view: DetailView): void {
  const sea = placed.shapes.water('sea', 'area');
  if (sea === null) return;
  const palette = STYLE_PALETTES[view.scheme];
  const shore = placed.shapes.water('sea', 'edge');
  fillPath(context, sea, placed, palette.water);
  context.save();
  place(context, placed);
  context.clip(sea);
  for (const { color, width } of SEA_LINES) {
    strokePath(context, shore, placed, { color: palette[color], width: width * view.pixelRatio });
  }
  context.restore();
  const width = atZoom(SHORE_WIDTH, view.zoom) * view.pixelRatio;
  strokePath(context, shore, placed, { color: palette.shore, width });
}

/**
 * The sea of the embedded map, for tiles that were made without the coastline. It is up to half a
 * kilometre off there, so it begins where there is water for certain, with a soft edge.
 */
export function drawUnsureSea(
  context: TileContext,
  embedded: PlacedShapes,
  view: DetailView,
): void {
  const small = contextOf(createCanvas(UNSURE_SIDE));
  const scale = UNSURE_SIDE / view.side;
  small.fillStyle = STYLE_PALETTES[view.scheme].water;
  small.fillRect(0, 0, UNSURE_SIDE, UNSURE_SIDE);
  const land = embedded.shapes.path('land');
  if (land !== null) {
    const stepPx = embedded.stepPx * scale;
    place(small, { left: embedded.left * scale, top: embedded.top * scale, stepPx });
    small.globalCompositeOperation = 'destination-out';
    small.fill(land);
    small.lineJoin = 'round';
    small.lineWidth = (2 * UNSURE_SHORE_M * 2 ** view.zoom * UNSURE_SIDE) / EARTH_M / stepPx;
    small.stroke(land);
  }
  context.resetTransform();
  context.drawImage(small.canvas, 0, 0, view.side, view.side);
}
