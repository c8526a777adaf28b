import { joinStops } from '#src/domain/stops/join-stops.ts';
import { stopDates } from '#src/domain/stops/stays.ts';
import type { Stay } from '#src/domain/stops/stays.ts';
import type { PlannedTrip, Wording } from '#src/domain/trip/trip.ts';
import { highCoast } from '#tests/result/high-coast.ts';

/**
 * A trip whose stops are the High Coast and places north of it, half a degree apart, with the same
 * ideas around each; nothing is computed. `north`: how many half degrees the first stop lies north
 * of the High Coast.
 */
export function twoCoasts(
  from = '2027-06-10',
  stays: readonly Stay[] = [
    { nights: 4, gap: 0 },
    { nights: 6, gap: 0 },
  ],
  north = 0,
): PlannedTrip {
  return joinStops(coastStops(from, stays, north));
}

export function coastStops(from: string, stays: readonly Stay[], north = 0): PlannedTrip[] {
  const coast = highCoast();
  const { location, request, language } = coast.trip;
  return stopDates(from, stays).map((dates, at) => {
    const degrees = (at + north) / 2;
    return highCoast({
      trip: {
        location: { ...location, lat: location.lat + degrees },
        request: { ...request, ...dates },
        language,
        between: {},
      },
      wordings: {
        en: movedNorth(coast.wordings.en, degrees),
        de: movedNorth(coast.wordings.de, degrees),
      },
    });
  });
}

function movedNorth(wording: Wording | undefined, degrees: number): Wording | undefined {
  if (wording === undefined) return undefined;
  const { sections } = wording.recommendation;
  const suggestions = sections.activities.suggestions.map((idea) =>
    Object.assign({}, idea, idea.at && { at: { ...idea.at, lat: idea.at.lat + degrees } }),
  );
  const activities = { ...sections.activities, suggestions };
  return {
    ...wording,
    recommendation: { ...wording.recommendation, sections: { ...sections, activities } },
  };
}
