import { readShorelines } from '../basemap/shorelines.ts';
import { isWithin, toShoreArea } from '../gazetteer/features/shore-area.ts';
import type { ShoreArea } from '../gazetteer/features/shore-area.ts';
import type { ListedSight } from './listed-sight.ts';

/** A sight's point may lie this far off its shore, in degrees. */
const OFF_SHORE_DEGREES = 0.03;
/** Smaller waters and islands are points; larger islands are no aim of a day. */
const AREAS_KM2 = { lake: [3, 90_000], island: [3, 20_000] } as const;
const LEVEL = { lake: 2, island: 1 } as const;
/** A circle of the same area does not reach the ends of a long lake. */
const REACH = 1.7;

/** Lakes and islands with the box and circle of their shores (GSHHG). */
export function withShoreAreas(sights: readonly ListedSight[]): ListedSight[] {
  const shores = readShorelines('h').filter(({ river }) => !river);
  const areas = { lake: areasOf(shores, 'lake'), island: areasOf(shores, 'island') };
  return sights.map((sight) => {
    if ((sight.kind !== 'lake' && sight.kind !== 'island') || sight.area !== null) return sight;
    const found = areas[sight.kind].find((area) => isWithin(area, sight, OFF_SHORE_DEGREES));
    if (found === undefined) return sight;
    const radius = Math.ceil(Math.sqrt(found.areaKm2 / Math.PI) * REACH);
    const box = [found.south, found.west, found.north, found.east].map(twoDecimals);
    const [south = 0, west = 0, north = 0, east = 0] = box;
    return { ...sight, area: [south, west, north, east, radius] };
  });
}

function areasOf(
  shores: ReturnType<typeof readShorelines>,
  kind: keyof typeof AREAS_KM2,
): ShoreArea[] {
  const [least, most] = AREAS_KM2[kind];
  return shores
    .filter(({ level }) => level === LEVEL[kind])
    .filter(({ areaKm2 }) => areaKm2 >= least && areaKm2 <= most)
    .map(toShoreArea);
}

function twoDecimals(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
