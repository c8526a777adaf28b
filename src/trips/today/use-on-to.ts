import { useMemo } from 'react';
import { distanceKm } from '#src/domain/place/location.ts';
import type { DayStop } from '#src/domain/stops/day-stops.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { withoutNear } from '#src/wording/in-place.ts';
import { stopNames } from '#src/wording/trip-title.ts';

/** The stop that one goes on to on a day of change, and how far away it is in a straight line. */
export type OnTo = { place: string; km: number };

/** Null where one stays. */
export function useOnTo(planned: PlannedTrip, day: DayStop | undefined): OnTo | null {
  const language = useLanguage();
  const { at = null, from = null } = day ?? {};
  return useMemo(() => {
    const [start, end] = [planned.stops?.[from ?? -1], planned.stops?.[at ?? -1]];
    if (start === undefined || end === undefined || at === null) return null;
    const place = withoutNear(stopNames(planned, language)[at] ?? '');
    return { place, km: distanceKm(start.trip.location, end.trip.location) };
  }, [planned, language, at, from]);
}
