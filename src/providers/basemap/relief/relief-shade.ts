const SUN_HEIGHT = (42 * Math.PI) / 180;
/** Directions of the light in compass degrees; the second for ridges parallel to the first. */
const LIGHTS = { first: towards(315), second: towards(250) };
/** Share of the light that turns to the second direction on such ridges. */
const TURNED_SHARE = 0.65;

const FLAT = Math.sin(SUN_HEIGHT);
const SLANT = Math.cos(SUN_HEIGHT);

/**
 * Hill shading of a slope relative to level ground: lighter (0 to 1) or darker (0 to -1). Slopes are
 * rise over run, positive to the east and north. The light turns to the west where a ridge runs
 * parallel to it, as in hand-drawn relief: else such ridges would have no shadow.
 */
export function shadeOf(riseEast: number, riseNorth: number): number {
  const squared = riseEast * riseEast + riseNorth * riseNorth;
  if (squared === 0) return 0;
  const length = Math.sqrt(1 + squared);
  const along = riseEast * LIGHTS.first.east + riseNorth * LIGHTS.first.north;
  const aside = riseEast * LIGHTS.second.east + riseNorth * LIGHTS.second.north;
  const turned = TURNED_SHARE * (1 - (along * along) / squared);
  return shadeBy(along, length) * (1 - turned) + shadeBy(aside, length) * turned;
}

function shadeBy(rise: number, length: number): number {
  const light = Math.max(0, FLAT - rise * SLANT) / length - FLAT;
  return light < 0 ? light / FLAT : light / (1 - FLAT);
}

function towards(azimuth: number): { east: number; north: number } {
  const angle = (azimuth * Math.PI) / 180;
  return { east: Math.sin(angle), north: Math.cos(angle) };
}

/** Vertical exaggeration; larger in the far north, where the source is smooth. */
export function exaggeration(zoom: number, lat: number): number {
  const table = [
    [3, 11],
    [4, 9],
    [6, 7],
    [8, 4.2],
  ] as const;
  const above = table.findIndex(([z]) => z >= zoom);
  const high = table[above] ?? [8, 4.2];
  const low = table[above - 1] ?? high;
  const share = high[0] === low[0] ? 0 : (zoom - low[0]) / (high[0] - low[0]);
  const south = low[1] + (high[1] - low[1]) * share;
  const north = Math.max(0, Math.min(1, (lat - 58.5) / 2.5));
  // Of Antarctica the source knows little more than its outline.
  if (lat < -60) return south * 0.2;
  return south * (1 + north * Math.max(0.2, Math.min(1.3, (zoom - 3.5) / 3)));
}
