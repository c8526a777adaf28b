import { latitudeOf, mercatorY, project } from './geometry/mercator.ts';
import { simplifyLine, simplifyRing } from './geometry/simplify.ts';
import type { Shape } from './cut-tiles.ts';
import type { DivisionBorder } from './divisions.ts';
import type { Coarseness } from './geometry/simplify.ts';
import type { TileLevel } from './levels.ts';
import type { Remoteness } from './remoteness.ts';
import type { River } from './rivers.ts';
import type { ShoreRing } from './shorelines.ts';
import { reversed } from './geometry/reversed.ts';
import { signedArea } from './geometry/signed-area.ts';

const FULL_DETAIL_Y = 0.5 - mercatorY(59);
const ARCTIC_Y = 0.5 - mercatorY(71);
/** Half of the Mercator map's height between the tropics and a little beyond. */
const ATOLL_REACH_Y = 0.5 - mercatorY(30);
const LAKE_COARSENESS = 1.25;
/** The last level with borders of regions serves all higher zooms. */
const DIVISION_TOLERANCE_PX = 0.85;
const LARGE_DIVISION_PX = 60;
const NEAR_KM = 50;
const FAR_KM = 170;

/** Everything that is drawn as areas or lines, in Mercator coordinates and full detail. */
export type WorldShapes = {
  land: { area: number; ring: Float64Array }[];
  lakes: { area: number; river: boolean; ring: Float64Array; islands: Float64Array[] }[];
  rivers: { rank: number; line: Float64Array }[];
  borders: Float64Array[];
  divisions: { side: number; line: Float64Array }[];
};

export function projectWorld(
  shores: readonly ShoreRing[],
  rivers: readonly River[],
  borders: readonly number[][],
  divisions: readonly DivisionBorder[],
): WorldShapes {
  const lakes = shores
    .filter((shore) => shore.level === 2)
    .map((shore) => ({
      area: shore.areaKm2,
      river: shore.river,
      ring: project(shore.points),
      islands: new Array<Float64Array>(),
    }));
  for (const island of shores.filter((shore) => shore.level === 3)) {
    const ring = project(island.points);
    lakes.find((lake) => covers(lake.ring, ring[0] ?? 0, ring[1] ?? 0))?.islands.push(ring);
  }
  return {
    land: shores
      .filter((shore) => shore.level === 1)
      .map((shore) => ({ area: shore.areaKm2, ring: project(wrapPole(shore.points)) })),
    lakes,
    rivers: rivers.map((river) => ({ rank: river.rank, line: project(river.points) })),
    borders: borders.map(project),
    divisions: divisions.map(({ area, points }) => ({
      side: Math.sqrt(area) / 360,
      line: project(points),
    })),
  };
}

/** The shapes of one level: small things left out, lines simplified. */
export function shapesOf(world: WorldShapes, level: TileLevel, coarseness: Coarseness): Shape[] {
  const pixel = 1 / (256 * 2 ** level.pixelZoom);
  const tolerance = level.tolerancePx * pixel;
  const shapes: Shape[] = [];
  for (const { area, ring } of world.land) {
    const [x = 0, y = 0] = ring;
    if (area < level.minIslandKm2 * islandShare(coarseness(x, y), y)) continue;
    const parts = [simplifyRing(ring, tolerance, coarseness)];
    shapes.push({ layer: 'land', kind: 'area', parts });
  }
  for (const lake of world.lakes) {
    const rough = coarseness(lake.ring[0] ?? 0, lake.ring[1] ?? 0);
    if (lake.area < level.minLakeKm2 * rough ** 2 || (lake.river && level.z < 5)) continue;
    const islands = lake.islands.filter((ring) => Math.abs(signedArea(ring)) > 6 * pixel * pixel);
    const parts = [lake.ring, ...islands].map((ring) =>
      simplifyRing(ring, tolerance * LAKE_COARSENESS, coarseness),
    );
    shapes.push({ layer: 'lake', kind: 'area', parts });
  }
  for (const { rank, line } of world.rivers) {
    const least = level.minRiverPx * pixel * coarseness(line[0] ?? 0, line[1] ?? 0);
    if (rank > level.maxRiverRank || lineLength(line) < least) continue;
    const parts = [simplifyLine(line, tolerance * level.inlandCoarseness, coarseness)];
    shapes.push({ layer: 'river', kind: 'line', parts, tags: { rank } });
  }
  for (const line of world.borders) {
    shapes.push({
      layer: 'border',
      kind: 'line',
      parts: [simplifyLine(line, tolerance, coarseness)],
    });
  }
  shapes.push(...divisionShapes(world, level, coarseness));
  if (level.graticule) shapes.push(...graticule());
  return shapes;
}

