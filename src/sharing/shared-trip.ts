import * as v from 'valibot';
import { addDays, dayCount, isoDaySchema } from '#src/domain/days/day.ts';
import { languageSchema } from '#src/domain/language-schema.ts';
import { latLngSchema } from '#src/domain/location.ts';
import { recommendationSchema } from '#src/domain/recommendation.ts';
import type { Recommendation } from '#src/domain/recommendation.ts';
import type { PlannedTrip, Trip } from '#src/domain/trip.ts';
import { wordingIn } from '#src/domain/trip.ts';
import { LONGEST_TRIP_DAYS, tripRequestSchema } from '#src/domain/trip-request.ts';
import { travelersSchema } from '#src/domain/travelers.ts';

/** A trip as a link carries it. */
export type SharedTrip = {
  trip: Trip;
  /** The day of the build that made the link: another build may compute other figures. */
  builtOn: string;
  /** The text of an AI service; null for a trip that the device computes again. */
  written: Recommendation | null;
};

/** Works out a shared trip again, on the device. */
export type PlanShared = (shared: SharedTrip, signal: AbortSignal) => Promise<PlannedTrip>;

const PLACE_LETTERS = 200;
const POINT_DECIMALS = 4;

/** Keys are one letter each: every byte counts in a QR code. */
const wireSchema = v.pipe(
  v.strictObject({
    /** Latitude and longitude. */
    c: v.strictTuple([latLngSchema.entries.lat, latLngSchema.entries.lng]),
    p: v.pipe(v.string(), v.maxLength(PLACE_LETTERS)),
    /** First day and number of days. */
    s: isoDaySchema,
    d: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_TRIP_DAYS)),
    n: travelersSchema,
    l: languageSchema,
    b: isoDaySchema,
    /** The wishes, only where the traveller shares them. */
    w: v.optional(tripRequestSchema.pipe[0].entries.preferences, ''),
    r: v.optional(recommendationSchema),
  }),
  v.transform(({ c: [lat, lng], p, s, d, n, l, b, w, r }): SharedTrip => ({
    trip: {
      location: { lat, lng, place: p },
      request: { startDate: s, endDate: addDays(s, d - 1), travelers: n, preferences: w },
      language: l,
    },
    builtOn: b,
    written: r === undefined ? null : withoutOffers(r),
  })),
);

/** Checks what a link holds; throws a ValiError. */
export function readSharedTrip(wire: unknown): SharedTrip {
  return v.parse(wireSchema, wire);
}

/** What a link holds of a trip. `place` and an AI's text are in the language of its text. */
export function wireOf(
  saved: Pick<PlannedTrip, 'trip' | 'origin' | 'wordings'>,
  { builtOn, withWishes }: { builtOn: string; withWishes: boolean },
): v.InferInput<typeof wireSchema> {
  const { location, request, language } = saved.trip;
  const wording = wordingIn(saved, language);
  return {
    c: [rounded(location.lat), rounded(location.lng)],
    p: (wording?.place ?? location.place).slice(0, PLACE_LETTERS),
    s: request.startDate,
    d: dayCount(request.startDate, request.endDate),
    n: request.travelers,
    l: wording?.language ?? language,
    b: builtOn,
    ...(withWishes && request.preferences !== '' ? { w: request.preferences } : {}),
    ...(saved.origin === 'ai' && wording !== null
      ? { r: withoutOffers(wording.recommendation) }
      : {}),
  };
}

/** Prices and links are the catalogue's to say: a link of a stranger's has none. */
function withoutOffers(recommendation: Recommendation): Recommendation {
  const { sections } = recommendation;
  const categories = sections.recommendedEquipment.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => ({
      ...product,
      price: null,
      price_checked_on: null,
      affiliate_link: '',
    })),
  }));
  const recommendedEquipment = { ...sections.recommendedEquipment, categories };
  return { ...recommendation, sections: { ...sections, recommendedEquipment } };
}

/** About ten metres. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(POINT_DECIMALS));
}
