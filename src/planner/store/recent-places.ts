import * as v from 'valibot';
import { isoDaySchema } from '#src/domain/days/day.ts';
import { distanceKm, latLngSchema } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

const recentPlaceSchema = v.object({
  ...latLngSchema.entries,
  /** 'place, region, country' in the languages of the trip. */
  names: v.object({ en: v.exactOptional(v.string()), de: v.exactOptional(v.string()) }),
  startDate: isoDaySchema,
  endDate: isoDaySchema,
});

/** A place that a trip was planned to, with the dates of the newest one. */
export type RecentPlace = v.InferOutput<typeof recentPlaceSchema>;

/** So many the search opens with. */
const MOST = 5;
/** So many trips are read for them: several may lead to one place. */
export const TRIPS_READ = 12;
/** Trips this close lead to the same place. */
const SAME_PLACE_KM = 3;

/** Its full name in the language, else in the one that it is known in. */
export function recentName({ names }: RecentPlace, language: Language): string {
  return names[language] ?? names.en ?? names.de ?? '';
}

/** The places of the newest trips, each once, newest first. */
export function recentPlaces(trips: readonly SavedTrip[]): RecentPlace[] {
  const places: RecentPlace[] = [];
  for (const trip of trips) {
    const { lat, lng } = trip.trip.location;
    if (places.length < MOST && !places.some((known) => isSamePlace(known, { lat, lng }))) {
      const { startDate, endDate } = trip.trip.request;
      places.push({ lat, lng, names: namesOf(trip), startDate, endDate });
    }
  }
  return places;
}

/** The places remembered, so that the first screen has its height from the start. */
export function recallPlaces(text: string | null): RecentPlace[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(recentPlaceSchema)), text);
  return parsed.success ? parsed.output : [];
}

function namesOf({ trip, wordings }: SavedTrip): RecentPlace['names'] {
  return {
    [trip.language]: trip.location.place,
    ...(wordings.en && { en: wordings.en.place }),
    ...(wordings.de && { de: wordings.de.place }),
  };
}

function isSamePlace(one: LatLng, other: LatLng): boolean {
  return distanceKm(one, other) < SAME_PLACE_KM;
}