/** Borders of regions; those of small ones (rank 1) show from the next level's zoom on. */
function divisionShapes(world: WorldShapes, level: TileLevel, coarseness: Coarseness): Shape[] {
  const { minDivisionPx: least } = level;
  if (least === null) return [];
  const pixel = 1 / (256 * 2 ** level.pixelZoom);
  return world.divisions
    .filter(({ side }) => side >= least * pixel)
    .map(({ side, line }) => ({
      layer: 'division',
      kind: 'line',
      parts: [simplifyLine(line, DIVISION_TOLERANCE_PX * pixel, coarseness)],
      tags: { rank: side >= LARGE_DIVISION_PX * pixel ? 0 : 1 },
    }));
}

/**
 * Mercator magnifies the far north and south, and many of the most detailed shores are remote: lines
 * may be coarser there.
 */
export function coarsenessBy(remoteness: Remoteness): Coarseness {
  return (x, y) => {
    const north = (Math.abs(y - 0.5) - FULL_DETAIL_Y) / (ARCTIC_Y - FULL_DETAIL_Y);
    const far = (remoteness(x * 360 - 180, latitudeOf(y)) - NEAR_KM) / (FAR_KM - NEAR_KM);
    return (1 + 0.7 * unit(north)) * (1 + 0.9 * unit(far));
  };
}

/**
 * How much larger than usual an island must be to be kept: more where lines are coarse, but much
 * less in warm seas far from everywhere, where atolls are all the land there is.
 */
function islandShare(rough: number, y: number): number {
  return rough > 1.3 && Math.abs(y - 0.5) < ATOLL_REACH_Y ? 0.2 : rough * rough;
}

function unit(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** Lines every 10 degrees. */
function graticule(): Shape[] {
  const lines: Float64Array[] = [];
  for (let lon = -180; lon < 180; lon += 10) {
    lines.push(project([lon, 85, lon, -85]));
  }
  for (let lat = -80; lat <= 80; lat += 10) {
    lines.push(Float64Array.of(0, mercatorY(lat), 1, mercatorY(lat)));
  }
  return lines.map((line) => ({ layer: 'graticule', kind: 'line', parts: [line] }));
}

/**
 * Antarctica runs once around the world and does not close: repeated to both sides, so that no end
 * shows, and closed below the map's southern edge.
 */
function wrapPole(points: number[]): number[] {
  const first = points[0] ?? 0;
  const last = points.at(-2) ?? 0;
  if (Math.abs(last - first) < 359) return points;
  const turned = first < last ? points : reversed(points);
  const wrapped = [-360, 0, 360].flatMap((shift) =>
    turned.map((value, at) => (at % 2 === 0 ? value + shift : value)),
  );
  return [...wrapped, wrapped.at(-2) ?? 0, -89.9, wrapped[0] ?? 0, -89.9];
}

function covers(ring: Float64Array, x: number, y: number): boolean {
  let inside = false;
  for (let p = 0, q = ring.length - 2; p < ring.length; q = p, p += 2) {
    const [py, qy] = [ring[p + 1] ?? 0, ring[q + 1] ?? 0];
    if (py > y === qy > y) continue;
    const [px, qx] = [ring[p] ?? 0, ring[q] ?? 0];
    if (x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside;
  }
  return inside;
}

function lineLength(line: Float64Array): number {
  let length = 0;
  for (let p = 2; p < line.length; p += 2) {
    length += Math.hypot(
      (line[p] ?? 0) - (line[p - 2] ?? 0),
      (line[p + 1] ?? 0) - (line[p - 1] ?? 0),
    );
  }
  return length;
}
