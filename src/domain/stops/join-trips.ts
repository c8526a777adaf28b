import type { DayPlan, PlannedDay } from '../day-plan/day-plan.ts';
import { EMPTY_DAY, consistent } from '../day-plan/day-plan.ts';
import { daysAtTheirStops, fitTrip } from '../day-plan/fit-stops.ts';
import { ideaKeys } from '../day-plan/idea-key.ts';
import { renameIdeas } from '../day-plan/rename-ideas.ts';
import { LONGEST_DAY_NOTE } from '../day-plan/kept-idea.ts';
import { addDays, dayCount } from '../days/day.ts';
import { shortPlaceName } from '../place/place-name.ts';
import { LONGEST_TRIP_DAYS } from '../trip/trip-request.ts';
import type { TripDates } from '../trip/trip-request.ts';
import type { TripOwn } from '../trip/trip-own.ts';
import type { PlannedTrip, Trip } from '../trip/trip.ts';
import { wordingIn } from '../trip/trip.ts';
import { keyAtStop } from './join-ideas.ts';
import { joinStops } from './join-stops.ts';
import { MOST_NIGHTS, MOST_STOPS, nightsBetween } from './stays.ts';
import { stopsOf } from './stop-of.ts';

type Whole = PlannedTrip & TripOwn;

/** Whether the other trip comes before or after this one, or why the two cannot be one. */
export type JoinOrder =
  | 'before'
  | 'after'
  | 'overlap'
  | 'too-many'
  | 'too-long'
  | 'long-stay'
  | 'unsaid';

/** A trip may begin on the day on which the other ends: that is the day of change. */
export function joinOrder(one: PlannedTrip, other: PlannedTrip): JoinOrder {
  const [dates, others] = [one.trip.request, other.trip.request];
  if (stopsOf(one).length + stopsOf(other).length > MOST_STOPS) return 'too-many';
  if ([...stopsOf(one), ...stopsOf(other)].some(({ trip }) => isLongStay(trip.request))) {
    return 'long-stay';
  }
  if (languageOfBoth(one, other) === null) return 'unsaid';
  const isAfter = others.startDate >= dates.endDate;
  const isBefore = others.endDate <= dates.startDate;
  if (!isAfter && !isBefore) return 'overlap';
  const [first, last] = isAfter ? [dates, others] : [others, dates];
  const isTooLong = dayCount(first.startDate, last.endDate) > LONGEST_TRIP_DAYS;
  return isTooLong ? 'too-long' : isAfter ? 'after' : 'before';
}

function isLongStay({ startDate, endDate }: TripDates): boolean {
  return nightsBetween(startDate, endDate) > MOST_NIGHTS;
}

/** The dates of the other trip if it follows this one at once. */
export function datesAfter(one: PlannedTrip, other: PlannedTrip): TripDates {
  return movedBy(other.trip.request, nightsToFollow(one, other));
}

/** The stops of the other trip on the days that follow this one at once, to plan anew. */
export function tripsAfter(one: PlannedTrip, other: PlannedTrip): Trip[] {
  const nights = nightsToFollow(one, other);
  return stopsOf(other).map(({ trip }) => {
    const request = { ...trip.request, ...movedBy(trip.request, nights) };
    return Object.assign({}, trip, { request });
  });
}

/** The stop as a trip of its own, to plan anew. */
export function tripOfStop(stop: Trip): Trip {
  const { location, request, language, home } = stop;
  return { location, request, language, ...(home === undefined ? {} : { home }) };
}

/**
 * Two trips as one with stops, in the order of their days: own lines, ticks, kept ideas and days of both. The
 * travellers and wishes of the whole are those of the first.
 */
