import type { Language } from '#src/domain/language/language.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { stopNames } from '#src/wording/trip-title.ts';

type Stop = { name: string; dates: string; at: LatLng };

/** A stop that is added (`stop` alone), dropped (`was` alone) or that has other dates. */
export type ChangedStop = { stop?: Stop; was?: Stop };

/** The pin of a stop may be moved a little. */
const SAME_STOP_KM = 5;

/** The changes of each stop, in the order of the trip as it would be; empty between trips of one stop. */
export function changedStops(
  before: PlannedTrip,
  after: PlannedTrip,
  language: Language,
): ChangedStop[] {
  if (before.stops === undefined && after.stops === undefined) return [];
  const left = stopsIn(before, language);
  const changed = stopsIn(after, language).flatMap((stop): ChangedStop[] => {
    const at = left.findIndex((was) => distanceKm(was.at, stop.at) < SAME_STOP_KM);
    const [was] = at === -1 ? [] : left.splice(at, 1);
    if (was === undefined) return [{ stop }];
    return was.dates === stop.dates ? [] : [{ stop, was }];
  });
  return [...changed, ...left.map((was) => ({ was }))];
}

function stopsIn(planned: PlannedTrip, language: Language): Stop[] {
  const names = stopNames(planned, language);
  return (planned.stops ?? [planned]).map(({ trip: { location, request } }, at) => ({
    name: names[at] ?? '',
    dates: formatDatedRange(request.startDate, request.endDate, language),
    at: location,
  }));
}
