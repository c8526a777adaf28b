import { memoize } from '#src/domain/memoize.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import { differentNames } from '#src/domain/language/names.ts';
import { atHeight } from '../at-height.ts';
import { snowUnderfoot } from '../season/conditions-of-place.ts';
import { regionTable } from '../regions/region-table.ts';
import type { RegionTables } from '../regions/region-tables.ts';
import type { PlaceFacts } from '../trip-facts.ts';

/** Mean temperature on top from which paths are usually free of snow. */
const SNOW_FREE_MEAN = 5;
/** Most that a fit hiker climbs in a day, metres. */
const MOST_CLIMB_M = 1300;

/** A summit that hikers without a rope reach in a day from the point, free of snow on these days. */
export function hikersPeak({ names, elevation }: NamedPlace, facts: PlaceFacts): boolean {
  if (elevation === null || snowUnderfoot(facts)) return false;
  const byName = waysByName(regionTable('summits'));
  const ways = new Set(differentNames(names).map((name) => byName.get(foldText(name).text)));
  if (ways.has('climbed')) return false;
  const { mean, normals, terrain, trip } = facts;
  if (atHeight(mean, normals.elevation, elevation) < SNOW_FREE_MEAN) return false;
  if (ways.has('walked')) return true;
  const lat = Math.abs(trip.location.lat);
  const highest = regionTable('hikers-heights').find(({ below }) => lat < below)?.metres ?? 0;
  return elevation <= highest && elevation - terrain.elevation <= MOST_CLIMB_M;
}

/** By their folded names. */
const waysByName = memoize(
  (summits: RegionTables['summits']) =>
    new Map(summits.map(({ name, way }) => [foldText(name).text, way])),
);
