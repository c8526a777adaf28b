import { encodeTile } from '#data/basemap/encode-tile.ts';
import type { TileFeature } from '#data/basemap/encode-tile.ts';
import { STYLE_PALETTES } from '#src/providers/basemap/tiles/style-palette.ts';
import type { StylePalette } from '#src/providers/basemap/tiles/style-palette.ts';
import { drawTile } from '#src/providers/basemap/tiles/draw-tile.ts';
import { NEAR_PAINT } from '#src/providers/basemap/tiles/near-paint.ts';
import type { TileDrawing } from '#src/providers/basemap/tiles/tile-drawing.ts';
import { createTileShapes } from '#src/providers/basemap/tiles/tile-shapes.ts';
import { TILE_STEPS } from '#src/providers/basemap/tiles/vector-tile.ts';
import { recordedMarks } from '#tests/helpers/recording-canvas.ts';
import type { Mark } from '#tests/helpers/recording-canvas.ts';

const SIDE = 512;
const POINTS = 65;

const shapesAt = createTileShapes({
  vector: () => Promise.resolve(encodeTile(everyLayer(), 7)),
});

/** The drawing of a tile with each kind of way, land and water, at a zoom of the view. */
export async function drawnAt(zoom: number, changes: Partial<TileDrawing> = {}): Promise<Mark[]> {
  const shapes = await shapesAt(7, 0, 0);
  const { pixelRatio = 1 } = changes;
  const side = SIDE * pixelRatio;
  const level = zoom - 1;
  const placed = { shapes, left: 0, top: 0, stepPx: side / TILE_STEPS };
  const drawing: TileDrawing = {
    scheme: 'light',
    zoom: level,
    pixelRatio,
    side,
    left: side * 2 ** (level - 1),
    top: side * 2 ** (level - 2),
    world: side * 2 ** level,
    main: placed,
    divisions: placed,
    ways: [placed],
    relief: null,
    formHeights: zoom < 9 ? null : ramp(),
    ...changes,
  };
  return recordedMarks(side, (context) => drawTile(context, drawing, NEAR_PAINT));
}

/** The marks in a colour of the palette. */
export function inColor(
  marks: readonly Mark[],
  name: keyof StylePalette,
  scheme: TileDrawing['scheme'] = 'light',
): Mark[] {
  return marks.filter(({ color }) => color === STYLE_PALETTES[scheme][name]);
}

/** From below: what is drawn under the rest comes first. */
export function fromBelow(marks: readonly Mark[]): Mark[] {
  const under = marks.filter(({ composite }) => composite === 'destination-over');
  return [...under.toReversed(), ...marks.filter((mark) => !under.includes(mark))];
}

/** A slope from the sea in the west up to nearly 1000 m. */
export function ramp(): Float32Array {
  return Float32Array.from({ length: POINTS * POINTS }, (_, at) => {
    return ((at % POINTS) / (POINTS - 1)) * 999.9;
  });
}

function everyLayer(): Map<string, TileFeature[]> {
  const ranks = (kind: 'line' | 'area', count: number) =>
    Array.from({ length: count }, (_, rank) => feature(kind, 100 + rank * 50, { rank }));
  return new Map([
    ['land', [feature('area', 20, {})]],
    ['lake', [feature('area', 300, {})]],
    ['river', ranks('line', 4)],
    ['border', [feature('line', 400, {})]],
    ['division', ranks('line', 2)],
    ['road', ranks('line', 4)],
    ['rail', ranks('line', 2)],
    ['ferry', [feature('line', 500, {})]],
    ['built', [feature('area', 600, {}), feature('area', 650, {})]],
  ]);
}

function feature(kind: 'line' | 'area', at: number, tags: TileFeature['tags']): TileFeature {
  const steps = [at, at, at + 200, at, at + 200, at + 200];
  return { kind, parts: [{ steps: Int32Array.from(steps), hole: false }], tags };
}
