import { addDays } from '#src/domain/days/day.ts';
import type { Language } from '#src/domain/language.ts';
import type { Trip } from '#src/domain/trip.ts';
import { PACKING_TRIP_ROWS } from './packing-trip-rows.ts';
import { TRIP_ROWS } from './trip-rows.ts';

/** Trips over the world: all climates and seasons, wishes in both languages, 1 to 20 travellers. */
export const TRIPS: readonly Trip[] = `${TRIP_ROWS}${PACKING_TRIP_ROWS}`
  .split('\n')
  .filter((line) => line.includes('|'))
  .filter((line) => !line.startsWith('/**'))
  .map(tripOf);

function tripOf(line: string): Trip {
  const fields = line.split('|').map((field) => field.trim());
  const [place = '', point = '', startDate = '', days, travelers, language, preferences = ''] =
    fields;
  const [lat = Number.NaN, lng = Number.NaN] = point.split(' ').map(Number);
  if (fields.length !== 7 || Number.isNaN(lat) || Number.isNaN(lng)) throw new Error(line);
  return {
    location: { lat, lng, place },
    request: {
      startDate,
      endDate: addDays(startDate, Number(days) - 1),
      travelers: Number(travelers),
      preferences,
    },
    language: languageOf(language),
  };
}

function languageOf(text: string | undefined): Language {
  return text === 'de' ? 'de' : 'en';
}
