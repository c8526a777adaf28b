import type { LatLng } from '#src/domain/place/location.ts';
import type { Terrain } from '#src/domain/ports.ts';
import type { Sight } from '#src/domain/place/sights.ts';

/** Where the edge of a sight is nearer, a walk or a tunnel leads there. */
const NEAR_KM = 12;
/** The map of heights: half its side, and its cells a side, as wide as those of the terrain. */
const HALF_KM = 130;
const CELLS = 64;
const KM_PER_DEGREE = 111.2;
const STEPS = 24;
/** So much of the way at either end is the slope of the place itself. */
const END_SHARE = 0.12;
/** Metres of a ridge above both ends; a road goes round it or through it, and takes its time. */
const RIDGE_M = 600;

/**
 * The ids of the sights behind a mountain range, as seen from the point, whose height is
 * `elevation` in metres: a straight line does not say how far they are.
 */
export async function beyondRidge(
  point: LatLng,
  elevation: number,
  sights: readonly Sight[],
  terrain: Pick<Terrain, 'heightsAround'>,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const far = sights.filter((sight) => sight.distanceKm > NEAR_KM);
  if (far.length === 0) return new Set();
  const heightDegrees = (2 * HALF_KM) / KM_PER_DEGREE;
  const widthDegrees = heightDegrees / Math.max(0.2, Math.cos((point.lat * Math.PI) / 180));
  const extent = { heightDegrees, widthDegrees, columns: CELLS, rows: CELLS };
  const heights = await terrain.heightsAround(point, extent, signal);
  const cellOf = ({ lat, lng }: LatLng) => ({
    row: Math.floor(((point.lat - lat) / heightDegrees + 0.5) * CELLS),
    column: Math.floor(((lng - point.lng) / widthDegrees + 0.5) * CELLS),
  });
  const heightIn = (row: number, column: number) => heights[row * CELLS + column] ?? 0;
  const heightAt = (at: LatLng) => heightIn(cellOf(at).row, cellOf(at).column);
  /** Of the valley below a sight: one goes up from there. */
  const valleyAt = (at: LatLng) => {
    const { row, column } = cellOf(at);
    const rows = [row - 1, row, row + 1];
    return Math.min(
      ...rows.flatMap((one) => [column - 1, column, column + 1].map((two) => heightIn(one, two))),
    );
  };
  const isBeyond = (sight: Sight) => {
    const ends = Math.max(elevation, valleyAt(sight));
    return stepsBetween(point, sight).some((step) => heightAt(step) > ends + RIDGE_M);
  };
  return new Set(far.filter(isBeyond).map(({ id }) => id));
}

function stepsBetween(from: LatLng, to: LatLng): LatLng[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = END_SHARE + (1 - 2 * END_SHARE) * (step / STEPS);
    return {
      lat: from.lat + (to.lat - from.lat) * share,
      lng: from.lng + (to.lng - from.lng) * share,
    };
  });
}
