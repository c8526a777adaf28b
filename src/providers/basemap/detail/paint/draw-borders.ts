import { atZoom } from '#src/domain/map/at-zoom.ts';
import { emptiedContext } from '../../tiles/canvas.ts';
import { STYLE_PALETTES } from '../../tiles/style-palette.ts';
import type { TileContext } from '../../tiles/tile-context.ts';
import {
  BORDER_CASING_WIDTH,
  BORDER_DASH,
  BORDER_OPACITY,
  BORDER_WIDTH,
  DIVISION_DASH,
  DIVISION_WIDTH,
  SHORE_CLEARANCE_M,
} from './border-style.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { strokePath } from './draw-paths.ts';

const EARTH_M = 40_075_016.686;

/** Borders, but for those along a shore: they are cut out on a canvas of their own. */
export function drawBorders(context: TileContext, placed: PlacedDetail, view: DetailView): void {
  const { shapes } = placed;
  const [country, region] = [shapes.borders('country'), shapes.borders('region')];
  if (country === null && region === null) return;
  const shore = shapes.water('sea', 'edge');
  if (shore === null) {
    strokeBorders(context, placed, view);
    return;
  }
  const lines = emptiedContext('borders', view.side);
  strokeBorders(lines, placed, view);
  lines.globalCompositeOperation = 'destination-out';
  const width = (2 * SHORE_CLEARANCE_M * view.side * 2 ** view.zoom) / EARTH_M;
  strokePath(lines, shore, placed, { color: '#000', width });
  context.resetTransform();
  context.drawImage(lines.canvas, 0, 0);
}

function strokeBorders(context: TileContext, placed: PlacedDetail, view: DetailView): void {
  const palette = STYLE_PALETTES[view.scheme];
  const { shapes } = placed;
  const px = (zooms: Parameters<typeof atZoom>[0]) => atZoom(zooms, view.zoom) * view.pixelRatio;
  const dashed = (color: string, width: number, dash: readonly number[]) => ({
    color,
    width,
    dash: dash.map((share) => share * width),
    opacity: BORDER_OPACITY,
  });
  const [country, region] = [shapes.borders('country'), shapes.borders('region')];
  const division = dashed(palette.division, px(DIVISION_WIDTH), DIVISION_DASH);
  strokePath(context, region, placed, division);
  strokePath(context, country, placed, {
    color: palette.borderCasing,
    width: px(BORDER_CASING_WIDTH),
  });
  strokePath(context, country, placed, dashed(palette.border, px(BORDER_WIDTH), BORDER_DASH));
}
