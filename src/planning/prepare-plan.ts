import { spreadCurve } from '#src/domain/climate/climate-spread.ts';
import { snowCoverCurve } from '#src/domain/climate/snow-cover.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Catalogue, Countries, WishReader } from '#src/domain/ports.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';

const ANY_DAY = '2027-03-20';

/**
 * Fills the caches that a plan for this point will read, while the traveller fills in the form.
 * Errors are ignored here: they are reported when the plan needs the data. `bundled` is null where
 * the catalogue is remote.
 */
export async function preparePlan(
  {
    bundled,
    countries,
    wishes,
  }: { bundled: Catalogue | null; countries: Pick<Countries, 'at'>; wishes: WishReader },
  point: LatLng,
  { climate, terrain, timeZone }: Evidence,
): Promise<void> {
  await Promise.allSettled([
    bundled?.vocabulary(),
    countries.at(point),
    // The first text that is read compiles the words of all languages; an empty one does too.
    wishes.weatherWants(''),
  ]);
  spreadCurve(climate);
  snowCoverCurve(climate);
  const [{ spanFigures }, { daylightOn }] = await Promise.all([
    import('#src/domain/climate/span-figures.ts'),
    import('#src/domain/days/daylight.ts'),
  ]);
  // What they keep is of the place, not of the day.
  spanFigures({ climate, terrain, point }, ANY_DAY, ANY_DAY);
  daylightOn(ANY_DAY, point, timeZone);
}
