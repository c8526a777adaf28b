import type { ElevationGrid } from '#src/providers/elevation/elevation-grid.ts';

/** Limits of the ground's height from the embedded data: `lowestM` is null where the sea is near. */
export type GroundLimits = { lowestM: number | null };

type Bounds = { west: number; south: number; east: number; north: number };

/** Two cells of the embedded grid. */
const MARGIN_DEGREES = 1 / 12;
/** A cell of 4.6 km is the mean of its ground: gorges lie that much deeper than the lowest one. */
const GORGE_M = 500;
/** Ground that is farther than this above the sea is nowhere at its level. */
const INLAND_M = 50;
const SEA = 0;

/** Below the lowest land is no ground. Without the embedded heights anything may be true. */
export async function groundLimits(
  elevation: ElevationGrid,
  bounds: Bounds,
): Promise<GroundLimits> {
  const wider = {
    west: bounds.west - MARGIN_DEGREES,
    east: bounds.east + MARGIN_DEGREES,
    south: Math.max(-90, bounds.south - MARGIN_DEGREES),
    north: Math.min(90, bounds.north + MARGIN_DEGREES),
  };
  const window = await elevation.window(wider, 'full').catch(() => null);
  if (window === null) return { lowestM: Number.NEGATIVE_INFINITY };
  if (window.kinds.includes(SEA)) return { lowestM: null };
  const lowest = window.heights.reduce((low, height) => Math.min(low, height), Infinity);
  const inland = lowest > INLAND_M ? 1 : Number.NEGATIVE_INFINITY;
  return { lowestM: Math.max(lowest - GORGE_M, inland) };
}
