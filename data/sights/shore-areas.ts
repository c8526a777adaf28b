import { readShorelines } from '../basemap/shorelines.ts';
import { isWithin, toShoreArea } from '../gazetteer/features/shore-area.ts';
import type { ShoreArea } from '../gazetteer/features/shore-area.ts';
import type { ListedSight } from './listed-sight.ts';

/** A sight's point may lie this far off its shore, in degrees. */
const OFF_SHORE_DEGREES = 0.03;
/** Smaller waters and islands are points; larger islands are no aim of a day. */
const AREAS_KM2 = { lake: [3, 90_000], island: [3, 20_000] } as const;
const LEVEL = { lake: 2, island: 1 } as const;
/** Shares of its box that a lake fills, below which a circle limits it too. */
const WINDING = 0.28;
/** A circle of the same area does not reach the ends of a winding lake. */
const REACH = 2.2;
const KM_PER_DEGREE = 111.2;

/** Lakes and islands with the box and circle of their shores (GSHHG). */
export function withShoreAreas(sights: readonly ListedSight[]): ListedSight[] {
  const shores = readShorelines('h').filter(({ river }) => !river);
  const areas = { lake: areasOf(shores, 'lake'), island: areasOf(shores, 'island') };
  return sights.map((sight) => {
    if ((sight.kind !== 'lake' && sight.kind !== 'island') || sight.area !== null) return sight;
    const found = areas[sight.kind].find((area) => isWithin(area, sight, OFF_SHORE_DEGREES));
    if (found === undefined) return sight;
    return { ...sight, area: boxOf(found) };
  });
}

function boxOf({ south, west, north, east, areaKm2 }: ShoreArea): ListedSight['area'] {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const boxKm2 = (north - south) * (east - west) * narrowing * KM_PER_DEGREE ** 2;
  const [s, w, n, e] = [
    twoDecimals(south),
    twoDecimals(west),
    twoDecimals(north),
    twoDecimals(east),
  ];
  if (areaKm2 / boxKm2 >= WINDING) return [s, w, n, e];
  return [s, w, n, e, Math.ceil(Math.sqrt(areaKm2 / Math.PI) * REACH)];
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
