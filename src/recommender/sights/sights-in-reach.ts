import { monthsBetween } from '#src/domain/days/day.ts';
import type { Sight } from '#src/domain/sights.ts';
import { distanceKm as kmBetween } from '#src/domain/location.ts';
import { allowedSights } from '../safety/allowed-sights.ts';
import type { TripFacts } from '../trip-facts.ts';

/** Reach in kilometres by the days of the trip; what is world-famous is worth a longer way. */
const REACH: readonly { days: number; km: number; famousKm: number }[] = [
  { days: 2, km: 40, famousKm: 60 },
  { days: 4, km: 60, famousKm: 90 },
  { days: 9, km: 90, famousKm: 115 },
];
const LONG_TRIP_KM = 130;

/** The box of a great lake reaches far inland: its shore is trusted this near its point only. */
const LAKE_KM = 70;

const cache = new WeakMap<TripFacts, readonly Sight[]>();

/** What may be suggested, near enough for so many days, and in season. */
export function sightsInReach(facts: TripFacts): readonly Sight[] {
  const known = cache.get(facts);
  if (known !== undefined) return known;
  const reach = REACH.find(({ days }) => facts.days <= days);
  const { startDate, endDate } = facts.trip.request;
  const months = monthsBetween(startDate, endDate);
  const found = allowedSights(facts).filter((sight) => {
    const { distanceKm, fame, months: season, kind } = sight;
    if (kind === 'lake' && kmBetween(sight, facts.trip.location) > LAKE_KM) return false;
    const km = (fame === 1 ? reach?.famousKm : reach?.km) ?? LONG_TRIP_KM;
    return distanceKm <= km && (season.length === 0 || season.some((one) => months.includes(one)));
  });
  cache.set(facts, found);
  return found;
}
