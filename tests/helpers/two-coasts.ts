import { joinStops } from '#src/domain/stops/join-stops.ts';
import { stopDates } from '#src/domain/stops/stays.ts';
import type { Stay } from '#src/domain/stops/stays.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { highCoast } from '#tests/result/high-coast.ts';

/** A trip whose stops are the High Coast and places north of it, half a degree each: nothing is computed. */
export function twoCoasts(
  from = '2027-06-10',
  stays: readonly Stay[] = [
    { nights: 4, gap: 0 },
    { nights: 6, gap: 0 },
  ],
): PlannedTrip {
  return joinStops(coastStops(from, stays));
}

export function coastStops(from: string, stays: readonly Stay[]): PlannedTrip[] {
  const { location, request, language } = highCoast().trip;
  return stopDates(from, stays).map((dates, at) =>
    highCoast({
      trip: {
        location: { ...location, lat: location.lat + at / 2 },
        request: { ...request, ...dates },
        language,
        between: {},
      },
    }),
  );
}
