import { spreadCurve } from '#src/domain/climate-spread.ts';
import type { LatLng } from '#src/domain/location.ts';
import { snowCoverCurve } from '#src/domain/snow-cover.ts';
import type { Evidence } from '#src/domain/trip.ts';
import type { Choice } from './choose-providers.ts';

/**
 * What a plan for a place takes whatever is asked for: the bundled catalogue, the country's facts
 * and the year's spread and snow. Worked out while the traveller fills in the form; all of it is
 * remembered by whoever answers. What fails here is told when it is needed.
 */
export async function preparePlan(
  { chosen, device }: Choice,
  point: LatLng,
  { climate }: Evidence,
): Promise<void> {
  const bundled = chosen.catalogue === device.catalogue;
  await Promise.allSettled([
    bundled ? device.catalogue.vocabulary() : null,
    device.countries.at(point),
  ]);
  spreadCurve(climate);
  snowCoverCurve(climate);
}
