import { atZoom } from '#src/domain/map/at-zoom.ts';

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

/**
 * Share of the steepness that is left for the light: cells of 4.6 km would smear across the whole view
 * at high zooms, where form lines take over.
 */
export function shadeShare(zoom: number): number {
  return atZoom(
    [
      [8, 1],
      [9, 0.88],
      [10, 0.66],
      [11, 0.42],
      [12, 0.2],
      [13, 0.1],
    ],
    zoom,
  );
}

/** Vertical exaggeration; larger in the far north, where the source is smooth. */
export function exaggeration(zoom: number, lat: number): number {
  const south = atZoom(
    [
      [3, 11],
      [4, 9],
      [6, 7],
      [8, 4.2],
    ],
    zoom,
  );
  const north = Math.max(0, Math.min(1, (lat - 58.5) / 2.5));
  // The source has little more than the outline of Antarctica.
  if (lat < -60) return south * 0.2;
  return south * (1 + north * Math.max(0.2, Math.min(1.3, (zoom - 3.5) / 3)));
}
