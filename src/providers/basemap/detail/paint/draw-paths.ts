import { place } from '#src/providers/basemap/tiles/draw-stroke.ts';
import type { Place } from '#src/providers/basemap/tiles/draw-stroke.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';

/** Widths in device pixels. */
export type Line = {
  color: string;
  width: number;
  /** Device pixels. */
  dash?: readonly number[];
  cap?: CanvasLineCap;
  opacity?: number;
};

export function fillPath(
  context: TileContext,
  path: Path2D | null,
  at: Place,
  color: string,
): void {
  if (path === null) return;
  place(context, at);
  context.fillStyle = color;
  context.fill(path);
}

export function strokePath(context: TileContext, path: Path2D | null, at: Place, line: Line): void {
  if (path === null || line.width <= 0) return;
  place(context, at);
  // The canvas unit is a step of the tile now.
  const { stepPx } = at;
  context.lineWidth = line.width / stepPx;
  context.setLineDash((line.dash ?? []).map((length) => length / stepPx));
  context.lineCap = line.cap ?? (line.dash === undefined ? 'round' : 'butt');
  context.lineJoin = 'round';
  context.strokeStyle = line.color;
  context.globalAlpha = line.opacity ?? 1;
  context.stroke(path);
  context.globalAlpha = 1;
}
