import { addDays, dayCount } from '../days/day.ts';
import type { IsoDay } from '../days/day.ts';
import { dayStops } from '../stops/day-stops.ts';
import type { DayStop } from '../stops/day-stops.ts';
import type { TripDates } from '../trip/trip-request.ts';
import type { SavedTrip } from '../trip/trip.ts';

/** The stage of a trip on a day: the day before, a day of it, or the journey home. */
export type TodayStage =
  /** `day`: the day before the first. */
  | { kind: 'eve'; day: IsoDay; days: number }
  | {
      /** A trip of one day has no journey home of its own. */
      kind: 'day' | 'home';
      day: IsoDay;
      /** From 0. */
      number: number;
      days: number;
      /** Where the traveller is, the trip has not begun: they are still packing. */
      isBeforeAtHome: boolean;
    };

/** A trip that is shown today. */
export type TodaysTrip = { saved: SavedTrip; stage: TodayStage };

type Staged = Pick<SavedTrip, 'trip' | 'evidence' | 'stops'>;

/** No two calendars on earth are further apart. */
const CALENDARS_APART = 1;

/** The calendar day in the time zone; in the device's where the zone is null or unknown. */
export function dayIn(now: Date, timeZone: string | null): IsoDay {
  // Swedish dates are ISO dates.
  if (timeZone === null) return now.toLocaleDateString('sv-SE');
  try {
    return now.toLocaleDateString('sv-SE', { timeZone });
  } catch {
    return dayIn(now, null);
  }
}

/**
 * The dates within which today may be the eve or a day of a trip: the calendar at the place may be
 * ahead of the traveller's, or behind.
 */
export function timeOfToday(atHome: IsoDay): TripDates {
  return {
    startDate: addDays(atHome, -CALENDARS_APART),
    endDate: addDays(atHome, 1 + CALENDARS_APART),
  };
}

/**
 * The calendar day at the place; on a trip with stops, at the stop where one woke up, so that a day
 * begins at midnight there. Before the first day the first stop counts, after the last day the last
 * stop.
 */
function dayThere(planned: Staged, now: Date): IsoDay {
  if (planned.stops === undefined) return dayIn(now, planned.evidence?.timeZone ?? null);
  const days = dayStops(planned);
  const zones = zonesOn(days, planned.stops);
  for (const [number, { day }] of [...days.entries()].toReversed()) {
    const there = dayIn(now, zones[Math.max(0, number - 1)] ?? null);
    if (there < day) continue;
    const after = number === days.length - 1 ? dayIn(now, zones.at(-1) ?? null) : day;
    return after > day ? after : day;
  }
  return dayIn(now, zones[0] ?? null);
}

/** The time zone of each day's stop; where it is not known, or between stops, that of the day before. */
function zonesOn(days: readonly DayStop[], stops: readonly Pick<SavedTrip, 'evidence'>[]) {
  let zone = stops.find(({ evidence }) => evidence !== null)?.evidence?.timeZone ?? null;
  return days.map(({ at }) => {
    zone = stops[at ?? -1]?.evidence?.timeZone ?? zone;
    return zone;
  });
}

/**
 * The stage of a trip today. From the first day on the calendar of the place counts; before it also
 * the traveller's own, since one packs at home on the eve. Null on all other days.
 */
export function stageOf(saved: Staged, now: Date): TodayStage | null {
  const { startDate, endDate } = saved.trip.request;
  const eve = addDays(startDate, -1);
  const atHome = dayIn(now, null);
  const time = timeOfToday(atHome);
  if (endDate < time.startDate || startDate > time.endDate) return null;
  const day = dayThere(saved, now);
  const days = dayCount(startDate, endDate);
  if (day < startDate) {
    return day === eve || atHome >= eve ? { kind: 'eve', day: eve, days } : null;
  }
  if (day > endDate) return null;
  const number = dayCount(startDate, day) - 1;
  const kind = day === endDate && days > 1 ? 'home' : 'day';
  return { kind, day, number, days, isBeforeAtHome: atHome < startDate };
}

/** The trips of today: those under way first, of these the one that began last, then those of tomorrow. */
export function tripsOfToday(trips: readonly SavedTrip[], now: Date): TodaysTrip[] {
  return trips
    .flatMap((saved): TodaysTrip[] => {
      const stage = stageOf(saved, now);
      return stage === null ? [] : [{ saved, stage }];
    })
    .toSorted((a, b) => rank(a) - rank(b) || startOf(b).localeCompare(startOf(a)));
}

function rank({ stage }: TodaysTrip): number {
  return stage.kind === 'eve' ? 1 : 0;
}

function startOf({ saved }: TodaysTrip): IsoDay {
  return saved.trip.request.startDate;
}
