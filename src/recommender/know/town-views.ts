import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import type { TripSpread } from '#src/domain/climate/climate-spread.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Climate, Terrain } from '#src/domain/ports.ts';
import type { TripToDecide } from './trip-to-decide.ts';

/** The facts that are different in a town than at the point of the trip. */
type TownView = { normals: ClimateNormals; climate: TripClimate; spread: TripSpread; mean: number };

/** By `pointKey`. */
export type TownViews = ReadonlyMap<string, TownView>;

/** A town this much higher or lower has weather of its own. */
const OTHER_HEIGHT_M = 250;
const MOST_TOWNS = 4;

/** The weather of the most important towns that lie much higher or lower than the point. */
export async function viewsOfTowns(
  { request }: TripToDecide,
  features: readonly NamedPlace[],
  elevation: number,
  sources: { climate: Climate; terrain: Terrain },
  signal?: AbortSignal,
): Promise<TownViews> {
  const towns = features.filter(({ kind }) => isOneOf(SETTLEMENT_PLACES, kind));
  const heights = await Promise.all(
    towns.map(async (town) => ({ town, ground: await sources.terrain.at(town, signal) })),
  );
  const others = heights
    .filter(({ ground }) => Math.abs(ground.elevation - elevation) >= OTHER_HEIGHT_M)
    .map(({ town }) => town)
    .toSorted((a, b) => a.rank - b.rank || a.distanceKm - b.distanceKm)
    .slice(0, MOST_TOWNS);
  const views = await Promise.all(
    others.map(async (town) => {
      const normals = await sources.climate.normalsAt(town, signal);
      const climate = climateOf(normals, request.startDate, request.endDate);
      const spread = spreadOf(normals, request.startDate, request.endDate);
      const mean = (climate.high + climate.low) / 2;
      return [pointKey(town), { normals, climate, spread, mean }] as const;
    }),
  );
  signal?.throwIfAborted();
  return new Map(views);
}

export function pointKey({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat} ${lng}`;
}
