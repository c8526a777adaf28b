import { atZoom } from '#src/domain/map/at-zoom.ts';
import { emptiedContext } from '#src/providers/basemap/tiles/canvas.ts';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import {
  BORDER_CASING_WIDTH,
  BORDER_DASH,
  BORDER_OPACITY,
  BORDER_WIDTH,
  DIVISION_DASH,
  DIVISION_WIDTH,
  SHORE_CLEARANCE_M,
} from './border-style.ts';
import { metresInPixels } from './detail-view.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { drawGuessedSea } from './guess-sea.ts';
import type { GuessedSea } from './guess-sea.ts';
import { strokePath } from './draw-paths.ts';
import type { Line } from './draw-paths.ts';

/** Borders, but for those along a shore, which are cut out on a canvas of their own. */
export function drawBorders(
  context: TileContext,
  placed: PlacedDetail,
  view: DetailView,
  guessedSea: GuessedSea | null,
): void {
  const { shapes } = placed;
  if (shapes.borders('country') === null && shapes.borders('region') === null) return;
  const shore = shapes.water('sea', 'edge');
  if (shore === null && guessedSea === null) {
    strokeBorders(context, placed, view);
    return;
  }
  const lines = emptiedContext('borders', view.side);
  strokeBorders(lines, placed, view);
  lines.globalCompositeOperation = 'destination-out';
  const clearance = metresInPixels(SHORE_CLEARANCE_M, view);
  strokePath(lines, shore, placed, { color: '#000', width: 2 * clearance });
  if (guessedSea !== null) cutAround(lines, guessedSea, view.side, clearance);
  context.resetTransform();
  context.drawImage(lines.canvas, 0, 0);
}

/** Cuts out the sea and as much around it. */
function cutAround(context: TileContext, sea: GuessedSea, side: number, around: number): void {
  for (const across of [-around, 0, around]) {
    for (const down of [-around, 0, around]) drawGuessedSea(context, sea, side, [across, down]);
  }
}

function strokeBorders(context: TileContext, placed: PlacedDetail, view: DetailView): void {
  const palette = STYLE_PALETTES[view.scheme];
  const { shapes } = placed;
  const px = (zooms: Parameters<typeof atZoom>[0]) => atZoom(zooms, view.zoom) * view.pixelRatio;
  const [country, region] = [shapes.borders('country'), shapes.borders('region')];
  const division = dashed(palette.division, px(DIVISION_WIDTH), DIVISION_DASH);
  strokePath(context, region, placed, division);
  strokePath(context, country, placed, {
    color: palette.borderCasing,
    width: px(BORDER_CASING_WIDTH),
  });
  strokePath(context, country, placed, dashed(palette.border, px(BORDER_WIDTH), BORDER_DASH));
}

function dashed(color: string, width: number, dash: readonly number[]): Line {
  return { color, width, dash: dash.map((share) => share * width), opacity: BORDER_OPACITY };
}
