import type { PlacedShapes } from '#src/providers/basemap/tiles/draw-stroke.ts';

/** Whether the embedded map may have sea in a tile: a shore in it, or no land at all. */
export function hasEmbeddedSea({ shapes, left, top, stepPx }: PlacedShapes, side: number): boolean {
  const [west, north] = [-left / stepPx, -top / stepPx];
  const [east, south] = [west + side / stepPx, north + side / stepPx];
  const rings = shapes.features('land').flatMap(({ parts }) => parts);
  const middle = [(west + east) / 2, (north + south) / 2] as const;
  let isLand = false;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [x = 0, y = 0, toX = 0, toY = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
      const besides = Math.max(x, toX) < west || Math.min(x, toX) > east;
      if (!besides && Math.max(y, toY) >= north && Math.min(y, toY) <= south) return true;
      if (crosses(middle, x, y, toX, toY)) isLand = !isLand;
    }
  }
  return !isLand;
}

/** Does an edge cross the line from a point to the east? */
function crosses(
  [x, y]: readonly [number, number],
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): boolean {
  return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
}
