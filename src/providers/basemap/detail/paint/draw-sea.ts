import { place } from '#src/providers/basemap/tiles/draw-stroke.ts';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import { atZoom } from '#src/domain/map/at-zoom.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { fillPath, strokePath } from './draw-paths.ts';
import { SEA_LINES, SHORE_WIDTH } from './water-style.ts';

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
