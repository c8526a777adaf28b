import { contextOf, createCanvas } from '../../tiles/canvas.ts';
import type { Canvas } from '../../tiles/canvas.ts';
import { place } from '../../tiles/draw-stroke.ts';
import type { Place, PlacedShapes } from '../../tiles/draw-stroke.ts';
import { STYLE_PALETTES } from '../../tiles/style-palette.ts';
import { AREA_STYLES } from './area-style.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { metresInPixels } from './detail-view.ts';
import { strokePath } from './draw-paths.ts';
import { ROAD_STYLES, RAIL_STYLES } from './way-style.ts';

/** Pixels; enlarged to the tile, which makes a soft edge: nobody knows the shore better here. */
const SIDE = 128;
/** Land around all that stands on it. */
const AROUND_M = 24;

/**
 * The sea in a tile that was made without the coastline, as a picture in one colour. The embedded
 * map's shore is up to half a kilometre off, so there is sea where that map has some, and nothing of
 * the tile's land is near.
 */
export function guessSea(
  embedded: PlacedShapes,
  { shapes, ...at }: PlacedDetail,
  view: DetailView,
): Canvas {
  const context = contextOf(createCanvas(SIDE));
  const scale = SIDE / view.side;
  const color = STYLE_PALETTES[view.scheme].water;
  context.fillStyle = color;
  context.fillRect(0, 0, SIDE, SIDE);
  context.globalCompositeOperation = 'destination-out';
  const fill = (path: Path2D | null, shrunk: Place): void => {
    if (path === null) return;
    place(context, shrunk);
    context.fill(path);
  };
  fill(embedded.shapes.path('land'), scaled(embedded, scale));
  const here = scaled(at, scale);
  const width = metresInPixels(2 * AROUND_M, view) * scale;
  const paths = [shapes.buildings('area'), ...AREA_STYLES.map((style) => shapes.areas(style))];
  for (const path of paths) {
    fill(path, here);
    strokePath(context, path, here, { color, width });
  }
  for (const { kind } of [...ROAD_STYLES, ...RAIL_STYLES]) {
    strokePath(context, shapes.ways(kind, 'ground'), here, { color, width });
  }
  return context.canvas;
}

function scaled({ left, top, stepPx }: Place, by: number): Place {
  return { left: left * by, top: top * by, stepPx: stepPx * by };
}
