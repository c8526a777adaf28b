import type { TagValue, TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';
import { placeOf } from '#src/providers/basemap/tiles/stored-tile.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import { shapesOf } from '#src/providers/basemap/detail/paint/detail-shapes.ts';
import type { DetailView, PlacedDetail } from '#src/providers/basemap/detail/paint/detail-view.ts';
import { recordedMarks } from '#tests/helpers/recording-canvas.ts';
import type { Mark } from '#tests/helpers/recording-canvas.ts';

type Layers = Readonly<Record<string, readonly TileFeature[]>>;

export type DrawDetail = (context: TileContext, placed: PlacedDetail, view: DetailView) => void;

/** The drawing of these layers at a zoom of the view, on a tile of 512 pixels. */
export function drawnDetail(
  draw: DrawDetail,
  layers: Layers,
  zoom: number,
  changes: Partial<Pick<DetailView, 'scheme' | 'pixelRatio'>> = {},
): Mark[] {
  const { scheme = 'light', pixelRatio = 1 } = changes;
  const tile = { z: zoom - 1, x: 2 ** (zoom - 2), y: 2 ** (zoom - 2), pixelRatio, scheme };
  const side = 512 * pixelRatio;
  const view = {
    scheme,
    pixelRatio,
    side,
    zoom: tile.z,
    world: side * 2 ** tile.z,
    left: tile.x * side,
    top: tile.y * side,
  };
  return recordedMarks(side, (context) => {
    const shapes = shapesOf(new Map(Object.entries(layers)));
    draw(context, { shapes, ...placeOf(tile, tile) }, view);
  });
}

export function line(
  tags: Record<string, TagValue>,
  steps: number[] = [100, 100, 900, 700],
): TileFeature {
  return { kind: 'line', parts: [steps], tags };
}

export function area(
  tags: Record<string, TagValue>,
  steps: number[] = [200, 200, 400, 200, 400, 400, 200, 400],
): TileFeature {
  return { kind: 'area', parts: [steps], tags };
}