export function joinTrips(one: Whole, other: Whole): Whole {
  const isFirst = one.trip.request.startDate <= other.trip.request.startDate;
  const [first, second] = isFirst ? [one, other] : [other, one];
  const language = languageOfBoth(first, second) ?? first.trip.language;
  const stops = [...stopsOf(first), ...stopsOf(second)];
  const name = (at: number) => {
    const stop = stops[at];
    return stop === undefined ? undefined : shortPlaceName(stop.trip.location.place);
  };
  const planned = joinStops(
    stops.map((stop, at) => {
      const before = name(at - 1);
      const after = name(at + 1);
      const between = {
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      };
      const trip = Object.assign({}, stop.trip, { between, language });
      return Object.assign({}, stop, { trip });
    }),
  );
  return { ...planned, ...ownOfBoth(first, second, planned) };
}

/** In which both are said; null where no language is. */
function languageOfBoth(one: PlannedTrip, other: PlannedTrip): Trip['language'] | null {
  const order = [one.trip.language, other.trip.language, 'en', 'de'] as const;
  const isSaid = (language: Trip['language']) =>
    [one, other].every(({ wordings }) => wordings[language] !== undefined);
  return order.find((language) => isSaid(language)) ?? null;
}

function nightsToFollow(one: PlannedTrip, other: PlannedTrip): number {
  return nightsBetween(other.trip.request.startDate, one.trip.request.endDate);
}

function movedBy({ startDate, endDate }: TripDates, nights: number): TripDates {
  return { startDate: addDays(startDate, nights), endDate: addDays(endDate, nights) };
}

function ownOfBoth(first: Whole, second: Whole, planned: PlannedTrip): TripOwn {
  const { people } = first.listEdits;
  return {
    packed: [...new Set([...first.packed, ...second.packed])],
    listEdits: {
      lines: firstOfEach([...first.listEdits.lines, ...second.listEdits.lines]),
      own: firstOfEach([...first.listEdits.own, ...second.listEdits.own]),
      people: people.length > 0 ? people : second.listEdits.people,
    },
    packing: first.packing,
    days: daysOfBoth(first, second, planned),
  };
}

function firstOfEach<Item extends { key: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();
}

function daysOfBoth(first: Whole, second: Whole, planned: PlannedTrip): DayPlan {
  const { startDate, endDate } = planned.trip.request;
  const plans = [first, second].map((whole) =>
    renameIdeas(fitTrip(whole.days, whole), keysOf(whole)),
  );
  const days: PlannedDay[] = Array.from({ length: dayCount(startDate, endDate) }, () => EMPTY_DAY);
  for (const plan of plans) {
    const offset = nightsBetween(startDate, plan.from);
    for (const [index, day] of plan.days.entries()) {
      days[index + offset] = bothDays(days[index + offset] ?? EMPTY_DAY, day);
    }
  }
  return consistent({
    from: startDate,
    kept: plans.flatMap(({ kept }) => kept),
    setAside: plans.flatMap(({ setAside }) => setAside),
    days: daysAtTheirStops(days, planned),
    byHand: plans.flatMap(({ byHand }) => byHand),
  });
}

/** The day of change has what both trips have on it. */
function bothDays(one: PlannedDay, other: PlannedDay): PlannedDay {
  const note = [one.note, other.note].filter((text) => text !== '').join('\n');
  return {
    ideas: [...one.ideas, ...other.ideas],
    rain: [...one.rain, ...other.rain],
    note: note.slice(0, LONGEST_DAY_NOTE),
  };
}

/** Ideas without a place, 'Food and markets', are called alike on all trips: in the whole they have the key of their stop. */
function keysOf({ stops, trip, wordings }: Whole): Map<string, string> {
  if (stops !== undefined) return new Map();
  const suggestions = suggestionsIn({ trip, wordings }, trip.language);
  const keys = ideaKeys(suggestions);
  return new Map(
    keys.flatMap((key, index) =>
      suggestions[index]?.at === undefined ? [[key, keyAtStop(key, trip.location)]] : [],
    ),
  );
}

function suggestionsIn(
  planned: Pick<PlannedTrip, 'trip' | 'wordings'>,
  language: Trip['language'],
) {
  return wordingIn(planned, language)?.recommendation.sections.activities.suggestions ?? [];
}
