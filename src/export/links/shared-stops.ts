import * as v from 'valibot';
import { latLngSchema } from '#src/domain/place/location.ts';
import type { Location } from '#src/domain/place/location.ts';
import { MOST_STOPS, stopDates, staySchema, staysOf } from '#src/domain/stops/stays.ts';
import type { Stay, StopDates } from '#src/domain/stops/stays.ts';
import { stopsOf } from '#src/domain/stops/stop-of.ts';
import { recommendationSchema } from '#src/domain/trip/recommendation.ts';
import type { Recommendation } from '#src/domain/trip/recommendation.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { roundedPoint } from './rounded-point.ts';
import { withoutOffers } from './without-offers.ts';

/** Size limit of a place's name. */
export const PLACE_CHARACTERS = 200;

/** A stop as a link carries it. */
export type SharedStop = StopDates & {
  location: Location;
  /** The text of an AI service; null for a stop that the device computes again. */
  written: Recommendation | null;
};

const stopSchema = v.strictObject({
  c: v.strictTuple([latLngSchema.entries.lat, latLngSchema.entries.lng]),
  p: v.pipe(v.string(), v.maxLength(PLACE_CHARACTERS)),
  /** Nights, and those between the stop before and this one that belong to none (below 0: to both). */
  m: staySchema.entries.nights,
  g: v.optional(staySchema.entries.gap, 0),
  r: v.optional(recommendationSchema),
});

/** The stops after the first, which is the trip of the link. Counted first: ten thousand are not read. */
export const stopsWireSchema = v.pipe(
  v.array(v.unknown()),
  v.minLength(1),
  v.maxLength(MOST_STOPS - 1),
  v.array(stopSchema),
);

export type StopsWire = v.InferInput<typeof stopSchema>[];

/** With the first stop before them. */
export function readStops(
  first: SharedStop,
  wire: v.InferOutput<typeof stopsWireSchema>,
): SharedStop[] {
  const [firstStay = { nights: 0, gap: 0 }] = staysOf([first]);
  const dates = stopDates(first.startDate, [
    firstStay,
    ...wire.map(({ m: nights, g: gap }) => ({ nights, gap })),
  ]);
  const stops = wire.map(({ c: [lat, lng], p, r }, index): SharedStop => {
    const { startDate, endDate } = dates[index + 1] ?? first;
    const written = r === undefined ? null : withoutOffers(r);
    return { location: { lat, lng, place: p }, startDate, endDate, written };
  });
  return [first, ...stops];
}

/** From the first day of the stops to the last. */
export function wholeDates(stops: readonly StopDates[]): StopDates {
  const starts = stops.map(({ startDate }) => startDate).toSorted();
  const ends = stops.map(({ endDate }) => endDate).toSorted();
  return { startDate: starts[0] ?? '', endDate: ends.at(-1) ?? '' };
}

/** The first stop and the others of a trip to share, in one form: what `readStops` reads. */
export function stopWires(saved: PlannedTrip): { first: SharedStop; others: StopsWire } | null {
  const { stops } = saved;
  if (stops === undefined) return null;
  const stays = staysOf(stops.map(({ trip }) => trip.request));
  const shared = stopsOf(saved).map((stop) => sharedStop(stop));
  const [first, ...others] = shared;
  if (first === undefined) return null;
  return {
    first,
    others: others.map((stop, index) => stopWire(stop, stays[index + 1] ?? { nights: 0, gap: 0 })),
  };
}

function stopWire({ location, written }: SharedStop, { nights, gap }: Stay): StopsWire[number] {
  const { lat, lng } = roundedPoint(location);
  return {
    c: [lat, lng],
    p: location.place.slice(0, PLACE_CHARACTERS),
    m: nights,
    ...(gap === 0 ? {} : { g: gap }),
    ...(written === null ? {} : { r: written }),
  };
}

function sharedStop(stop: PlannedTrip): SharedStop {
  const { location, request, language } = stop.trip;
  const wording = wordingIn(stop, language);
  const isWritten = stop.origin === 'ai' && wording !== null;
  return {
    location: { ...location, place: wording?.place ?? location.place },
    startDate: request.startDate,
    endDate: request.endDate,
    written: isWritten ? withoutOffers(wording.recommendation) : null,
  };
}
