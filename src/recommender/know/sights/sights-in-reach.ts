import { monthsBetween } from '#src/domain/days/day.ts';
import type { Unfit } from '#src/domain/place/access.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { REACH_KM } from '#src/domain/place/reach.ts';
import { allowedSights, unfitSights } from './allowed-sights.ts';
import type { PlaceFacts } from '../trip-facts.ts';

/** Reach in kilometres by the days of the trip; what is world-famous is worth a longer way. */
const REACH: readonly { days: number; km: number; famousKm: number }[] = [
  { days: 2, km: 40, famousKm: 60 },
  { days: 4, km: 60, famousKm: 90 },
  { days: 9, km: 90, famousKm: 115 },
];
const LONG_TRIP_KM = 130;

/** The box of a great lake reaches far inland: its shore is trusted this near its point only. */
const LAKE_KM = 70;

/** Behind a range the road takes longer than the distance says; whoever stays for long has the days for it. */
const BEYOND_RIDGE = { km: 40, famousKm: 60 } as const;
const BEYOND_RIDGE_LONG = { days: 15, km: 60, famousKm: 100 } as const;

/** Where there are fewer, they are worth a longer way. */
const FEW = 5;

/** Of those that are open, the sights near enough for so many days. */
export function sightsInReach(days: number, open: readonly Sight[]): readonly Sight[] {
  const reach = REACH.find((one) => days <= one.days);
  const near = open.filter(
    (sight) =>
      sight.distanceKm <= ((sight.fame === 1 ? reach?.famousKm : reach?.km) ?? LONG_TRIP_KM),
  );
  if (near.length >= FEW) return near;
  return open.filter(({ distanceKm: km }) => km <= REACH_KM['day-out']);
}

/** Allowed and in season, within a day trip; with what lies far behind a range, for who names it. */
export function sightsInSeason(facts: PlaceFacts): Sight[] {
  return allowedSights(facts).filter(isInSeason(facts));
}

/** The same of those that are not for who travels, with the reason. */
export function openButUnfit(facts: PlaceFacts): { sight: Sight; why: Unfit }[] {
  const [inSeason, onThisSide] = [isInSeason(facts), isOnThisSide(facts)];
  return unfitSights(facts).filter(({ sight }) => inSeason(sight) && onThisSide(sight));
}

function isInSeason(facts: PlaceFacts): (sight: Sight) => boolean {
  const { startDate, endDate } = facts.trip.request;
  const months = monthsBetween(startDate, endDate);
  return (sight) =>
    (sight.months.length === 0 || sight.months.some((one) => months.includes(one))) &&
    !(sight.kind === 'lake' && distanceKm(sight, facts.trip.location) > LAKE_KM);
}

/** What is not far behind a range. */
export function isOnThisSide({ beyondRidge, days }: PlaceFacts): (sight: Sight) => boolean {
  const most = days >= BEYOND_RIDGE_LONG.days ? BEYOND_RIDGE_LONG : BEYOND_RIDGE;
  return ({ id, fame, distanceKm: km }) =>
    !beyondRidge.has(id) || km <= (fame === 1 ? most.famousKm : most.km);
}
