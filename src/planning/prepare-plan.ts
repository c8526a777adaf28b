import { spreadCurve } from '#src/domain/climate/climate-spread.ts';
import type { LatLng } from '#src/domain/location.ts';
import { snowCoverCurve } from '#src/domain/climate/snow-cover.ts';
import type { Evidence } from '#src/domain/trip.ts';
import type { Catalogue, Countries } from '#src/domain/ports.ts';

/**
 * What a plan for a place takes whatever is asked for: the bundled catalogue, the country's facts
 * and the year's spread and snow. Worked out while the traveller fills in the form; all of it is
 * remembered by whoever answers. What fails here is told when it is needed. `bundled` is null where
 * the catalogue is a service, which is not asked before its time.
 */
export async function preparePlan(
  { bundled, countries }: { bundled: Catalogue | null; countries: Countries },
  point: LatLng,
  { climate }: Evidence,
): Promise<void> {
  await Promise.allSettled([bundled?.vocabulary(), countries.at(point)]);
  spreadCurve(climate);
  snowCoverCurve(climate);
}
