const SUN_HEIGHT = (42 * Math.PI) / 180;
/** Compass degrees of the light, and of the one for slopes that the first one grazes. */
const LIGHTS = { first: towards(315), second: towards(250) };
/** How much of the light turns to the second direction on ridges that run towards the first. */
const TURNED_SHARE = 0.65;

const FLAT = Math.sin(SUN_HEIGHT);
const SLANT = Math.cos(SUN_HEIGHT);

/**
 * How much lighter (0 to 1) or darker (0 to -1) than level ground a slope is. Slopes are rise over
 * run, positive when the ground rises to the east or north. The light turns to the west where a
 * ridge runs towards it, as hand-drawn relief does: else such ridges would have no shadow.
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

/** How many times steeper than it is the ground is drawn; far north the source is soft. */
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
