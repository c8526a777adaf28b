import { spreadCurve } from '#src/domain/climate/climate-spread.ts';
import { snowCoverCurve } from '#src/domain/climate/snow-cover.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Catalogue, Countries } from '#src/domain/ports.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';

/**
 * Fills the caches that a plan for this point will read, while the traveller fills in the form.
 * Errors are ignored here: they are reported when the plan needs the data. `bundled` is null where
 * the catalogue is remote.
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
