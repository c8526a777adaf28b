const SUN_HEIGHT = (42 * Math.PI) / 180;
/** Where the light comes from (compass degrees) and its share. */
const LIGHTS = [
  [315, 0.46],
  [270, 0.2],
  [0, 0.2],
  [225, 0.14],
] as const;

const FLAT = Math.sin(SUN_HEIGHT);
/** All lights together as one direction: east and north components of the unit sum. */
const TOWARDS = LIGHTS.reduce(
  (sum, [azimuth, share]) => ({
    east: sum.east + share * Math.sin((azimuth * Math.PI) / 180),
    north: sum.north + share * Math.cos((azimuth * Math.PI) / 180),
  }),
  { east: 0, north: 0 },
);

/**
 * How much lighter (0 to 1) or darker (0 to -1) than level ground a slope is. Slopes are rise over
 * run, positive when the ground rises to the east or north.
 */
export function shadeOf(riseEast: number, riseNorth: number): number {
  const facing = -(riseEast * TOWARDS.east + riseNorth * TOWARDS.north) * Math.cos(SUN_HEIGHT);
  const light = (FLAT + facing) / Math.sqrt(1 + riseEast * riseEast + riseNorth * riseNorth);
  const shade = light - FLAT;
  return Math.max(-1, shade < 0 ? shade / FLAT : shade / (1 - FLAT));
}

/** How many times steeper than it is the ground is drawn; far north the source is soft. */
export function exaggeration(zoom: number, lat: number): number {
  const table = [
    [3, 11],
    [4, 9],
    [6, 7],
    [8, 5],
  ] as const;
  const above = table.findIndex(([z]) => z >= zoom);
  const high = table[above] ?? [8, 5];
  const low = table[above - 1] ?? high;
  const share = high[0] === low[0] ? 0 : (zoom - low[0]) / (high[0] - low[0]);
  const south = low[1] + (high[1] - low[1]) * share;
  const north = Math.max(0, Math.min(1, (lat - 58.5) / 2.5));
  // Of Antarctica the source knows little more than its outline.
  if (lat < -60) return south * 0.2;
  return south * (1 + north * Math.max(0.2, Math.min(1.3, (zoom - 3.5) / 3)));
}
