import { useMemo } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Evidence, Trip } from '#src/domain/trip.ts';
import { verdictOn } from '#src/domain/climate/verdict.ts';
import type { Verdict } from '#src/domain/climate/verdict.ts';
import { weatherWantsOf } from '#src/domain/climate/weather-wants.ts';

/** The verdict on a trip's dates by its stored climate; null without one. Today is null in a print. */
export function useVerdict(
  evidence: Evidence | null,
  { location, request }: Trip,
  today: IsoDay | null,
): Verdict | null {
  return useMemo(() => {
    if (evidence === null) return null;
    const { climate, terrain } = evidence;
    const wants = weatherWantsOf(request.preferences);
    return verdictOn({ climate, terrain, point: location }, request, wants, today);
  }, [evidence, location, request, today]);
}
