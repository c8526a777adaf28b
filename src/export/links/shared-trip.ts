import * as v from 'valibot';
import { EMPTY_PLAN } from '#src/domain/day-plan/day-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { addDays, dayCount, isoDaySchema } from '#src/domain/days/day.ts';
import { languageSchema } from '#src/domain/language/language-schema.ts';
import { NO_EDITS } from '#src/domain/list/list-edits.ts';
import type { ListEdits } from '#src/domain/list/list-edits.ts';
import { latLngSchema } from '#src/domain/place/location.ts';
import { recommendationSchema } from '#src/domain/trip/recommendation.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import {
  LONGEST_TRIP_DAYS,
  tripDatesSchema,
  tripRequestSchema,
} from '#src/domain/trip/trip-request.ts';
import { travelersSchema } from '#src/domain/trip/travelers.ts';
import { daysWire, daysWireSchema, readDays } from './shared-days.ts';
import { roundedPoint } from './rounded-point.ts';
import type { ToldIdea } from './told-ideas.ts';
import { listWire, listWireSchema, readList } from './shared-list.ts';
import {
  PLACE_CHARACTERS,
  readStops,
  stopWires,
  stopsWireSchema,
  wholeDates,
} from './shared-stops.ts';
import type { SharedStop, StopsWire } from './shared-stops.ts';
import { withoutOffers } from './without-offers.ts';

/** A trip as a link carries it. */
export type SharedTrip = {
  trip: Trip;
  /** The day of the build that made the link: another build may compute other figures. */
  builtOn: string;
  /** The text of an AI service; null for a trip that the device computes again, and where there are stops. */
  written: Recommendation | null;
  /** Null for a trip of one stop. The trip is at the first, and lasts from the first to the last. */
  stops: readonly SharedStop[] | null;
  listEdits: ListEdits;
  /** Ideas without a name are those that the trip suggests; see `ownOfShared`. */
  days: DayPlan;
  /** Of kept ideas that answer wishes which do not travel; see `withToldIdeas`. */
  told: readonly ToldIdea[];
};

/** The trip to share: a saved one, or one without anything of the traveller's own. */
export type ToShare = PlannedTrip & Partial<Pick<TripOwn, 'listEdits' | 'days'>>;

/** The optional content of a link. `withNotes`: also the names of the travellers. */
export type ShareOptions = { builtOn: string; withWishes: boolean; withNotes: boolean };

/** Works out a shared trip again, on the device. */
export type PlanShared = (shared: SharedTrip, signal: AbortSignal) => Promise<PlannedTrip>;

/** Keys are one letter each: every byte counts in a QR code. */
const wireSchema = v.pipe(
  v.strictObject({
    /** Latitude and longitude. */
    c: v.strictTuple([latLngSchema.entries.lat, latLngSchema.entries.lng]),
    p: v.pipe(v.string(), v.maxLength(PLACE_CHARACTERS)),
    /** First day and number of days; of its first stop, where there are `q`. */
    s: isoDaySchema,
    d: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_TRIP_DAYS)),
    n: travelersSchema,
    l: languageSchema,
    b: isoDaySchema,
    /** The wishes, only where the traveller shares them. */
    w: v.optional(tripRequestSchema.pipe[0].entries.preferences, ''),
    r: v.optional(recommendationSchema),
    /** Changes of the list, and the days. Builds that wrote version 1 do not know them. */
    e: v.optional(listWireSchema),
    y: v.optional(daysWireSchema),
    /** The other stops. */
    q: v.optional(stopsWireSchema),
  }),
  v.transform(({ c: [lat, lng], p, s, d, n, l, b, w, r, e, y, q }): SharedTrip => {
    const location = { lat, lng, place: p };
    const written = r === undefined ? null : withoutOffers(r);
    const first = { location, startDate: s, endDate: addDays(s, d - 1), written };
    const stops = q === undefined ? null : readStops(first, q);
    const dates = v.parse(tripDatesSchema, wholeDates(stops ?? [first]));
    const days =
      y === undefined
        ? null
        : readDays(y, {
            startDate: dates.startDate,
            days: dayCount(dates.startDate, dates.endDate),
          });
    return {
      trip: {
        location,
        request: { ...dates, travelers: n, preferences: w },
        language: l,
      },
      builtOn: b,
      written: stops === null ? written : null,
      stops,
      listEdits: e === undefined ? NO_EDITS : readList(e),
      days: days?.plan ?? EMPTY_PLAN,
      told: days?.told ?? [],
    };
  }),
);

/** The content of a link, as it is written. */
export type Wire = Omit<v.InferInput<typeof wireSchema>, 'q'> & { q?: StopsWire };

/** Checks what a link holds; throws a ValiError. */
export function readSharedTrip(wire: unknown): SharedTrip {
  return v.parse(wireSchema, wire);
}

/** The form of a trip in a link. `place` and an AI's text are in the language of its text. */
export function wireOf(saved: ToShare, { builtOn, withWishes, withNotes }: ShareOptions): Wire {
  const { location, request, language } = saved.trip;
  const stops = stopWires(saved);
  const { lat, lng } = roundedPoint(location);
  const wording = wordingIn(saved, language);
  const computedAlike = saved.origin === 'ai' || withWishes || request.preferences.trim() === '';
  const how = { withNotes, computedAlike };
  const { listEdits = NO_EDITS, days = EMPTY_PLAN } = saved;
  const e = listWire({ ...saved, listEdits }, how);
  const y = daysWire({ ...saved, days }, how);
  const written = saved.origin === 'ai' && wording !== null ? wording.recommendation : null;
  const first = stops?.first ?? {
    location: { ...location, place: wording?.place ?? location.place },
    startDate: request.startDate,
    endDate: request.endDate,
    written: written && withoutOffers(written),
  };
  return {
    c: [lat, lng],
    p: first.location.place.slice(0, PLACE_CHARACTERS),
    s: first.startDate,
    d: dayCount(first.startDate, first.endDate),
    n: request.travelers,
    l: wording?.language ?? language,
    b: builtOn,
    ...(withWishes && request.preferences !== '' ? { w: request.preferences } : {}),
    ...(first.written === null ? {} : { r: first.written }),
    ...(e === undefined ? {} : { e }),
    ...(y === undefined ? {} : { y }),
    ...(stops === null ? {} : { q: stops.others }),
  };
}
