import { useMemo } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { verdictOn } from '#src/domain/climate/verdict/verdict.ts';
import type { Verdict } from '#src/domain/climate/verdict/verdict.ts';
import { NO_WANTS } from '#src/domain/climate/weather-wants.ts';

/** The verdict on a trip's dates by its stored climate; null without one. Today is null in a print. */
export function useVerdict(
  { evidence, trip, wants = NO_WANTS }: Pick<PlannedTrip, 'evidence' | 'trip' | 'wants'>,
  today: IsoDay | null,
): Verdict | null {
  return useMemo(() => {
    if (evidence === null) return null;
    const { climate, terrain } = evidence;
    const { location, request } = trip;
    return verdictOn({ climate, terrain, point: location }, request, wants, today);
  }, [evidence, trip, wants, today]);
}
