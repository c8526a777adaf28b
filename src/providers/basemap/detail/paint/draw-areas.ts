import { atZoom } from '#src/domain/map/at-zoom.ts';
import { shades, viewZooms } from './style-table.ts';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import { AREA_STYLES, PIER_AREA_STYLE } from './area-style.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { fillPath, strokePath } from './draw-paths.ts';
import { LAKE_EDGE_WIDTH, WATERWAY_STYLES } from './water-style.ts';

const BUILDING = {
  fill: shades('#D8CBB8 -> #43463F'),
  edge: shades('#AD9B80 -> #575A50'),
  edgeWidth: viewZooms('15 0.6, 16 0.9'),
} as const;
/** Zooms of 512-pixel tiles. */
const BUILDINGS_FROM = 13;
const BUILDING_EDGES_FROM = 14;

/** Land use and land cover, on the ground. */
export function drawAreas(context: TileContext, placed: PlacedDetail, view: DetailView): void {
  for (const style of AREA_STYLES) {
    if (view.zoom < style.from - 1) continue;
    fillPath(context, placed.shapes.areas(style), placed, style.color[view.scheme]);
  }
}

export function drawInlandWater(
  context: TileContext,
  placed: PlacedDetail,
  view: DetailView,
): void {
  const { shapes } = placed;
  const palette = STYLE_PALETTES[view.scheme];
  for (const { classes, width } of WATERWAY_STYLES) {
    if (view.zoom < (width[0]?.[0] ?? 0)) continue;
    const line = { color: palette.river, width: atZoom(width, view.zoom) * view.pixelRatio };
    strokePath(context, shapes.waterways(classes), placed, line);
  }
  fillPath(context, shapes.water('inland', 'area'), placed, palette.water);
  const width = atZoom(LAKE_EDGE_WIDTH, view.zoom) * view.pixelRatio;
  strokePath(context, shapes.water('inland', 'edge'), placed, { color: palette.lakeEdge, width });
}

/** Buildings and piers. */
export function drawBuilt(context: TileContext, placed: PlacedDetail, view: DetailView): void {
  const { shapes } = placed;
  if (view.zoom < BUILDINGS_FROM) return;
  fillPath(context, shapes.areas(PIER_AREA_STYLE), placed, PIER_AREA_STYLE.color[view.scheme]);
  fillPath(context, shapes.buildings('area'), placed, BUILDING.fill[view.scheme]);
  if (view.zoom < BUILDING_EDGES_FROM) return;
  const width = atZoom(BUILDING.edgeWidth, view.zoom) * view.pixelRatio;
  strokePath(context, shapes.buildings('edge'), placed, {
    color: BUILDING.edge[view.scheme],
    width,
  });
}
